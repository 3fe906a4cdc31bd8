import assert from 'node:assert/strict';
import { it } from 'node:test';
import { serveBuilds } from '../../testing/serveBuilds.ts';
import type { Watch } from '../watch/Watch.ts';

const title = { en: 'Page', fr: 'Page' };
const routes = [
  { path: '/sample', title, chunk: 'sample-page' },
  { path: '/r/:token', title, chunk: 'sample-page', indexed: false },
];
const failure = {
  kind: 'failure',
  revision: 1,
  page: '/sample',
  section: 'mf-sample',
  version: '1.0.0',
  phase: 'handler',
  attempt: 1,
  message: 'price is undefined',
};
const vitals = { kind: 'vitals', revision: 1, page: '/fr/sample', section: 'mf-sample', version: '1.0.0', lcp: 900, inp: 40, cls: 0 };

async function watched() {
  const told: object[] = [];
  const watch: Watch = { asked: () => ({ answered: () => undefined }), reported: (report) => void told.push(report) };
  const { get } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample', manifest: { routes } }], { watches: [watch] });
  const send = async (body: unknown) =>
    (await get('/page-reports', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })).status;
  return { told, send };
}

it('hands on what failed and how fast a page was, with who answers for it', async () => {
  const { told, send } = await watched();
  assert.deepEqual([await send(failure), await send(vitals)], [204, 204]);
  assert.deepEqual(told, [
    { ...failure, owner: 'tests', route: '/sample', retryable: false },
    { ...vitals, owner: 'tests', route: '/sample' },
  ]);
});

it('says of a failure whether another try could help: where something was fetched, not where its code ran or does not fit', async () => {
  const { told, send } = await watched();
  const phases = ['entry', 'chunk', 'contract', 'render', 'handler', 'crash'];
  for (const phase of phases) await send({ ...failure, phase, retryable: true });
  await send(vitals);
  assert.deepEqual(
    told.map((report) => (report as { retryable?: boolean }).retryable),
    [true, true, false, false, false, false, undefined],
  );
});

it('says neither a secret of an address nor whom a message names, and cuts long ones', async () => {
  const { told, send } = await watched();
  await send({ ...failure, page: '/r/s3cret', message: `ana@example.ca ${'x'.repeat(1_000)}` });
  assert.equal(told.length, 1);
  assert.ok(!/s3cret|ana@/.test(JSON.stringify(told)));
  assert.ok(JSON.stringify(told).length < 500);
});

for (const [what, body] of Object.entries({
  'a section that is not there': { ...failure, section: 'mf-other' },
  'a name that every object has': { ...failure, section: 'constructor' },
  'a version that does not run': { ...failure, version: '6.6.6' },
  'another phase': { ...failure, phase: 'drop table' },
  'a number that is none': { ...vitals, lcp: 'fast' },
  'no report': [],
  'no JSON': '{',
})) {
  it(`drops ${what}`, async () => {
    const { told, send } = await watched();
    assert.equal(await send(body), 204);
    assert.deepEqual(told, []);
  });
}

it('takes few and small ones of one visitor', async () => {
  const { told, send } = await watched();
  assert.equal(await send('x'.repeat(3_000)), 413);
  const statuses = [];
  for (let report = 0; report < 32; report += 1) statuses.push(await send(failure));
  assert.deepEqual([statuses.filter((status) => status === 204).length, statuses.at(-1), told.length], [30, 429, 30]);
});
