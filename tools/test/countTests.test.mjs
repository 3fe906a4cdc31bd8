import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './countTests.mjs';

test('a step that runs the tool more than once counts every run', () => {
  const runs = 'ℹ tests 5\nℹ pass 4\nℹ fail 1\n\nℹ tests 30\nℹ pass 30\nℹ fail 0\n';
  assert.deepEqual(countTests(runs, 'node', false), { passed: 34, failed: 1 });
  assert.deepEqual(countTests('# pass 2\n# fail 0\n', 'node', true), { passed: 2, failed: 0 });
});

test('each tool says it in its own words', () => {
  assert.deepEqual(countTests('Tests:       1 failed, 36 passed, 37 total\n', 'jest', false), { passed: 36, failed: 1 });
  assert.deepEqual(countTests('  2 failed\n  7 passed (3.1s)\n', 'playwright', false), { passed: 7, failed: 2 });
  assert.deepEqual(countTests('', null, true), { passed: 1, failed: 0 });
});

test('a run that failed or ran nothing counts a failure', () => {
  assert.deepEqual(countTests('ℹ pass 3\nℹ fail 0\n', 'node', false), { passed: 3, failed: 1 });
  assert.deepEqual(countTests('', 'node', true), { passed: 0, failed: 1 });
});
