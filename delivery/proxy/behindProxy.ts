import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:https';
import { after, describe, it } from 'node:test';
import { connect, type ConnectionOptions } from 'node:tls';
import { fakeBackend, serveBuilds } from '../testing/serveBuilds.ts';
import { startCaddy } from './startCaddy.ts';

/** Asks through the proxy from an address of this machine. */
function ask(port: number, path: string, localAddress: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, path, localAddress, rejectUnauthorized: false };
    request({ ...options, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}

const backend = await fakeBackend((asked, response) => response.end(String(asked.headers['x-forwarded-for'])));
const product = await serveBuilds([{ name: 'shell' }], { backend, trustsProxy: (address) => address === '127.0.0.1' });
const proxy = await startCaddy(product.port);
after(() => proxy.stop());
const visitorOf = (from: string, headers?: Record<string, string>) => ask(proxy.port, '/rest/v1/things', from, headers);

describe('behind Caddy, which speaks TLS', () => {
  it('pages are answered', async () => {
    assert.match(await ask(proxy.port, '/', '127.0.0.2'), /<div id="root">/);
  });

  it('the newest TLS is spoken, and none before 1.2', async () => {
    const shake = async (options: ConnectionOptions) => {
      const socket = connect({ port: proxy.port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false, ...options });
      await once(socket, 'secureConnect');
      const protocol = socket.getProtocol();
      socket.destroy();
      return protocol;
    };
    assert.equal(await shake({}), 'TLSv1.3');
    assert.equal(await shake({ maxVersion: 'TLSv1.2' }), 'TLSv1.2');
    // The ciphers let this client offer what it would not by itself.
    await assert.rejects(shake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }), /alert protocol version/);
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
});
