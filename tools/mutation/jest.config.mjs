/** The calculators' own tests without a browser: Stryker runs them some thousand times. */
export default {
  rootDir: new URL('../..', import.meta.url).pathname,
  roots: ['<rootDir>/mf-marketing/src/calculators/arithmetic', '<rootDir>/section-kit/src/number'],
  testMatch: ['**/calculators/**/*.test.ts', '**/number/parseNumber.test.ts'],
  testEnvironment: 'node',
  // Some cases come from tables that stand beside what draws them.
  moduleNameMapper: { '\\.(svg|woff2|png)$': '<rootDir>/delivery/jest/asset.cjs' },
  transform: {
    '\\.(ts|tsx)$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } }, module: { type: 'commonjs' } }],
  },
};
