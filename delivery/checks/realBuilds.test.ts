import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runWebpack } from '../build/runWebpack.ts';
import { promote, type VersionChanges } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { ArtifactStore } from '../store/ArtifactStore.ts';
import { buildFixture, workshop } from '../testing/buildFixture.ts';
import { reason } from '../testing/publishBuilds.ts';
import { writeBuild } from '../testing/writeBuild.ts';
import { shellConfig } from '../webpack/shellConfig.ts';

const root = join(workshop, 'releases');
after(() => rmSync(root, { recursive: true, force: true }));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** A shell that lends a kit of its own, with `useT` and nothing else. */
async function buildShell(): Promise<string> {
  const kit = 'shell/node_modules/@marketplace/section-kit';
  const exports = { './package.json': './package.json', '.': './index.js', './*': './*.js' };
  write(`${kit}/package.json`, JSON.stringify({ name: '@marketplace/section-kit', version: '1.0.0', type: 'module', exports }));
  write(`${kit}/index.js`, 'export const useT = () => (key) => key;\n');
  for (const entry of ['router', 'query', 'tax', 'number', 'quantity', 'form', 'contact', 'refusal'])
    write(`${kit}/${entry}.js`, 'export {};\n');
  write(`${kit}/src/empty.ts`, '');
  const dependencies = { '@marketplace/section-kit': '1.0.0' };
  write('shell/package.json', JSON.stringify({ name: 'shell', version: '1.0.0', type: 'module', dependencies }));
  write('shell/src/main.tsx', "import { useT } from '@marketplace/section-kit';\ndocument.title = useT()('Shell');\n");
  write('shell/src/navigation/menus.ts', "export const groups: string[] = ['shop'];\nexport const slots: string[] = ['signIn'];\n");
  write('shell/public/icon.svg', '<svg/>');
  await runWebpack(shellConfig(join(root, 'shell')));
  return join(root, 'shell', 'dist');
}

const greeting = (name: string, call: string) => (copy: string) =>
  writeFileSync(
    join(copy, 'src', 'greeting.ts'),
    `import { ${name} } from '@marketplace/section-kit';\nexport const greeting = ${name};\nexport const save = (db) => db.rpc('${call}');\n`,
  );

describe('a promotion of real builds', async () => {
  const store = new ArtifactStore(root);
  store.publish(await buildShell());
  store.publish(await buildFixture(join(root, 'good'), '1.0.0', greeting('useT', 'save_thing')));
  const builtAhead = (copy: string): void => {
    greeting('useMoney', 'save_thing')(copy);
    const react = join(copy, 'node_modules', 'react');
    mkdirSync(react, { recursive: true });
    writeFileSync(join(react, 'package.json'), '{ "name": "react", "version": "20.0.0" }');
  };
  store.publish(await buildFixture(join(root, 'ahead'), '1.1.0', builtAhead));
  const registry = new RegistryFile(root, 'local');
  const database = { tables: [], functions: ['save_thing'] };
  const run = (changes: VersionChanges, functions = ['save_thing']) =>
    promote(registry, store, changes, reason, { ...database, functions });
  run({ shell: '1.0.0', 'mf-sample': '1.0.0' });

  it('has browsers compile the shell while it arrives', () => {
    const script = join(store.folder('shell', '1.0.0'), store.read('shell', '1.0.0').entry);
    assert.match(readFileSync(script, 'utf8'), /^\/\/# allFunctionsCalledOnLoad\n/);
  });

  const refusals: [string, () => unknown, RegExp][] = [
    [
      'a name that the live shell does not have',
      () => run({ 'mf-sample': '1.1.0' }),
      /mf-sample 1\.1\.0 uses useMoney of @marketplace\/section-kit, which shell 1\.0\.0 with its version 1\.0\.0 does not have/,
    ],
    [
      'another React',
      () => run({ 'mf-sample': '1.1.0' }),
      /mf-sample 1\.1\.0 was built for react 20\.0\.0, but shell 1\.0\.0 carries 19\.\S+: build it for the version of the shell/,
    ],
    [
      'a function that the database does not have',
      () => run({ 'mf-sample': '1.0.0' }, []),
      /mf-sample 1\.0\.0 calls the function "save_thing", which the database does not have/,
    ],
    [
      'an address of another section',
      () => {
        store.publish(writeBuild(join(root, 'copy'), { name: 'mf-other' }));
        run({ 'mf-other': '1.0.0' });
      },
      /mf-sample claims \/sample and mf-other claims \/sample: an address needs one owner/,
    ],
    [
      'a link that nobody answers',
      () => {
        const routes = [{ path: '/linking', title: { en: 'A', fr: 'A' }, chunk: 'sample-page' }];
        store.publish(
          writeBuild(join(root, 'linking'), { name: 'mf-linking', manifest: { routes }, artifact: { links: ['/sample', '/gone'] } }),
        );
        run({ 'mf-linking': '1.0.0' });
      },
      /^Error: [^\n]*mf-linking 1\.0\.0 links to \/gone, which no section answers[^\n]*$/,
    ],
    [
      'a fall-back that the next shell cannot run',
      () => {
        store.publish(
          writeBuild(join(root, 'next'), {
            name: 'shell',
            version: '1.1.0',
            groups: ['shop'],
            artifact: { offers: { '@marketplace/section-kit': [] } },
          }),
        );
        store.publish(writeBuild(join(root, 'mended'), { name: 'mf-sample', version: '1.2.0' }));
        run({ shell: '1.1.0', 'mf-sample': '1.2.0' });
      },
      /the fall-back mf-sample 1\.0\.0 uses useT of @marketplace\/section-kit, which shell 1\.1\.0 .* promote with --drop-fallbacks/,
    ],
  ];
  for (const [what, attempt, message] of refusals) {
    it(`is refused for ${what}`, () => {
      assert.throws(attempt, message);
      assert.equal(registry.read().revision, 1);
    });
  }

  it('is refused for a file that was changed in the store, whatever lies beside it says', () => {
    const file = join(store.folder('mf-sample', '1.0.0'), store.read('mf-sample', '1.0.0').entry);
    const whole = readFileSync(file);
    writeFileSync(file, 'steal()');
    const description = join(store.folder('mf-sample', '1.0.0'), 'artifact.json');
    const [text, { entry, files }] = [readFileSync(description, 'utf8'), store.read('mf-sample', '1.0.0')];
    writeFileSync(description, text.replace(files[entry]!, `sha384-${'A'.repeat(64)}`));
    assert.throws(() => run({ 'mf-sample': '1.0.0' }), /The artifact\.json of mf-sample 1\.0\.0 is not the one that was published/);
    writeFileSync(file, whole);
    writeFileSync(description, text);
    assert.equal(run({ 'mf-sample': '1.0.0' }).revision, 2);
  });
});
