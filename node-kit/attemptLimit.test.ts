import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attemptLimit } from './attemptLimit.ts';

test('allows max attempts in a window, says how long to wait, then begins again', () => {
  let time = 0;
  const limit = attemptLimit({ max: 2, windowMs: 60_000, now: () => time });
  assert.deepEqual([limit.take('a'), limit.take('a')], [0, 0]);
  time = 20_500;
  assert.equal(limit.take('a'), 40);
  assert.equal(limit.take('b'), 0);
  time = 60_000;
  assert.equal(limit.take('a'), 0);
});

test('an attempt given back does not count', () => {
  const limit = attemptLimit({ max: 1, windowMs: 60_000 });
  assert.equal(limit.take('a'), 0);
  limit.giveBack('a');
  assert.equal(limit.take('a'), 0);
});

test('a flood of keys forgets the oldest ones only', () => {
  const limit = attemptLimit({ max: 1, windowMs: 60_000, now: () => 0 });
  for (let key = 0; key < 10_001; key++) limit.take(String(key));
  assert.equal(limit.take('0'), 0);
  assert.notEqual(limit.take('10000'), 0);
});
