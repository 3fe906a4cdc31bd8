import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { freePort } from './freePort.ts';

test('a free port can be listened on, and lies below those of connections', async () => {
  const port = await freePort();
  assert.ok(port >= 20_000 && port < 32_768, String(port));
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

test('a port that somebody listens on is passed over', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  const free = await freePort();
  const proposed = [taken, free];
  assert.equal(await freePort(() => proposed.shift()!), free);
  server.close();
});
