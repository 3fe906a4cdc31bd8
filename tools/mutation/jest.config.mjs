/** The tests of what is calculated, without a browser: Stryker runs them some thousand times. */
export default {
  rootDir: new URL('../..', import.meta.url).pathname,
  roots: [
    '<rootDir>/mf-marketing/src/calculators/arithmetic',
    '<rootDir>/mf-services/src',
    '<rootDir>/section-kit/src/number',
    '<rootDir>/section-kit/src/tax',
  ],
  testMatch: [
    '**/calculators/**/*.test.ts',
    '**/number/parseNumber.test.ts',
    '**/tax/*.test.ts',
    '**/{ComparedQuote,leadState,standing,holdsContact}.test.ts',
  ],
  testEnvironment: 'node',
  // Some cases come from tables that stand beside what draws them.
  moduleNameMapper: { '\\.(svg|woff2|png)$': '<rootDir>/delivery/jest/asset.cjs' },
  transform: {
    '\\.(ts|tsx)$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } }, module: { type: 'commonjs' } }],
  },
};
