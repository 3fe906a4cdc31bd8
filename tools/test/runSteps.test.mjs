import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps } from './runSteps.mjs';

/** Runs the steps and returns what happened: `+name` when one began, `-name` when it ended, in the order told by `end`. */
async function follow(steps, cores) {
  const log = [];
  const results = await runSteps(steps, cores, async (step) => {
    log.push(`+${step.name}`);
    for (let turn = 0; turn < (step.turns ?? 1); turn++) await new Promise(setImmediate);
    log.push(`-${step.name}`);
    return step.name.toUpperCase();
  });
  return { log: log.join(' '), results };
}

test('as many steps run at once as there are cores, results in their order', async () => {
  const { log, results } = await follow([{ name: 'a', turns: 5 }, { name: 'b' }, { name: 'c' }], 2);
  assert.equal(log, '+a +b -b +c -c -a');
  assert.deepEqual(results, ['A', 'B', 'C']);
});

test('a step that keeps every core busy runs alone, on one core too', async () => {
  const steps = [{ name: 'a', turns: 3 }, { name: 'wide', cores: 2 }, { name: 'b' }];
  assert.equal((await follow(steps, 2)).log, '+a +b -b -a +wide -wide');
  assert.equal((await follow(steps, 1)).log, '+a -a +wide -wide +b -b');
});

test('a step begins when what it needs has ended', async () => {
  const { log } = await follow([{ name: 'a', after: ['b'] }, { name: 'b', turns: 3 }, { name: 'c' }], 2);
  assert.equal(log, '+b +c -c -b +a -a');
});

test('a step that waits for none of the list is a mistake of the list', async () => {
  await assert.rejects(follow([{ name: 'a', after: ['nobody'] }], 2), /correct its "after"/);
});
