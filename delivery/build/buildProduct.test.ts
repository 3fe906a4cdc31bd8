import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { lockFile } from '@marketplace/node-kit/lockFile';
import { readArtifact } from '../store/ArtifactStore.ts';
import { workshop } from '../testing/buildFixture.ts';
import { buildProduct } from './buildProduct.ts';

const root = join(workshop, 'product');
after(() => rmSync(root, { recursive: true, force: true }));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
cpSync(join(import.meta.dirname, '..', 'testing', 'fixtures', 'mf-sample'), join(root, 'mf-sample'), { recursive: true });
write('shell/package.json', '{ "name": "shell", "version": "1.0.0", "type": "module" }');
write(
  'shell/webpack.config.js',
  "import { shellConfig } from '@marketplace/delivery/webpack/shell';\nexport default shellConfig(import.meta.dirname);\n",
);
write('shell/src/main.tsx', "document.title = 'Shell';\n");
const group = (...groups: string[]): void =>
  write(
    'shell/src/navigation/menus.ts',
    `export const groups: string[] = ${JSON.stringify(groups)};\nexport const lateGroups = groups;\nexport const slots: string[] = ['signIn'];\n`,
  );
group('shop');
write('shell/public/icon.svg', '<svg/>');

describe('buildProduct', () => {
  const lines: string[] = [];
  const build = (names?: string[]) => buildProduct({ root, names, log: (line) => lines.push(line) });

  it('builds everything once and says so', async () => {
    assert.deepEqual(Object.keys(await build()).sort(), ['mf-sample', 'shell']);
    assert.match(lines.join('\n'), /Building shell …[^]*Built shell in \d+\.\d s/);
    assert.deepEqual(await build(), {});
  });

  it('gives the shell an artifact with its icon, the lines of icons, its groups and what it provides to sections', () => {
    const artifact = readArtifact(join(root, 'shell', 'dist', 'artifact.json'));
    assert.match(artifact.entry, /^main\.[0-9a-f]{10}\.js$/);
    assert.ok(artifact.files['icon.svg'] && artifact.files['menus.json']);
    assert.match(
      readFileSync(join(root, 'shell', 'dist', 'icons-in-page.svg'), 'utf8'),
      /^<svg id="icon-sprite" hidden><path id="i-\w+" d="M/,
    );
    assert.match(artifact.provides['@marketplace/section-kit']!, /^\d+\.\d+\.\d+/);
    assert.deepEqual(JSON.parse(readFileSync(join(root, 'shell', 'dist', 'menus.json'), 'utf8')), {
      groups: ['shop'],
      lateGroups: ['shop'],
      slots: ['signIn'],
    });
  });

  it('waits for another build of the same working copy', async () => {
    const release = lockFile(join(root, '.cache', 'build.lock'))!;
    const waiting = build();
    while (!lines.at(-1)!.startsWith('Waiting for another build')) await new Promise((resolve) => setImmediate(resolve));
    release();
    assert.deepEqual(await waiting, {});
  });

  it('builds only what changed', async () => {
    write('mf-sample/src/greeting.ts', "export const greeting = 'changed';\n");
    assert.deepEqual(Object.keys(await build()), ['mf-sample']);
  });

  it('of one section warns of a fact that has passed, and builds all the same', () => {
    const fields = '{ name: textSchema, until: z.iso.date() }';
    write(
      'mf-sample/content/sales/collection.ts',
      `import { defineCollection, textSchema, z } from '@marketplace/delivery/content';\nexport const collection = defineCollection({ schema: z.strictObject(${fields}) });\n`,
    );
    for (const locale of ['en', 'fr']) write(`mf-sample/content/sales/boards.${locale}.yaml`, 'name: Boards\nuntil: 2020-01-31\n');
    const command = join(import.meta.dirname, '..', 'bin', 'buildPackage.ts');
    const { status, stderr } = spawnSync(process.execPath, [command], { cwd: join(root, 'mf-sample'), encoding: 'utf8' });
    rmSync(join(root, 'mf-sample', 'content'), { recursive: true });
    assert.match(stderr, /^Warning: mf-sample\/content\/sales\/boards\.en\.yaml:2: until: 2020-01-31 has passed; read the source again/m);
    assert.equal(status, 0);
  });

  it('stops for a package that does not exist', async () => {
    await assert.rejects(build(['mf-nothing']), /no package "mf-nothing" to build; there are shell, mf-sample/);
  });

  it('stops for a group no section puts a page into', async () => {
    group('shop', 'yard');
    await assert.rejects(build(), /No section puts a page into the group "yard" of the shell/);
  });

  it('stops for an entry without a page', async () => {
    group('shop');
    const manifest = readFileSync(join(root, 'mf-sample', 'src', 'manifest.ts'), 'utf8');
    write('mf-sample/src/manifest.ts', manifest.replace("order: 10, path: '/sample'", "order: 10, path: '/soon'"));
    await assert.rejects(build(), /navigation\.0\.path: "\/soon" is no page of the section/);
    write('mf-sample/src/manifest.ts', manifest);
  });

  it('stops for two sections that claim one path', async () => {
    cpSync(join(root, 'mf-sample'), join(root, 'mf-copy'), { recursive: true });
    for (const file of ['package.json', 'src/manifest.ts'])
      write(`mf-copy/${file}`, readFileSync(join(root, 'mf-sample', file), 'utf8').replace('mf-sample', 'mf-copy'));
    await assert.rejects(build(), /mf-copy claims \/sample and mf-sample claims \/sample: an address needs one owner/);
  });

  it('names the package and the file that does not build', async () => {
    write('mf-copy/src/SamplePage.tsx', "import './missing';\n");
    await assert.rejects(build(['mf-copy']), /mf-copy does not build:[^]*SamplePage\.tsx[^]*missing/);
  });
});
