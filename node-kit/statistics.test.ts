import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, pairwiseRatios, quantile, slopeOf, spreadOf } from './statistics.ts';

describe('quantiles', () => {
  it('lie between two values in proportion, in whatever order the values come', () => {
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([4, 1, 3, 2]), 2.5);
    assert.equal(quantile([1, 2, 4], 0.75), 3);
    assert.deepEqual(spreadOf([5, 1, 3, 2, 4]), { lower: 2, median: 3, upper: 4 });
  });

  it('of one value are that value', () => assert.deepEqual(spreadOf([7]), { lower: 7, median: 7, upper: 7 }));

  it('of no value are refused', () => assert.throws(() => median([]), /measure at least once/));

  it('leave the values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    assert.deepEqual(values, [3, 1, 2]);
  });
});

describe('ratios', () => {
  it('are taken run by run, so that what slows a whole run down is not seen', () => {
    assert.deepEqual(pairwiseRatios([200, 2000, 210], [100, 1000, 100]), [2, 2, 2.1]);
  });

  it('leave out runs without a floor', () => assert.deepEqual(pairwiseRatios([1, 2], [0, 1]), [2]));

  it('need runs in pairs', () => assert.throws(() => pairwiseRatios([1, 2], [1]), /2 runs .* with 1/));
});

describe('a slope', () => {
  it('is the growth per step', () => {
    assert.equal(
      slopeOf([
        [0, 100],
        [50, 150],
        [100, 200],
      ]),
      1,
    );
  });

  it('is not moved by a point that is far off', () => {
    const flat = Array.from({ length: 9 }, (_, step): [number, number] => [step, step === 4 ? 1e6 : 10]);
    assert.equal(slopeOf(flat), 0);
  });
});
