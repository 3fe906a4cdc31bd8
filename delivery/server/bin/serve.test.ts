import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { RegistryFile } from '../../registry/RegistryFile.ts';
import { promote } from '../../registry/promote.ts';
import { publishBuilds, reason } from '../../testing/publishBuilds.ts';
import { fakeBackend } from '../../testing/serveBuilds.ts';
import { serveProcess, type ServingProcess } from '../../testing/serveProcess.ts';
import { writeBuild } from '../../testing/writeBuild.ts';

const title = { en: 'Page', fr: 'Page' };
const server = { feeds: [{ path: '/calendar/:token', call: 'calendar_feed', titles: {} }] };
const routes = [
  { path: '/sample', title, chunk: 'sample-page' },
  { path: '/r/:token', title, chunk: 'sample-page', indexed: false },
];
const published = publishBuilds({ name: 'shell' }, { name: 'mf-sample', manifest: { routes, server } });
const registry = new RegistryFile(published.dataDir, 'production');
promote(registry, published.store, { shell: '1.0.0', 'mf-sample': '1.0.0' }, reason);

/** Requests of calendars stay without an answer until the test gives one. */
const calendars: ServerResponse[] = [];
const asked = new EventTarget();
const project = await fakeBackend((request, response) => {
  if (!request.url!.endsWith('calendar_feed')) return response.end('{}');
  calendars.push(response);
  asked.dispatchEvent(new Event('calendar'));
});
const siteUrl = 'https://site.example';
const nothing = temporaryFolder();
const settings = { DATA_DIR: published.dataDir, SITE_URL: siteUrl, SUPABASE_URL: project.origin()!, SUPABASE_ANON_KEY: 'public-key' };
const [one, other] = (await Promise.all(['1', '0'].map((DRAIN_SECONDS) => serveProcess({ ...settings, DRAIN_SECONDS })))) as [
  ServingProcess,
  ServingProcess,
];

describe('npm run serve', () => {
  it('answers for one environment from several processes, and all follow a promotion', async () => {
    const revisions = () =>
      Promise.all([one, other].map(async ({ get }) => ((await (await get('/composition.json')).json()) as { revision: number }).revision));
    assert.deepEqual(await revisions(), [1, 1]);
    const [tag, otherTag] = await Promise.all([one, other].map(async ({ get }) => (await get('/sample')).headers.get('etag')));
    assert.match(tag!, /^".{27}"$/);
    assert.equal(otherTag, tag);
    const next = { name: 'mf-sample', version: '1.1.0', manifest: { routes, server } };
    published.store.publish(writeBuild(join(published.dataDir, 'next'), next));
    promote(registry, published.store, { 'mf-sample': '1.1.0' }, reason);
    assert.deepEqual(await revisions(), [2, 2]);
  });

  it('writes one line for each request, and the secret of no private link', async () => {
    const { get, lines, signal, ended } = other;
    for (const path of ['/r/s3cret', '/fr/r/s3cret?x=s3cret', '/R/s3cret', '/sample?search=s3cret', '/nothing/s3cret']) await get(path);
    const documentURL = `${siteUrl}/r/s3cret`;
    await get('/csp-reports', { method: 'POST', body: JSON.stringify([{ body: { effectiveDirective: 'script-src-elem', documentURL } }]) });
    signal('SIGTERM');
    await ended;
    const requests = lines.filter(({ event }) => event === 'request').slice(-6);
    assert.deepEqual(
      requests.map(({ method, route, path, status }) => [method, route, path, status]),
      [
        ['GET', '/r/:token', '/r/:token', 200],
        ['GET', '/r/:token', '/fr/r/:token', 200],
        ['GET', '/*', '/*', 308],
        ['GET', '/sample', '/sample', 200],
        ['GET', '/*', '/*', 404],
        ['POST', '/csp-reports', '/csp-reports', 204],
      ],
    );
    for (const { time, ms, bytes, revision, address } of requests) {
      assert.ok(Math.abs(Date.parse(String(time)) - Date.now()) < 60_000);
      assert.deepEqual([Number(ms) > 0, Number(bytes) > 0, revision, address], [true, true, 2, '127.0.0.1']);
    }
    assert.equal(lines.find(({ security }) => security)!.page, `${siteUrl}/r/:token`);
    assert.ok(!JSON.stringify(lines).includes('s3cret'));
  });

  it('on SIGTERM stops to be ready, goes on answering, finishes what is under way, and ends with 0', async () => {
    const { get, signal, ended, lines } = one;
    assert.deepEqual([(await get('/livez')).status, (await get('/readyz')).status], [200, 200]);
    const underWay = get('/calendar/s3cret.ics');
    await once(asked, 'calendar');
    signal('SIGTERM');
    while ((await get('/readyz')).status !== 503);
    assert.deepEqual([(await get('/livez')).status, (await get('/sample')).status], [200, 200]);
    const answers = () =>
      get('/livez').then(
        () => true,
        () => false,
      );
    while (await answers());
    calendars.pop()!.end('null');
    assert.equal((await underWay).status, 404);
    assert.deepEqual(await ended, { code: 0, errors: '' });
    assert.deepEqual(
      lines.filter(({ event }) => event !== 'request').map(({ event }) => event),
      ['started', 'stopping', 'stopped'],
    );
  });

  it('says in one sentence what is wrong, and ends with 1', async () => {
    const { ended } = await serveProcess({ ...settings, DATA_DIR: nothing });
    assert.deepEqual(await ended, {
      code: 1,
      errors: `${nothing} holds no registry of "production"; publish and promote into it first, or name another folder with DATA_DIR.\n`,
    });
    assert.deepEqual(readdirSync(nothing), []);
  });

  it('tells what it takes', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'serve.ts'), '--help'], { encoding: 'utf8' });
    assert.equal(status, 0);
    for (const word of ['--env', 'SITE_URL', 'SUPABASE_URL', 'OPERATOR_PHONE', 'DRAIN_SECONDS', 'OTEL_EXPORTER_OTLP_ENDPOINT'])
      assert.ok(stdout.includes(word), word);
  });
});
