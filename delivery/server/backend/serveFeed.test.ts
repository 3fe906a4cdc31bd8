import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildFacts } from '../../testing/writeBuild.ts';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';

const feeds = [{ path: '/dates/:token', call: 'sample_dates', titles: { thing: { en: 'Thing', fr: 'Chose' } } }];
const builds: BuildFacts[] = [
  { name: 'shell' },
  {
    name: 'mf-sample',
    manifest: { server: { feeds }, routes: [{ path: '/sample', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample-page' }] },
  },
];
const event = {
  id: 'one',
  title: 'thing',
  note: 'R-1',
  path: '/sample',
  start: '2026-12-01T14:00:00Z',
  minutes: 90,
  day: '2026-12-01',
  until: null,
};
const days = { ...event, id: 'two', start: null, minutes: null, until: '2026-12-03' };

/** A site whose database answers this, and what it was asked. */
async function serve(answer: unknown, status = 200) {
  const asked: unknown[] = [];
  const backend = await fakeBackend((request, response) => {
    let body = '';
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        if (request.url!.includes('sample_dates')) asked.push([request.url, body]);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
  });
  return { ...(await serveBuilds(builds, { backend })), asked, backend };
}

describe('a calendar at a secret address', () => {
  it('is a calendar file in its language, that nobody keeps or lists', async () => {
    const { get, asked } = await serve({ name: 'Toits, fils', locale: 'fr', events: [event, days] });
    const response = await get('/dates/secret.ics');
    const text = await response.text();
    assert.deepEqual(asked, [['/rest/v1/rpc/sample_dates', '{"token":"secret"}']]);
    assert.equal(response.status, 200);
    for (const [name, value] of [
      ['content-type', 'text/calendar; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['x-robots-tag', 'noindex'],
      ['x-content-type-options', 'nosniff'],
    ] as const)
      assert.equal(response.headers.get(name), value);
    assert.match(text, /^BEGIN:VCALENDAR\r\n/);
    for (const line of [
      'NAME:Toits\\, fils',
      'SUMMARY:Chose · R-1',
      'DTSTART:20261201T140000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261204',
    ])
      assert.ok(text.includes(`${line}\r\n`), line);
    assert.match(text, /DESCRIPTION:http.*\/fr\/sample\r\n/);
  });

  it('that leads nowhere is 404, whatever it looks like, and is asked for all the same', async () => {
    const { get, asked } = await serve(null);
    const answers = [];
    for (const token of ['secret', 'x', 'a'.repeat(500), '%00']) {
      const response = await get(`/dates/${token}.ics`);
      answers.push([response.status, await response.text(), response.headers.get('cache-control'), response.headers.get('x-robots-tag')]);
    }
    assert.deepEqual(new Set(answers.map(String)), new Set(['404,Not found,no-store,noindex']));
    assert.equal(asked.length, 4);
  });

  for (const [what, answer, status, expected] of [
    ['is fetched too often', { message: 'Too many' }, 429, 429],
    ['cannot be read', { message: 'Down' }, 500, 503],
    ['is answered by something else', { name: 1 }, 200, 503],
  ] as const) {
    it(`that ${what} says when to come again`, async () => {
      const { get } = await serve(answer, status);
      const response = await get('/dates/secret.ics');
      assert.equal(response.status, expected);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    });
  }

  it('is at no other address', async () => {
    const { get, asked } = await serve(null);
    for (const path of ['/dates/secret', '/dates/secret.ics/x', '/other/secret.ics', '/dates.ics']) await get(path);
    assert.deepEqual(asked, []);
  });
});
