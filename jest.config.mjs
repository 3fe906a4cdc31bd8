import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionNames } from '@marketplace/node-kit/sectionNames';

const project = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: ['src', 'content'].map((folder) => join(import.meta.dirname, name, folder)).filter(existsSync),
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  transform: {
    '\\.(mdx|yaml)$|/content/[^/]+/(pages|words|list)\\.ts$': '<rootDir>/tools/jest/content.mjs',
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Published as modules only.
  transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z-]+|internmap)/)'],
  globals: { __webpack_public_path__: '/' },
  moduleNameMapper: { '\\.(svg|woff2|png)$': '<rootDir>/tools/jest/asset.cjs' },
});

export default {
  // Two loaded cores are slow; what is really stuck still ends.
  testTimeout: 30_000,
  projects: ['shared-ui', 'section-kit', 'shell', ...sectionNames(import.meta.dirname)].map(project),
};
