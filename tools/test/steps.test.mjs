import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps } from './runSteps.mjs';
import { fullSteps, steps } from './steps.mjs';

test('what the full run adds runs alone, in its order, on any number of cores', async () => {
  const running = new Set();
  const begun = [];
  await runSteps([...steps, ...fullSteps], 64, async ({ name }) => {
    if (fullSteps.some((step) => step.name === name)) assert.deepEqual([...running], [], `beside ${name}`);
    running.add(name);
    begun.push(name);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    running.delete(name);
  });
  const added = fullSteps.map(({ name }) => name);
  assert.deepEqual(begun.slice(-added.length), added);
});
