import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeWalk, isInTime } from './describeWalk.ts';
import type { Step } from './walk.ts';

const stepsOf = (seconds: Partial<Record<Step['name'], number>>): Step[] =>
  (['clone', 'build', 'publish', 'ask', 'promote', 'seen'] as const).map((name) => ({ name, seconds: seconds[name] ?? 2 }));

it('a span is every step from the first to the last, beside the build and the goal', () => {
  const text = describeWalk(stepsOf({ build: 10, publish: 12, promote: 4 }));
  assert.match(text, /^\| publish \| 12\.0 \| 1\.20 \|$/m);
  assert.match(text, /^\| from publish to promoted \| 18\.0 \| 1\.80 \| 20 \|$/m);
  assert.match(text, /^\| from clone to promoted \| 30\.0 \| 3\.00 \| 600 \|$/m);
});

it('one span over its goal is not in time; what comes after a promotion is not asked', () => {
  assert.ok(isInTime(stepsOf({ seen: 900 })));
  assert.ok(!isInTime(stepsOf({ ask: 3.1 })));
  assert.ok(!isInTime(stepsOf({ publish: 17 })));
  assert.ok(!isInTime(stepsOf({ clone: 600 })));
});
