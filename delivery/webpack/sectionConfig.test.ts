import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { brand } from '@marketplace/shared-ui/brand';
import { listFiles } from '../artifact/listFiles.ts';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { runWebpack } from '../build/runWebpack.ts';
import { promote } from '../registry/promote.ts';
import { RegistryFile } from '../registry/RegistryFile.ts';
import { buildFixture, workshop } from '../testing/buildFixture.ts';
import { reason } from '../testing/publishBuilds.ts';
import { serveBuilds } from '../testing/serveBuilds.ts';
import { localVersion, readArtifact } from '../store/ArtifactStore.ts';
import { sectionConfig } from './sectionConfig.ts';

const edit = (file: string, from: string | RegExp, to: string) => (dir: string) =>
  writeFileSync(join(dir, file), readFileSync(join(dir, file), 'utf8').replace(from, to));
/** The fixture, committed, cloned to two places and built in both. */
async function buildInClones(): Promise<{ dist: string; commit: string }[]> {
  const origin = join(temporaryFolder(), 'mf-sample');
  cpSync(join(import.meta.dirname, '..', 'testing', 'fixtures', 'mf-sample'), origin, { recursive: true });
  const git = (cwd: string, ...words: string[]): string => execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
  git(origin, 'init', '--quiet');
  git(origin, 'add', '.');
  git(origin, '-c', 'user.name=tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '--message', 'The fixture');
  const builds: { dist: string; commit: string }[] = [];
  for (const place of [temporaryFolder(), temporaryFolder()]) {
    symlinkSync(join(repositoryRoot, 'node_modules'), join(place, 'node_modules'));
    const dir = join(place, 'mf-sample');
    git(place, 'clone', '--quiet', origin, dir);
    await runWebpack(await sectionConfig(dir));
    builds.push({ dist: join(dir, 'dist'), commit: git(dir, 'rev-parse', 'HEAD') });
  }
  return builds;
}
const first = await buildFixture(join(workshop, 'first'), '1.0.0');
const second = await buildFixture(join(workshop, 'second'), '1.1.0', edit('src/greeting.ts', 'first build', 'second build'));
const contents = (dir: string): Record<string, string> =>
  Object.fromEntries(listFiles(dir).map((file) => [file, readFileSync(join(dir, file), 'base64')]));

describe('a section built by the preset', () => {
  it('comes out equal byte for byte from two clones of one commit, and says which', async () => {
    const builds = await buildInClones();
    assert.deepEqual(contents(builds[1]!.dist), contents(builds[0]!.dist));
    const { provenance } = readArtifact(join(builds[0]!.dist, 'artifact.json'));
    assert.deepEqual([provenance?.commit, provenance?.dirty], [builds[0]!.commit, false]);
    assert.match(provenance!.builder, /^delivery \S+, webpack 5\S+, node \d\S+$/);
  });

  it('carries version and source in its name, so that two builds can meet in one page', () => {
    const names = [first, second].map(
      (dir) => /mf-sample@[\d.]+\+[0-9a-f]{8}/.exec(readFileSync(join(dir, 'remoteEntry.js'), 'utf8'))?.[0],
    );
    assert.match(names[0]!, /^mf-sample@1\.0\.0\+/);
    assert.match(names[1]!, /^mf-sample@1\.1\.0\+/);
    assert.notEqual(names[0]!.split('+')[1], names[1]!.split('+')[1]);
  });

  it('has another name where only what it bundles from elsewhere is another, and the same for the same', async () => {
    const nameWith = async (text: string, place: string): Promise<string> => {
      const dir = await buildFixture(join(workshop, place), '1.0.0', (copy) => {
        mkdirSync(join(copy, 'shared'));
        writeFileSync(join(copy, 'shared', 'text.ts'), `export const text = '${text}';\n`);
        writeFileSync(join(copy, 'src', 'greeting.ts'), "export { text as greeting } from '../shared/text';\n");
      });
      return /mf-sample@1\.0\.0\+[0-9a-f]{8}/.exec(readFileSync(join(dir, 'remoteEntry.js'), 'utf8'))![0];
    };
    const name = await nameWith('of before', 'bundling');
    assert.notEqual(await nameWith('of now', 'bundling-other'), name);
    assert.equal(await nameWith('of before', 'bundling-again'), name);
  });

  it('asks the shell about every script before it fetches it', () => {
    assert.match(readFileSync(join(first, 'remoteEntry.js'), 'utf8'), /globalThis\.__prepareScript\?\.\(/);
  });

  it('lists the page of a route, carries no React and publishes no source map', () => {
    const artifact = readArtifact(join(first, 'artifact.json'));
    assert.equal(artifact.chunks['sample-page']!.length, 1);
    assert.equal(artifact.initial.length, 1);
    assert.deepEqual(
      Object.keys(artifact.files).filter((file) => file.endsWith('.map')),
      [],
    );
    const scripts = Object.keys(artifact.files).filter((file) => file.endsWith('.js'));
    assert.ok(scripts.every((file) => !readFileSync(join(first, file), 'utf8').includes('react.transitional.element')));
  });

  it('names a styled component the same in every version, so that pages of both find its styles', () => {
    const names = [first, second].map((dir) => {
      const [page] = readArtifact(join(dir, 'artifact.json')).chunks['sample-page']!;
      return /componentId:"([ps]\w{6})"/.exec(readFileSync(join(dir, page!), 'utf8'))?.[1];
    });
    assert.ok(names[0]);
    assert.equal(names[0], names[1]);
  });

  it('lists what it calls of the database, uses of the shell, links to, places and carries, and that nobody committed it', async () => {
    const dir = await buildFixture(join(workshop, 'caller'), '1.0.0', (copy) => {
      writeFileSync(
        join(copy, 'src', 'greeting.ts'),
        `import { Fragment, useT } from '@marketplace/section-kit';
        import * as query from '@marketplace/section-kit/query';
        import { useState } from 'react';
        import { z } from 'zod';
        export { useForm } from '@marketplace/section-kit/form';
        export const read = (db) => db.from('things').select('name');
        export const link = (id) => ({ href: \`/things/\${id}?sort=name\`, to: '/sample#top' });
        export const greeting = [useT, Fragment, query.useRead, useState, z.string, read, link];\n`,
      );
      writeFileSync(join(copy, 'src', 'Placed.tsx'), 'export const Placed = () => <Fragment name="other/cards" />;\n');
    });
    const columns = { reads: ['things.name'], inserts: [], updates: [] };
    assert.deepEqual(readSectionManifest(dir).database, { tables: ['things'], functions: [], ...columns });
    const { uses, links, places, packages, provenance } = readArtifact(join(dir, 'artifact.json'));
    assert.deepEqual(uses!['@marketplace/section-kit'], ['Fragment', 'useT']);
    assert.deepEqual(uses!['@marketplace/section-kit/query'], ['useRead']);
    assert.deepEqual(uses!.react, ['useState']);
    assert.deepEqual([links, places], [['/sample', '/things/:'], ['other/cards']]);
    assert.match(packages!.join(), /^zod@\d/);
    assert.equal(provenance?.dirty ?? true, true);
  });

  it('has the brand in its addresses', () => {
    assert.equal(readSectionManifest(first).routes[1]!.path, `/${brand.slug}-sample`);
  });

  const mistakes: [string, (dir: string) => void, RegExp][] = [
    [
      'a page that is not loaded where its route stands',
      (dir) => {
        edit('src/routes.ts', /lazy: [^,]+/g, 'lazy')(dir);
        edit('src/routes.ts', 'const title', "const lazy = () => import('./SamplePage');\nconst title")(dir);
      },
      /The route \/sample names the chunk "sample-page", but the build has none; write its page beside it/,
    ],
    [
      'an invalid path',
      edit('src/routes.ts', "'/sample'", "'sample'"),
      /manifest\.ts is not a valid section description: routes\.0\.path: use a path such as/,
    ],
    [
      'a manifest that cannot be read',
      edit('src/manifest.ts', "'./routes.ts'", "'./nowhere.ts'"),
      /manifest\.ts cannot be read: .*nowhere\.ts/,
    ],
    [
      'another name than the package',
      edit('src/manifest.ts', "'mf-sample'", "'mf-other'"),
      /src\/manifest\.ts of mf-sample names "mf-other"/,
    ],
    [
      'a database call that nobody can read',
      edit('src/greeting.ts', 'export', 'const save = (db, name) => db.rpc(name);\nexport'),
      /by a name that nobody can read at .*greeting\.ts:1\. A promotion must know/,
    ],
    [
      'a style that names the class of another section',
      edit('src/SamplePage.tsx', 'margin: 0;', '& .s1a2b3c { margin: 0; }'),
      /Styles name a class that no element of the section has at src\/SamplePage\.tsx:4 \(s1a2b3c\)/,
    ],
    [
      'content that is missing in French',
      (dir) => {
        mkdirSync(join(dir, 'content', 'tips'), { recursive: true });
        const collection =
          "import { defineCollection, z } from '@marketplace/delivery/content';\nexport const collection = defineCollection({ schema: z.object({}) });\n";
        writeFileSync(join(dir, 'content', 'tips', 'collection.ts'), collection);
        writeFileSync(join(dir, 'content', 'tips', 'snow.en.yaml'), 'title: Snow\n');
      },
      /content\/tips\/snow\.en\.yaml:1: has no French twin; write snow\.fr\.yaml beside it/,
    ],
    ['code that does not parse', edit('src/greeting.ts', '=', '=='), /greeting\.ts/],
  ];
  for (const [index, [what, mistake, message]] of mistakes.entries()) {
    it(`is refused for ${what}`, async () => {
      await assert.rejects(buildFixture(join(workshop, `mistake-${index}`), '1.0.0', mistake), message);
    });
  }
});

describe('changing only the version in the registry', () => {
  it('changes what the page runs, and another environment keeps running its own', async () => {
    const { dataDir, store, registry, get } = await serveBuilds([{ name: 'shell', groups: ['shop'] }]);
    for (const build of [first, second]) store.publish(build);
    const staging = new RegistryFile(dataDir, 'staging');
    promote(registry, store, { 'mf-sample': '1.0.0' }, reason);
    // Staging asks a release for the test of its pages.
    const { version: copy } = store.publish(first, localVersion(readArtifact(join(first, 'artifact.json'))));
    promote(staging, store, { shell: '1.0.0', 'mf-sample': copy }, reason);
    const [page] = readArtifact(join(first, 'artifact.json')).chunks['sample-page']!;
    const greeting = async (): Promise<string> => {
      const html = await (await get('/sample')).text();
      const href = new RegExp(`href="([^"]+/${page})"`).exec(html)![1]!;
      return /first build|second build/.exec(await (await get(href)).text())![0];
    };
    assert.equal(await greeting(), 'first build');
    promote(registry, store, { 'mf-sample': '1.1.0' }, reason);
    assert.equal(await greeting(), 'second build');
    assert.equal(staging.read().sections['mf-sample']!.artifact.version, copy);
    promote(registry, store, { 'mf-sample': '1.0.0' }, reason);
    assert.equal(await greeting(), 'first build');
  });
});
