import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

// Found from here: a section in a repository of its own has them because this package brings them.
const { resolve } = createRequire(import.meta.url);
const here = import.meta.dirname;

/**
 * Jest configuration of a package whose code runs in a browser: jsdom, content as the build reads it, and a console that has to stay
 * silent. Plain JavaScript, because Jest reads it under whichever Node an editor brings.
 *
 * @param {string} dir folder of the package
 * @param {{ rootDir?: string, modules?: readonly string[] }} [options] `rootDir` is the folder that Jest counts from; `modules` are
 *   patterns of packages that are published as modules only, such as `d3-[a-z-]+`
 */
export function sectionTests(dir, { rootDir = dir, modules = [] } = {}) {
  return {
    displayName: basename(dir),
    rootDir,
    roots: ['src', 'content'].map((folder) => join(dir, folder)).filter(existsSync),
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: join(here, 'environment.mjs'),
    setupFilesAfterEnv: [join(here, 'setup.mjs')],
    transform: {
      '\\.(mdx|yaml)$|/content/[^/]+/(pages|words|list|\\w+List)\\.ts$': join(here, 'content.mjs'),
      '\\.(ts|tsx|mjs|js)$': [
        resolve('@swc/jest'),
        {
          jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${['@marketplace', ...modules].join('|')})/)`],
    globals: { __webpack_public_path__: '/' },
    moduleNameMapper: { '\\.(svg|woff2|png)$': join(here, 'asset.cjs') },
    // Two loaded cores are slow; what is really stuck still ends.
    testTimeout: 30_000,
  };
}
