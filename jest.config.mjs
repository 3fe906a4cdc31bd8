const project = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${name}/src`],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.ts'],
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '\\.(svg|woff2|png)$': '<rootDir>/tools/jest/asset.cjs' },
});

export default {
  // Two loaded cores are slow; what is really stuck still ends.
  testTimeout: 30_000,
  projects: ['shared-ui', 'section-kit', 'shell', 'mf-catalog', 'mf-services', 'mf-account', 'mf-marketing'].map(project),
};
