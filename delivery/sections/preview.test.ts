import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { parseOverrides } from '../server/overrides/Overrides.ts';
import { OverriddenRegistries } from '../server/overrides/OverriddenRegistries.ts';
import { isWorkingCopy } from '../store/isWorkingCopy.ts';
import { composed, cookieOf, overrideSite } from '../testing/overrideSite.ts';
import { publishBuilds, reason } from '../testing/publishBuilds.ts';
import { writeBuild, type BuildFacts } from '../testing/writeBuild.ts';
import { changedSections } from './preview.ts';
import { runVerb } from './runVerb.ts';

const text = { en: 'A', fr: 'A' };
const other: BuildFacts = { name: 'mf-other', manifest: { routes: [{ path: '/other', title: text, chunk: 'sample-page' }] } };
const mine: BuildFacts = { name: 'mf-sample', version: '1.1.0', files: { 'sample-page.js': 'show("mine")' } };

const setUp = () => {
  const site = publishBuilds({ name: 'shell' }, { name: 'mf-sample' }, other);
  const build = (facts: BuildFacts): string => writeBuild(join(site.dataDir, 'next', facts.name), facts);
  const run = (...words: string[]) => runVerb(['preview', ...words], { dataDir: site.dataDir, who: 'ann' });
  return { ...site, build, run };
};

const linkIn = (output: string): string => /^\S*\/overrides\?use=(\S+)$/m.exec(output)![1]!;

describe('a preview of a branch', () => {
  it('is its build for who opens the link and presses there, beside the live ones of others, and for nobody else', async () => {
    const { dataDir, get, choose, open } = await overrideSite();
    const folder = writeBuild(join(dataDir, 'mine'), mine);
    const words = ['preview', 'local', folder, '--branch', 'feature/Quote form', '--site', 'https://staging.example.ca/'];
    const { code, output } = await runVerb(words, { dataDir, who: 'ann' });
    const version = /^Published mf-sample (1\.1\.0-pr\.feature-quote-form-[0-9a-f]{8})\.$/m.exec(output)![1]!;
    assert.equal(code, 0);
    assert.match(output, new RegExp(`^https://staging\\.example\\.ca/overrides\\?use=mf-sample@${version}$`, 'm'));

    assert.match(await (await get(`/overrides?use=mf-sample@${version}`)).text(), new RegExp(`<option value="${version}" selected>`));
    const { html } = await open(cookieOf(await choose({ 'mf-sample': version })));
    assert.deepEqual([composed(html).current.version, composed(html).previous?.version], [version, '1.0.0']);
    assert.equal(composed((await open()).html).current.version, '1.0.0');
  });

  it('changes nothing that runs, and gives the same link for the same build', async () => {
    const { build, run, registry } = setUp();
    const before = registry.read();
    const folder = build(mine);
    const first = await run('local', folder, '--branch', 'quote-form');
    assert.deepEqual(await run('local', folder, '--branch', 'quote-form'), first);
    assert.deepEqual(registry.read(), before);
    const again = await run('local', build({ ...mine, files: { 'sample-page.js': 'show("more")' } }), '--branch', 'quote-form');
    assert.notEqual(linkIn(again.output), linkIn(first.output));
  });

  it('is never taken for a working copy, which is swept away and asked nothing', async () => {
    const { build, run } = setUp();
    for (const branch of ['local', 'fix-local', 'local.0a1b2c3d', 'x.local.0a1b2c3d']) {
      const { output } = await run('local', build(mine), '--branch', branch);
      const [[, version]] = [...parseOverrides(linkIn(output))] as [[string, string]];
      assert.equal(isWorkingCopy(version), false, version);
    }
  });

  it('is beside what another environment runs, where that is asked for', async () => {
    const { dataDir, store, registry, build, run } = setUp();
    const production = new RegistryFile(dataDir, 'production');
    store.publish(build({ name: 'shell', version: '0.9.0' }));
    for (const facts of [{ name: 'mf-sample' }, other]) store.publish(build({ ...facts, version: '0.9.0' }));
    promote(production, store, { shell: '0.9.0', 'mf-sample': '0.9.0', 'mf-other': '0.9.0' }, reason);
    const { output } = await run('local', build(mine), '--branch', 'x', '--like', 'production');
    const versions = parseOverrides(linkIn(output));
    assert.equal(versions.get('mf-other'), '0.9.0');
    assert.match(versions.get('mf-sample')!, /^1\.1\.0-pr\.x-/);
    assert.match(output, /\nThe shell stays that of "local", 1\.0\.0; in "production" it is 0\.9\.0\.\n$/);
    const chosen = new OverriddenRegistries(store).of(registry.read(), versions);
    assert.equal(chosen.registry.sections['mf-other']!.artifact.version, '0.9.0');
  });

  it('is of the sections that are built otherwise than they run', () => {
    const { dataDir, registry } = setUp();
    const packages = new Map(
      [{ name: 'shell', version: '2.0.0' }, mine, { ...other, artifact: { links: [] } }, { ...mine, name: 'mf-new' }].map((facts) => {
        writeBuild(join(dataDir, 'tree', facts.name, 'dist'), facts);
        return [facts.name, join(dataDir, 'tree', facts.name)] as const;
      }),
    );
    assert.deepEqual(changedSections(packages, registry.read()), ['mf-sample']);
  });

  it('is refused with what to do where no browser could choose it', async () => {
    const { build, run, store } = setUp();
    const stored = store.list().length;
    const branch = ['--branch', 'x'];
    for (const [words, code, sentence] of [
      [['production', build(mine), ...branch], 2, /In production no browser chooses .* --like production/],
      [['local', build({ name: 'shell', version: '2.0.0' }), ...branch], 2, /chooses sections, not the shell/],
      [['local', build({ ...mine, name: 'mf-new' }), ...branch], 1, /^mf-new does not run in "local" yet/],
      [['local', build(mine)], 2, /Say whose versions they are: --branch/],
      [['local', build(mine), '--branch', '…'], 2, /Say whose versions they are/],
      [['local', build(mine), ...branch, '--site', 'staging'], 2, /"staging" is no address of a site/],
      [['local', build(mine), ...branch, '--site', 'javascript:alert(1)'], 2, /is no address of a site/],
      [['local', build(mine), ...branch, '--like', 'production'], 1, /Nothing runs in "production" yet/],
    ] as const) {
      const outcome = await run(...words);
      assert.deepEqual([outcome.code, sentence.test(outcome.errors)], [code, true], `${words.join(' ')}: ${outcome.errors}`);
    }
    assert.equal(store.list().length, stored);
  });
});
