import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Measures } from '../visit/measuresOf.ts';
import { insertResults } from './insertResults.ts';
import type { PaintResults } from './PaintResults.ts';
import { resultsPage } from './resultsPage.ts';

const run = (lcp: number): Measures => ({
  ...{ fcp: 400, content: 500, blocking: 100, longestTask: 90, shift: 0.004, trips: 1 },
  ...{ requests: 12, bytes: 204_800, scriptBytes: 102_400, lcp },
});
const results: PaintResults = {
  circumstances: {
    ...{ date: '2026-11-30T10:00:00.000Z', command: 'npm run bench:paint -- --runs 1', commit: 'abc1234', cpu: '2 × Any', load: 0.25 },
    ...{ node: 'v24.21.0', chromium: '156.0' },
  },
  paint: [
    {
      ...{ page: 'home', kind: 'reading', profile: 'P' },
      runs: { still: [run(1000)], monolith: [run(1200)], composed: [run(1100)] },
      taps: { monolith: [{ at: 400, answered: 4000 }], composed: [{ at: 410, answered: 3910 }] },
    },
  ],
  switches: {
    product: [0, 100].map((switches) => ({ switches, heapBytes: 1e6 + switches * 200, nodes: 300, listeners: 20 })),
    leaking: [0, 100].map((switches) => ({ switches, heapBytes: 1e6 + switches * 9000, nodes: 300 + switches, listeners: 20 + switches })),
  },
  changes: [{ cpuRate: 4, monolith: [60, 70, 80], composed: [66, 77, 88] }],
  server: [
    { name: 'file', path: '/services', pressed: { perSecond: 4000, p50: 2, p95: 4, wrong: 0 } },
    { name: 'remembered', path: '/services', pressed: { perSecond: 3800, p50: 2, p95: 4.5, wrong: 0 } },
  ],
};
const page = resultsPage(results);

describe('a page of results', () => {
  it('says when, where and how they were measured', () => {
    assert.match(
      page,
      /^Measured 2026-11-30 at abc1234 by `npm run bench:paint -- --runs 1` on 2 × Any, Node v24\.21\.0, .*load before 0\.3\./,
    );
  });

  it('has ratios, goals, taps, growth and pages per second', () => {
    assert.match(page, /\| home \(reading\) \| 1\.00 \(1\.00–1\.00\) \| 1\.10 \(1\.10–1\.10\)/);
    assert.match(page, /\| home \(reading\) \| LCP C\/S \| 1\.10 \| ≤ 1\.05 \| over \|/);
    assert.match(page, /\| home \(reading\) C \| 410 \| 3,910 \| 3,500 \|/);
    assert.match(page, /\| product \| 100 \| 200 \| 0\.00 \| 0\.00 \| nothing \|/);
    assert.match(page, /\| made to leak \| 100 \| 9,000 \| 1\.00 \| 1\.00 \| heapBytes, nodes, listeners \|/);
    assert.match(page, /\| 1\/4 \| 70 \| 77 \| 87 \| 1\.10 \|/);
    assert.match(page, /\| remembered \/services \| 3,800 \| 0\.95 \|/);
  });

  it('takes the place of the one before', () => {
    const document = 'Before\n<!-- results: npm run bench:paint -- --write <file> -->\nold\n<!-- end of results -->\nAfter\n';
    const once = insertResults(document, page);
    assert.doesNotMatch(once, /old/);
    assert.match(once, /^Before\n[^]*After\n$/);
    assert.equal(insertResults(once, page), once);
    assert.throws(() => insertResults('no marks', page), /has no place for results/);
  });
});
