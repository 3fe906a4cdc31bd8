import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesHash } from '../artifact/filesHash.ts';
import { listFiles } from '../artifact/listFiles.ts';
import { repositoryRoot } from '../build/productPackages.ts';
import { runWebpack } from '../build/runWebpack.ts';
import { testPages } from '../build/testPages.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { workshop } from '../testing/buildFixture.ts';
import { sectionConfig } from '../webpack/sectionConfig.ts';
import { newSection } from './newSection.ts';

// Below the repository, where a section finds what it imports.
const root = join(workshop, `sections-${process.pid}`);
before(() => {
  for (const name of ['shell', 'section-kit', 'shared-ui', 'delivery', 'mf-catalog']) {
    mkdirSync(join(root, name), { recursive: true });
    cpSync(join(repositoryRoot, name, 'package.json'), join(root, name, 'package.json'));
  }
  for (const part of ['src', 'content'])
    cpSync(join(repositoryRoot, 'mf-catalog', part), join(root, 'mf-catalog', part), { recursive: true });
});
after(() => rmSync(root, { recursive: true, force: true }));

const resolve = createRequire(join(repositoryRoot, 'package.json')).resolve;
/** Runs a tool of the repository. */
const run = (script: string, args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: repositoryRoot, encoding: 'utf8', input });
  assert.equal(status, 0, `${stdout}${stderr}`);
};

describe('a new section', () => {
  let dir: string;
  before(async () => void (dir = await newSection(root, 'garden')));

  it('builds, and its page has a chunk of its own', async () => {
    await runWebpack(await sectionConfig(dir));
    const artifact = readArtifact(join(dir, 'dist', 'artifact.json'));
    assert.equal(artifact.name, 'mf-garden');
    assert.ok(artifact.chunks['garden']!.length > 0);
  });

  it('has the types of the product', () => {
    const options = {
      extends: join(repositoryRoot, 'delivery/tsconfig.base.json'),
      include: ['src', join(repositoryRoot, 'shared-ui/src/**/*.d.ts')],
    };
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(options));
    run(resolve('typescript/bin/tsc'), ['-p', join(dir, 'tsconfig.json')]);
  });

  it('is what every section must be', () => {
    const config = join(dir, 'jest.config.mjs');
    const shared = JSON.stringify(join(repositoryRoot, 'jest.config.mjs'));
    const own = JSON.stringify({ displayName: 'new', roots: [join(dir, 'src')], testMatch: ['**/*.test.tsx'] });
    writeFileSync(config, `import all from ${shared};\nexport default { ...all.projects[0], ...${own} };\n`);
    run(join(repositoryRoot, 'node_modules/jest/bin/jest.js'), ['--config', config, '--runInBand']);
  });

  it('says of its pages that axe has nothing against them, once it is published, and is stopped where that is not so', async () => {
    const dist = join(dir, 'dist');
    const record = () => readArtifact(join(dist, 'artifact.json')).accessibility;
    /** Changes a file, and says how it was. */
    const change = (file: string, from: string | RegExp, to: string): (() => void) => {
      const path = join(dir, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(from, to));
      return () => writeFileSync(path, before);
    };
    const forget = change(
      'dist/section.json',
      /"routes": \[/,
      '"routes": [{ "path": "/shed", "title": { "en": "A", "fr": "A" }, "chunk": "shed" },',
    );
    await assert.rejects(
      testPages(dist),
      /^Error: Nobody tests whether \/shed of mf-garden can be used by everybody: name an address of each/,
    );
    forget();
    const spoil = (): (() => void) => change('src/garden/GardenPage.tsx', /return (.+);/, 'return (<>$1<img src="/icon.svg" /></>);');
    const mend = spoil();
    await assert.rejects(testPages(dist), /^Error: mf-garden is not what every section must be:[^]*Images must have alternative text/);
    assert.equal(record(), undefined);
    mend();
    await testPages(dist);
    assert.deepEqual(record(), { build: filesHash(readArtifact(join(dist, 'artifact.json'))), pages: ['/garden'] });
    const mendAgain = spoil();
    // The same build is not tested twice.
    await testPages(dist);
    mendAgain();
  });

  it('is written as the lint wants it', () => {
    const eslint = join(repositoryRoot, 'node_modules/eslint/bin/eslint.js');
    for (const file of listFiles(dir).filter((path) => path.startsWith('src/'))) {
      const text = readFileSync(join(dir, file), 'utf8');
      const named = join('mf-garden', file);
      run(resolve('prettier/bin/prettier.cjs'), ['--check', relative(repositoryRoot, join(dir, file)), '--ignore-path', '/dev/null']);
      run(eslint, ['--max-warnings', '0', '--stdin', '--stdin-filename', named], text);
    }
  });
});

describe('a name that cannot be used is refused in one sentence', () => {
  for (const [name, sentence] of [
    ['Garden-Tools', /^"Garden-Tools" cannot name a section: give lower-case letters only, for instance "npm run new:section garden"\.$/],
    ['', /cannot name a section/],
    ['mf-catalog', /^There is a folder mf-catalog already; choose another name\.$/],
    [
      'materials',
      /^The page of the section cannot stand at \/materials: mf-catalog claims \/materials and mf-materials claims \/materials: an/,
    ],
    ['sitemap', /cannot stand at \/sitemap: mf-sitemap claims \/sitemap, which the shell owns\.$/],
  ] as const) {
    it(name || 'none', async () => {
      await assert.rejects(newSection(root, name), { message: sentence });
      if (name !== 'mf-catalog') assert.equal(existsSync(join(root, `mf-${name}`)), false);
    });
  }
});
