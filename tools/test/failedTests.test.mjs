import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedTests } from './failedTests.mjs';

test('each tool’s failed tests are named once, and those that passed are not', () => {
  const outputs = {
    node: '✔ fine (2.1ms)\n  ✖ a price (12.5ms)\n✖ prices.test.ts (20ms)\n\n✖ failing tests:\n\ntest at prices.test.ts:3:1\n✖ a price (12.5ms)\n',
    jest: 'PASS a.test.ts\nFAIL b.test.ts\n  ● Button › is named\n\n    expect(received)\n\nSummary of all failing tests\n  ● Button › is named\n',
    playwright:
      '  ✓  1 a.spec.ts:3:1 › opens (1s)\n  1) b.spec.ts:7:1 › closes ───────────\n\n    Error: no\n\n  1 failed\n    b.spec.ts:7:1 › closes ────\n',
  };
  const named = Object.entries(outputs).map(([tool, output]) => failedTests(output, tool));
  assert.deepEqual(named, [['a price', 'prices.test.ts'], ['Button › is named'], ['b.spec.ts:7:1 › closes']]);
});

test('a step that counts as one test names none', () => assert.deepEqual(failedTests('✖ broken\n', null), []));
