import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { breaksIn, type World } from '../testing/breaksIn.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { checkRelease } from './checkRelease.ts';

const kit = '@marketplace/section-kit';

/** What the shells lend: code that the oracle runs. */
const shells = [
  { version: '1.0.0', kitVersion: '1.0.0', react: '19.3.1', names: ['useT'] },
  { version: '1.1.0', kitVersion: '1.1.0', react: '19.3.1', names: ['useT', 'useMoney'] },
  { version: '2.0.0', kitVersion: '2.0.0', react: '19.3.1', names: ['useMoney'] },
  { version: '3.0.0', kitVersion: '1.1.0', react: '20.0.0', names: ['useT', 'useMoney'] },
];

interface Version {
  version: string;
  code: string;
  paths: string[];
  fragments?: string[];
  range?: string;
  react?: string;
}

const sections: Record<string, Version[]> = {
  'mf-one': [
    { version: '1.0.0', paths: ['/one'], code: "kit.useT(); db.call('save_one'); open('/two'); place('two/cards');" },
    { version: '1.1.0', paths: ['/one'], code: "kit.useMoney(); db.call('save_one'); open('/two');" },
    { version: '2.0.0', paths: ['/one'], code: "kit.useMoney(); open('/deux');", range: '^2.0.0' },
    { version: '2.1.0', paths: ['/one', '/two'], code: "kit.useT(); open('/one');" },
    { version: '3.0.0', paths: ['/one'], code: "kit.useT(); db.call('count_ones');", range: '>=1.0.0', react: '20.0.0' },
  ],
  'mf-two': [
    { version: '1.0.0', paths: ['/two'], fragments: ['cards'], code: "kit.useT(); open('/one');" },
    { version: '1.1.0', paths: ['/two', '/deux'], code: "kit.useMoney(); db.call('list_twos');", range: '>=1.0.0' },
    { version: '2.0.0', paths: ['/:any'], fragments: ['cards'], code: "db.call('list_twos'); open('/deux');", range: '>=1.0.0' },
  ],
};
const databaseFunctions = ['save_one', 'count_ones', 'list_twos'];

/** What a build reads from code. */
const calledIn = (code: string, call: RegExp): string[] => [...code.matchAll(call)].map(([, name]) => name!);

function publishAll(): { dir: string; store: ArtifactStore } {
  const dir = temporaryFolder();
  const store = new ArtifactStore(dir);
  for (const { version, kitVersion, react, names } of shells) {
    const code = `return { ${names.map((name) => `${name}() {}`).join(', ')} };`;
    const artifact = { offers: { [kit]: names }, provides: { [kit]: kitVersion, '@marketplace/shared-ui': '1.0.0', react } };
    store.publish(writeBuild(join(dir, 'builds', version), { name: 'shell', version, files: { 'main.js': code }, artifact }));
  }
  for (const [name, versions] of Object.entries(sections)) for (const each of versions) store.publish(writeVersion(dir, name, each));
  return { dir, store };
}

function writeVersion(
  dir: string,
  name: string,
  { version, code, paths, fragments = [], range = '^1.0.0', react = '19.3.1' }: Version,
): string {
  const manifest: Partial<SectionManifest> = {
    requires: { [kit]: range, '@marketplace/shared-ui': '^1.0.0' } as SectionManifest['requires'],
    routes: paths.map((path) => ({ path, title: { en: 'A', fr: 'A' }, chunk: 'sample-page' })),
    fragments,
    database: { tables: [], functions: calledIn(code, /db\.call\('(\w+)'\)/g) },
  };
  const artifact: Partial<Artifact> = {
    uses: { [kit]: calledIn(code, /kit\.(\w+)/g) },
    links: calledIn(code, /open\('([^']+)'\)/g),
    places: calledIn(code, /place\('([^']+)'\)/g),
    provides: { [kit]: '1.0.0', '@marketplace/shared-ui': '1.0.0', react },
  };
  return writeBuild(join(dir, 'builds', name, version), { name, version, files: { 'sample-page.js': code }, manifest, artifact });
}

/** The same sets at every run. */
function pseudoRandom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

describe('a hundred sets of versions', () => {
  it('none that is accepted breaks, and at most two that are refused would have worked', () => {
    const { store } = publishAll();
    const below = pseudoRandom(36);
    const of = <T>(list: readonly T[]): T => list[below(list.length)]!;
    const read = (name: string, version: string) => ({ artifact: store.read(name, version), manifest: store.manifest(name, version) });
    const count = { accepted: 0, refused: 0, refusedInVain: [] as string[] };
    for (let set = 0; set < 100; set += 1) {
      // Every other set is near one that works, or nearly all would be refused for the same reasons.
      const isNear = set % 2 === 0;
      const shell = store.read('shell', isNear ? of(['1.0.0', '1.1.0']) : of(shells).version);
      const chosen = Object.entries(sections).map(([name, versions]) => {
        const candidates = isNear ? versions.slice(0, 2) : versions;
        const previous = below(2) ? read(name, of(candidates).version).artifact : null;
        return [name, { ...read(name, of(candidates).version), previous }] as const;
      });
      const functions = isNear ? databaseFunctions : databaseFunctions.filter(() => below(5) > 0);
      const content = { shell, sections: Object.fromEntries(chosen) };
      const spoilt = below(10) === 0 ? join(store.folder('mf-two', content.sections['mf-two']!.artifact.version), 'sample-page.js') : null;
      const whole = spoilt && readFileSync(spoilt);
      if (spoilt) writeFileSync(spoilt, '');
      const world: World = { content, folder: (artifact) => store.folder(artifact.name, artifact.version), functions };
      const breaks = breaksIn(world);
      const problems = checkRelease({ content, before: null, store, database: { tables: [], functions } });
      if (spoilt) writeFileSync(spoilt, whole!);
      const facts = JSON.stringify({
        shell: shell.version,
        chosen: chosen.map(([, each]) => [each.artifact.version, each.previous?.version]),
        functions,
      });
      if (problems.length === 0) assert.deepEqual(breaks, [], `accepted, and breaks: ${facts}`);
      count[problems.length ? 'refused' : 'accepted'] += 1;
      if (problems.length && !breaks.length) count.refusedInVain.push(`${facts}: ${problems.map(({ sentence }) => sentence).join(' ')}`);
    }
    assert.ok(count.refusedInVain.length <= 2, count.refusedInVain.join('\n'));
    assert.ok(count.accepted >= 15 && count.refused >= 40, JSON.stringify(count));
  });
});
