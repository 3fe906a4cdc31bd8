import { sectionNames } from '@marketplace/node-kit/sectionNames';

const project = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${name}/src`],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  transform: {
    '\\.mdx$': '<rootDir>/tools/jest/articles.mjs',
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
  // The summary of an article is one export of the whole.
  moduleNameMapper: { '\\.(svg|woff2|png)$': '<rootDir>/tools/jest/asset.cjs', '^(.+\\.mdx)\\?summary$': '$1' },
});

export default {
  // Two loaded cores are slow; what is really stuck still ends.
  testTimeout: 30_000,
  projects: ['shared-ui', 'section-kit', 'shell', ...sectionNames(import.meta.dirname)].map(project),
};
