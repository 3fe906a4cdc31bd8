import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Counts } from '../server/canary/Outcomes.ts';
import { chanceOf } from './chanceOf.ts';
import { judge } from './judge.ts';

/** `n` over `k`, exactly. */
const choose = (n: number, k: number): bigint => {
  let product = 1n;
  for (let step = 1; step <= k; step += 1) product = (product * BigInt(n - k + step)) / BigInt(step);
  return k > n ? 0n : product;
};

describe('the chance that both are alike', () => {
  it('is what counting all cases gives', () => {
    const share = fc.nat(60).chain((of) => fc.nat(of).map((bad) => ({ of, bad })));
    fc.assert(
      fc.property(share, share, (one, other) => {
        const bad = one.bad + other.bad;
        let cases = 0n;
        for (let count = one.bad; count <= bad; count += 1) cases += choose(one.of, count) * choose(other.of, bad - count);
        const exact = Number((cases * 10n ** 18n) / choose(one.of + other.of, bad)) / 1e18;
        assert.ok(Math.abs(chanceOf(one, other) - exact) < 1e-7, `${chanceOf(one, other)} ${exact}`);
      }),
    );
  });

  it('is the one of the books: Fisher’s lady who tasted tea with milk', () => {
    assert.ok(Math.abs(chanceOf({ of: 4, bad: 3 }, { of: 4, bad: 1 }) - 17 / 70) < 1e-9);
    assert.ok(Math.abs(chanceOf({ of: 4, bad: 4 }, { of: 4, bad: 0 }) - 1 / 70) < 1e-9);
  });

  it('holds for as many as a server counts', () => {
    assert.ok(chanceOf({ of: 500, bad: 5 }, { of: 50_000, bad: 500 }) > 0.4);
    assert.ok(chanceOf({ of: 500, bad: 50 }, { of: 50_000, bad: 500 }) < 1e-20);
  });
});

describe('a canary', () => {
  const fine: Counts = { visitors: 2_000, failed: 8, told: 1_000, slow: 80, due: 1_500, silent: 750 };
  const few: Counts = { visitors: 20, failed: 0, told: 10, slow: 1, due: 15, silent: 8 };
  const cases: [string, Partial<Counts>, string | null][] = [
    ['as good as what is live', {}, null],
    ['that failed for two', { failed: 2 }, null],
    ['that failed for five of twenty', { failed: 5 }, 'something failed for 5 of 20 visitors, against 8 of 2000 with what is live'],
    ['that was slow for eight of ten', { slow: 8 }, 'the page was slow for 8 of 10 visitors, against 80 of 1000 with what is live'],
    ['that told nothing', { silent: 15 }, 'the page told nothing for 15 of 15 visitors, against 750 of 1500 with what is live'],
    ['that is better', { slow: 0, silent: 1 }, null],
  ];
  for (const [name, change, verdict] of cases) it(name, () => assert.equal(judge({ live: fine, canary: { ...few, ...change } }), verdict));

  it('for everybody, with nobody beside it, is measured by its failures', () => {
    const nobody: Counts = { visitors: 0, failed: 0, told: 0, slow: 0, due: 0, silent: 0 };
    assert.match(judge({ live: nobody, canary: { ...few, failed: 6 } })!, /^something failed for 6 of 20 visitors, against 0 of 0/);
    assert.equal(judge({ live: nobody, canary: { ...few, slow: 10, silent: 15 } }), null);
  });
});
