import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Measures } from '../visit/measuresOf.ts';
import { judgePage, ratioOf, type Runs } from './comparePage.ts';
import { judge } from './judge.ts';

const measures = (lcp: number): Measures => ({
  ...{ fcp: 100, content: 100, blocking: 0, longestTask: 0, shift: 0, trips: 1 },
  ...{ requests: 10, bytes: 1000, scriptBytes: 500, lcp },
});
const runs = (still: number[], monolith: number[], composed: number[]): Runs => ({
  still: still.map(measures),
  monolith: monolith.map(measures),
  composed: composed.map(measures),
});

describe('a figure and its limit', () => {
  it('is over when three of four runs are, and unclear when only the middle is', () => {
    assert.equal(judge({ lower: 0.9, median: 1.05, upper: 1.4 }, 1.05), 'within');
    assert.equal(judge({ lower: 1.0, median: 1.06, upper: 1.4 }, 1.05), 'unclear');
    assert.equal(judge({ lower: 1.06, median: 1.1, upper: 1.4 }, 1.05), 'over');
  });
});

describe('a page beside its peers', () => {
  const slow = runs([100, 200, 100], [200, 400, 200], [120, 240, 120]);

  it('is compared run by run', () => {
    assert.equal(ratioOf(slow, 'lcp', 'still')!.median, 1.2);
    assert.equal(ratioOf(slow, 'lcp', 'monolith')!.median, 0.6);
  });

  it('has no ratio where there is nothing to compare with', () => assert.equal(ratioOf(slow, 'blocking', 'still'), null));

  it('is held to the limits of its kind', () => {
    const verdicts = (kind: 'reading' | 'data') => Object.fromEntries(judgePage(kind, slow).map(({ name, verdict }) => [name, verdict]));
    assert.deepEqual(verdicts('reading'), {
      ...{ 'FCP C/S': 'within', 'LCP C/S': 'over', 'LCP C/M': 'within', trips: 'within', blocking: 'within', shift: 'within' },
    });
    assert.equal(verdicts('data')['longest task'], 'within');
  });
});
