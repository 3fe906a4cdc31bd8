import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { it } from 'node:test';
import { fakeBackend, serveBuilds } from '../../testing/serveBuilds.ts';
import type { AnsweredRequest, Watch } from './Watch.ts';

/** Keeps what a watch is told; `next` waits for the answer after those that were waited for. */
function keeping(): Watch & { next: () => Promise<AnsweredRequest> } {
  const kept: AnsweredRequest[] = [];
  const news = new EventTarget();
  return {
    asked: () => ({
      answered: (answer) => {
        kept.push(answer);
        news.dispatchEvent(new Event('answer'));
      },
    }),
    next: async () => {
      if (kept.length === 0) await once(news, 'answer');
      return kept.shift()!;
    },
  };
}

it('tells of every request: pattern, status, bytes, revision and who asked', async () => {
  const watch = keeping();
  const trustsProxy = (address: string) => address === '127.0.0.1';
  const { get } = await serveBuilds([{ name: 'shell' }, { name: 'mf-sample' }], { watches: [watch], trustsProxy });
  const page = await get('/sample?search=my+street', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const { milliseconds, bytes, ...told } = await watch.next();
  assert.deepEqual(told, {
    method: 'GET',
    route: '/sample',
    path: '/sample',
    address: '203.0.113.7',
    status: 200,
    revision: 1,
  });
  assert.ok(milliseconds > 0);
  assert.ok(bytes > (await page.arrayBuffer()).byteLength / 10);
  await get('/sample', { method: 'POST' });
  assert.deepEqual([(await watch.next()).status, (await get('/nothing')).status, (await watch.next()).status], [405, 404, 404]);
});

it('tells of who leaves before the answer is out', async () => {
  const watch = keeping();
  const asked = Promise.withResolvers<void>();
  const backend = await fakeBackend(() => asked.resolve());
  const { port } = await serveBuilds([{ name: 'shell' }], { watches: [watch], backend });
  const client = request({ port, path: '/rest/v1/things' }).on('error', () => {});
  client.end();
  await asked.promise;
  client.destroy();
  assert.equal((await watch.next()).status, 499);
});
