import assert from 'node:assert/strict';
import { it } from 'node:test';
import { measuresOf } from './measuresOf.ts';
import type { Observed } from './pageObserver.ts';

const observed: Observed = { fcp: 100, lcp: 300, content: 200, inDocument: true, shift: 0.02, longTasks: [], tap: null };

it('what holds a page up counts beyond 50 ms, and from the first paint on', () => {
  const longTasks = [
    { start: 0, duration: 90 },
    { start: 80, duration: 70 },
    { start: 500, duration: 130 },
  ];
  const { blocking, longestTask } = measuresOf('/', { ...observed, longTasks }, []);
  assert.deepEqual({ blocking, longestTask }, { blocking: 20 + 80, longestTask: 130 });
});

it('bytes are of everything, and of scripts', () => {
  const request = { askedBy: null, ended: 1, isRefused: false };
  const { requests, bytes, scriptBytes } = measuresOf('/', observed, [
    { ...request, url: '/', type: 'Document', bytes: 10 },
    { ...request, url: '/a.js', type: 'Script', bytes: 5 },
  ]);
  assert.deepEqual({ requests, bytes, scriptBytes }, { requests: 2, bytes: 15, scriptBytes: 5 });
});

it('a page that never shows its content is no measure', () => {
  assert.throws(() => measuresOf('/services', { ...observed, content: null }, []), /\/services never showed its content/);
});

it('a page that lacks a picture is no measure: nothing is as fast as what is not there', () => {
  const picture = { url: '/sink.avif', type: 'Image', askedBy: null, ended: 1, bytes: 5, isRefused: true };
  assert.throws(() => measuresOf('/kitchen/sinks', observed, [picture]), /\/kitchen\/sinks asked for what is not there: \/sink\.avif/);
});
