import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { describePackage } from './describePackage.ts';

const write = (dir: string, file: string, text: string): void => {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, file), text);
};

/** A repository with one package, compiled. */
function describeSample(code: string) {
  const root = temporaryFolder();
  const [dir, dist] = [join(root, 'sample'), join(root, 'dist')];
  write(root, 'package.json', JSON.stringify({ devDependencies: { typescript: '6.0.3' } }));
  write(join(root, 'shell'), 'package.json', JSON.stringify({ dependencies: { react: '19.3.1' } }));
  const description = {
    name: '@marketplace/sample',
    version: '1.2.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts', './inside': './src/inside.ts', './run': './run.mjs', './assets': './src/assets.d.ts' },
    dependencies: { zod: '4.6.7', hono: '4.13.19' },
    peerDependencies: { react: '^19.0.0' },
  };
  write(dir, 'package.json', JSON.stringify(description));
  write(dist, 'index.js', code);
  const publication = { entries: ['.', './run', './assets'], bin: { sample: 'bin/sample.ts' }, brings: ['typescript'] };
  return describePackage(root, dir, dist, publication) as Record<string, unknown>;
}

it('leads entries and commands to what was compiled, and keeps the others', () => {
  const { exports, bin, private: isPrivate, files } = describeSample('');
  assert.deepEqual(exports, {
    '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
    './run': { types: './dist/run.d.mts', default: './dist/run.mjs' },
    './assets': { types: './dist/src/assets.d.ts' },
    './package.json': './package.json',
  });
  assert.deepEqual([bin, isPrivate, files], [{ sample: './dist/bin/sample.js' }, undefined, ['dist']]);
});

it('names what is imported and what is brought, in the versions of this repository, and nothing else', () => {
  const code = "import { z } from 'zod/mini';\nimport 'react/jsx-runtime';\nimport '@marketplace/sample/run';\nimport 'node:fs';";
  const { dependencies, peerDependencies } = describeSample(code);
  assert.deepEqual(dependencies, { typescript: '6.0.3', zod: '4.6.7' });
  assert.deepEqual(peerDependencies, { react: '^19.0.0' });
});

it('stops for an import that nobody would install', () => {
  assert.throws(() => describeSample("export * from 'left-pad/x';"), {
    message: '@marketplace/sample imports left-pad, which its package.json does not name.',
  });
});
