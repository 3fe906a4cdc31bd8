/** Mutation testing of the calculators and of what the browser works out as the database does: every change Stryker makes must fail a test. */
export default {
  mutate: [
    'mf-marketing/src/calculators/arithmetic/**/*.ts',
    'section-kit/src/number/parseNumber.ts',
    'section-kit/src/tax/{salesTax,taxesOn,totalOf}.ts',
    'mf-services/src/comparison/quotes/ComparedQuote.ts',
    'mf-services/src/lead/leadState.ts',
    'mf-services/src/my-requests/standing.ts',
    'mf-services/src/thread/holdsContact.ts',
    '!**/*.test.ts',
  ],
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
    '!mf-services/src/**',
    '!tools/mutation/**',
    '!delivery/jest/asset.cjs',
    '!package.json',
    '!section-kit/src/**',
  ],
};
