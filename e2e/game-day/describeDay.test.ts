import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeDay, isGood, whoNoticed, type Outcome } from './describeDay.ts';

const outcome = (noticedBy: string[], isControl = false): Outcome => ({
  fault: 'a fault',
  seen: 'the page',
  noticedBy,
  seconds: 1.25,
  isControl,
});

it('who noticed is told by the log of the server, by its probes and its metrics, and by nothing that goes well', () => {
  const lines = [
    { event: 'request', route: '/services', status: 200 },
    { event: 'request', route: '/services', status: 503 },
    { event: 'page-vitals', section: 'mf-services' },
    { event: 'section-failed', section: 'mf-services', phase: 'render', owner: 'services' },
    { event: 'section-failed', section: 'mf-services', phase: 'render', owner: 'services' },
    { event: 'notice', message: 'The registry is not JSON.' },
  ];
  assert.deepEqual(whoNoticed(lines, { '/healthz': 503, '/readyz': 200, '/livez': 0 }, ['metrics: section.failures section=mf-services']), [
    'log: 503 for /services',
    'report of the page: mf-services render, for services',
    'log: The registry is not JSON.',
    '/healthz: 503',
    '/livez: no answer',
    'metrics: section.failures section=mf-services',
  ]);
  assert.deepEqual(whoNoticed(lines.slice(0, 1), { '/healthz': 200 }, []), []);
});

it('a day is good when each fault was noticed, and nothing where nothing was broken', () => {
  assert.ok(isGood([outcome([], true), outcome(['log'])]));
  assert.ok(!isGood([outcome([], true), outcome([])]));
  assert.ok(!isGood([outcome(['log'], true)]));
});

it('the table says who noticed, or that nobody did', () => {
  assert.match(
    describeDay([outcome([]), outcome(['log', '/healthz: 503'])]),
    /\| a fault \| the page \| nobody \| 1\.3 s \|\n.*log; \/healthz: 503/,
  );
});
