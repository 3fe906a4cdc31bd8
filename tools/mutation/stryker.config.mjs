/** Mutation testing of the calculators: every change Stryker makes to a formula must fail a test. */
export default {
  mutate: ['mf-marketing/src/calculators/arithmetic/**/*.ts', 'section-kit/src/number/parseNumber.ts', '!**/*.test.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // A change inside a rate table needs every test once more, which would take an hour: the worked examples and
  // rateTables.test.ts read the tables.
  ignoreStatic: true,
  // Below 90 % the command fails.
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  // Jest keeps what it loaded: a runner that lives on takes gigabytes.
  maxTestRunnerReuse: 100,
  timeoutMS: 10_000,
  timeoutFactor: 2,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: '.cache/stryker/report.json' },
  // A second run looks only at what changed.
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  cleanTempDir: 'always',
  tempDirName: '.cache/stryker/sandbox',
  // The sandbox is a copy: only what the tests load.
  ignorePatterns: [
    '**',
    '!mf-marketing/src/calculators/arithmetic/**',
    '!tools/mutation/**',
    '!delivery/jest/asset.cjs',
    '!package.json',
    '!section-kit/src/**',
  ],
};
