import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bucketOf, isIn } from './bucketOf.ts';

const visitors = fc.integer({ min: 0, max: 999_999 });
const salts = fc.stringMatching(/^[\w-]{8,64}$/);
/** In the steps that a registry takes. */
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('who is in a canary', () => {
  it('is the same each time', () => {
    fc.assert(
      fc.property(visitors, salts, percents, (visitor, salt, percent) => {
        const bucket = bucketOf(visitor, salt);
        assert.ok(Number.isInteger(bucket) && bucket >= 0 && bucket < 10_000);
        assert.equal(bucketOf(visitor, salt), bucket);
        assert.equal(isIn(visitor, { percent, salt }), bucket < Math.round(percent * 100));
      }),
    );
  });

  it('stays in while it is widened, and was in before where it is narrowed', () => {
    fc.assert(
      fc.property(visitors, salts, percents, percents, (visitor, salt, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)];
        if (isIn(visitor, { percent: narrow, salt })) assert.ok(isIn(visitor, { percent: wide, salt }));
      }),
    );
  });

  it('is nobody at 0 % and everybody at 100 %', () => {
    fc.assert(
      fc.property(visitors, salts, (visitor, salt) => {
        assert.deepEqual([isIn(visitor, { percent: 0, salt }), isIn(visitor, { percent: 100, salt })], [false, true]);
      }),
    );
  });

  it('is the share that was asked for, and another one under another salt', () => {
    const count = 50_000;
    const inOf = (salt: string, percent: number) =>
      new Set(Array.from({ length: count }, (_, visitor) => visitor).filter((visitor) => isIn(visitor, { percent, salt })));
    for (const percent of [1, 5, 50]) {
      const share = inOf('a-salt-of-tests', percent).size / count;
      assert.ok(Math.abs(share - percent / 100) < 0.005, `${percent} %: ${share}`);
    }
    const [one, other] = [inOf('a-salt-of-tests', 5), inOf('another-of-tests', 5)];
    const both = [...one].filter((visitor) => other.has(visitor)).length / count;
    assert.ok(Math.abs(both - 0.0025) < 0.001, `in both: ${both}`);
  });
});
