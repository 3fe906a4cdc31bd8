import calculated from './stryker.config.mjs';

/**
 * Mutation testing of the model of a request: what it says of a review that waits and of whose turn it is must differ from the database as
 * soon as it is changed.
 */
export default {
  mutate: ['supabase/tests/model/reviewHolds.ts', 'supabase/tests/model/seen.ts:21-29'],
  testRunner: 'command',
  // The same histories for every change, the first that fails ends it.
  commandRunner: { command: 'E2E_FULL=0 MODEL_SEED=7 MODEL_FIRST=1 node --test --test-timeout=120000 supabase/tests/loopModel.test.ts' },
  coverageAnalysis: 'off',
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 60_000,
  reporters: calculated.reporters,
  clearTextReporter: calculated.clearTextReporter,
  jsonReporter: { fileName: '.cache/stryker/model.json' },
  incremental: true,
  incrementalFile: '.cache/stryker/modelIncremental.json',
  cleanTempDir: 'always',
  tempDirName: '.cache/stryker/modelSandbox',
  ignorePatterns: ['**', '!supabase/**', '!package.json'],
};
