import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { it } from 'node:test';
import { listen, slowClients } from './listen.ts';
import { StartupError } from './StartupError.ts';

const answering = () => createServer((_, response) => response.end('here'));

it('serves on this machine until it is closed, whoever keeps a connection open', async () => {
  const { port, close } = await listen(answering(), 0, 'PORT');
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'here');
  await close();
  await assert.rejects(fetch(`http://127.0.0.1:${port}`));
});

it('says in one sentence which variable moves it from a taken port', async () => {
  const { port, close } = await listen(answering(), 0, 'PORT');
  const message = `Port ${port} is taken by another program; stop it, or choose another with MAILBOX_PORT.`;
  await assert.rejects(listen(answering(), port, 'MAILBOX_PORT'), new StartupError(message));
  await close();
});

it('says in one sentence that an address is none of this machine', async () => {
  await assert.rejects(
    listen(answering(), 0, 'PORT', '203.0.113.1'),
    new StartupError('HOST is "203.0.113.1", which is no address of this machine; use 0.0.0.0 for all of them.'),
  );
});

it('ends whoever takes too long to send a request, and answers others meanwhile', async () => {
  const server = createServer(
    { ...slowClients, requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 },
    (request, response) => {
      request.resume().on('end', () => response.end('here'));
    },
  );
  const { port, close } = await listen(server, 0, 'PORT');
  const slow = connect(port, '127.0.0.1');
  slow.write('POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 1000\r\n\r\nonly this');
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'here');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  assert.match(String(answer), /^HTTP\/1\.1 408 /);
  await close();
});

it('takes no request whose end a proxy could see elsewhere', async () => {
  const { port, close } = await listen(answering(), 0, 'PORT');
  for (const lengths of [
    'content-length: 4\r\ntransfer-encoding: chunked',
    'content-length: 4\r\ncontent-length: 5',
    'transfer-encoding: chunked, identity',
  ]) {
    const client = connect(port, '127.0.0.1');
    client.write(`POST / HTTP/1.1\r\nhost: site\r\n${lengths}\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nhost: site\r\n\r\n`);
    let answers = '';
    client.on('data', (part) => (answers += String(part)));
    await once(client, 'close');
    assert.match(answers, /^HTTP\/1\.1 400 /, lengths);
    assert.doesNotMatch(answers, /here/, lengths);
  }
  await close();
});

it('turns connections away before the process runs out of files, and keeps one longer than a proxy in front does', async () => {
  const server = createServer(slowClients, (_, response) => response.end('here'));
  const { port, close } = await listen(server, 0, 'PORT');
  assert.ok(server.maxConnections <= 4_096);
  // Caddy and nginx keep theirs for a minute.
  assert.ok(server.keepAliveTimeout > 60_000);
  server.maxConnections = 1;
  const first = connect(port, '127.0.0.1');
  await once(first, 'connect');
  const second = connect(port, '127.0.0.1');
  await once(second, 'close');
  first.destroy();
  await close();
});

it('lets an answer under way finish before it is closed', async () => {
  let finish = () => {};
  const asked = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    finish = () => response.end('late');
    asked.resolve();
  });
  const { port, close } = await listen(server, 0, 'PORT');
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await asked.promise;
  const closed = close();
  await assert.rejects(fetch(`http://127.0.0.1:${port}`));
  finish();
  assert.equal(await answer, 'late');
  await closed;
});
