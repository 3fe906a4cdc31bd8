import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { it } from 'node:test';
import { listen } from './listen.ts';
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
