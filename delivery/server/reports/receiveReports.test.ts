import assert from 'node:assert/strict';
import { it } from 'node:test';
import { serveBuilds } from '../../testing/serveBuilds.ts';

const report = {
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?victim=ana',
    documentURL: 'https://site.example/services?search=my+street#access_token=secret',
  },
};
const send = (get: Awaited<ReturnType<typeof serveBuilds>>['get'], body: string) =>
  get('/csp-reports', { method: 'POST', body, headers: { 'content-type': 'application/reports+json' } });
const events = (lines: string[]) => lines.filter((line) => line.includes('"security":true')).map((line) => JSON.parse(line));

const title = { en: 'Page', fr: 'Page' };
const routes = [
  { path: '/services', title, chunk: 'sample-page' },
  { path: '/r/:token', title, chunk: 'sample-page', indexed: false },
];

it('writes what was blocked, where, and from which address; neither query nor fragment', async () => {
  const { get, lines } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample', manifest: { routes } }]);
  assert.equal((await send(get, JSON.stringify([report]))).status, 204);
  const [{ time, ...event }] = events(lines);
  assert.ok(Math.abs(Date.parse(time) - Date.now()) < 60_000);
  assert.deepEqual(event, {
    security: true,
    event: 'csp-violation',
    outcome: 'blocked',
    address: '127.0.0.1',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    page: 'https://site.example/services',
    section: 'mf-sample',
    version: '1.0.0',
    owner: 'tests',
    revision: 1,
  });
});

it('writes the pattern of a private link, never its secret', async () => {
  const { get, lines } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample', manifest: { routes } }]);
  const links = ['https://site.example/fr/r/s3cret', 'https://site.example/R/s3cret', 'https://site.example/r/s3cret/'];
  for (const documentURL of links) await send(get, JSON.stringify([{ ...report, body: { ...report.body, documentURL } }]));
  assert.deepEqual(
    events(lines).map(({ page }) => page),
    ['https://site.example/fr/r/:token', 'https://site.example/*', 'https://site.example/r/:token'],
  );
  assert.ok(!lines.join().includes('s3cret'));
});

it('reads reports of older browsers', async () => {
  const { get, lines } = await serveBuilds([{ name: 'shell' }]);
  const older = {
    'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'https://elsewhere.example/' },
  };
  await send(get, JSON.stringify(older));
  const [{ directive, blocked, page }] = events(lines);
  assert.deepEqual([directive, blocked, page], ['script-src', 'inline', 'https://elsewhere.example/']);
});

it('takes few and small messages of one visitor, and no other shape', async () => {
  const { get, lines } = await serveBuilds([{ name: 'shell' }]);
  assert.equal((await send(get, 'x'.repeat(20_000))).status, 413);
  for (const body of ['', 'null', '{}', '[[]]', '{"csp-report":1}']) assert.equal((await send(get, body)).status, 204);
  assert.deepEqual(events(lines), []);
  await send(get, JSON.stringify(Array.from({ length: 50 }, () => report)));
  assert.equal(events(lines).length, 5);
  const statuses = [];
  for (let message = 0; message < 6; message += 1) statuses.push((await send(get, JSON.stringify(report))).status);
  assert.deepEqual(statuses, [204, 204, 204, 204, 429, 429]);
});

it('is where pages send them', async () => {
  const { get } = await serveBuilds([{ name: 'shell' }]);
  const { headers } = await get('/');
  assert.equal(headers.get('reporting-endpoints'), 'csp="/csp-reports"');
  assert.match(headers.get('content-security-policy')!, /report-uri \/csp-reports; report-to csp/);
});
