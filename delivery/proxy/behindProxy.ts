import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { ConnectionOptions } from 'node:tls';
import { fakeBackend, serveBuilds } from '../testing/serveBuilds.ts';
import { askThroughProxy, connectToProxy } from './askThroughProxy.ts';
import { startCaddy } from './startCaddy.ts';

const backend = await fakeBackend((asked, response) => response.end(String(asked.headers['x-forwarded-for'])));
const trustsProxy = (address: string) => address === '127.0.0.1';
let leaves = false;
const products = await Promise.all(
  [() => leaves, () => false].map((isLeaving) =>
    serveBuilds([{ name: 'shell' }, { name: 'mf-sample' }], { backend, trustsProxy, isLeaving, sharedSeconds: 30 }),
  ),
);
const proxy = await startCaddy(products.map(({ port }) => port));
after(() => proxy.stop());
const ask = askThroughProxy(proxy);
const visitorOf = async (from: string, headers?: Record<string, string>) => String((await ask('/rest/v1/things', { headers, from })).body);

describe('behind Caddy, which speaks TLS and HTTP/2', () => {
  it('pages are answered', async () => {
    assert.match(String((await ask('/sample')).body), /<div id="root">/);
  });

  it('the newest TLS is spoken, and none before 1.2', async () => {
    const shake = async (options: ConnectionOptions) => {
      const socket = await connectToProxy(proxy, options);
      const protocol = socket.getProtocol();
      socket.destroy();
      return protocol;
    };
    assert.equal(await shake({}), 'TLSv1.3');
    assert.equal(await shake({ maxVersion: 'TLSv1.2' }), 'TLSv1.2');
    // The ciphers let this client offer what it would not by itself.
    await assert.rejects(shake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }), /alert protocol version/);
  });

  it('a page comes packed, with the tag and the rules for caches that the server gave it, and is not sent twice', async () => {
    const { headers } = await ask('/sample', { headers: { 'accept-encoding': 'br, gzip' } });
    const { etag } = headers;
    assert.match(etag!, /^"[\w-]{27}"$/);
    assert.deepEqual(
      ['content-encoding', 'cache-control', 'cdn-cache-control', 'vary', 'server'].map((name) => headers[name]),
      ['br', 'public, no-cache', 'public, max-age=30', 'accept-encoding', undefined],
    );
    const again = await ask('/sample', { headers: { 'accept-encoding': 'br, gzip', 'if-none-match': etag! } });
    assert.deepEqual([again.headers[':status'], again.body.length, again.headers.etag], [304, 0, etag]);
  });

  it('two visitors are two visitors', async () => {
    assert.deepEqual([await visitorOf('127.0.0.2'), await visitorOf('127.0.0.3')], ['127.0.0.2', '127.0.0.3']);
  });

  it('a header somebody made up changes nothing', async () => {
    for (const forged of ['203.0.113.7', '127.0.0.1', '203.0.113.7, 127.0.0.1', '::1']) {
      assert.equal(
        await visitorOf('127.0.0.2', { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged }),
        '127.0.0.2',
      );
    }
  });

  it('a server that is about to stop gets no more visitors, and nobody notices when it is gone', async () => {
    leaves = true;
    // Both servers say on /readyz that they are there; one that stops is answered for by the other.
    const stopping = async () => String((await ask('/readyz')).body).includes('stopping');
    let inARow = 0;
    while (inARow < 8) inARow = (await stopping()) ? 0 : inARow + 1;
    await products[0]!.close();
    for (let visitor = 0; visitor < 8; visitor++) assert.equal((await ask('/sample')).headers[':status'], 200);
  });
});
