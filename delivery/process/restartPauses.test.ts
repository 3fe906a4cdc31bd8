import assert from 'node:assert/strict';
import { it } from 'node:test';
import { restartPauses } from './restartPauses.ts';

it('grow from nothing to a minute and never end', () => {
  const next = restartPauses(() => 0);
  const pauses = Array.from({ length: 50 }, next);
  assert.deepEqual(pauses.slice(0, 9), [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  assert.equal(pauses.at(-1), 60_000);
});

it('begin anew once it has run for five minutes', () => {
  let time = 0;
  const next = restartPauses(() => time);
  assert.deepEqual([next(), next(), next()], [0, 1_000, 2_000]);
  time += 5 * 60_000;
  assert.equal(next(), 4_000, 'the pause itself is no life');
  time += 5 * 60_000 + 4_000;
  assert.equal(next(), 0);
});
