import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { BackendProcess } from '../process/BackendProcess.ts';
import { serveBuilds } from '../testing/serveBuilds.ts';
import { askThroughProxy } from './askThroughProxy.ts';
import { startCaddy } from './startCaddy.ts';

const settings = { DATA_DIR: temporaryFolder(), SITE_URL: 'https://site.example', MAILBOX_PORT: 'off', SEED: 'reference' };
const backend = new BackendProcess(settings, () => {});
after(() => backend.stop());
await backend.start();
const { port } = await serveBuilds([{ name: 'shell' }], { backend, trustsProxy: (address) => address === '127.0.0.1' });
const proxy = await startCaddy([port]);
after(() => proxy.stop());
const ask = askThroughProxy(proxy);

const forgeries = ['203.0.113.7', '127.0.0.3', '203.0.113.7, 127.0.0.3', '::1'];

/** Asks until the limit of the first visitor is reached, then as another, then as the first under made-up addresses. */
async function reachLimit(path: string, body: string, headers: Record<string, string>) {
  const send = async (from: string, more: Record<string, string> = {}) =>
    (await ask(path, { from, body, headers: { ...headers, ...more } })).headers[':status'];
  const first = [];
  for (let turn = 0; turn < 12; turn += 1) first.push(await send('127.0.0.2'));
  const other = await send('127.0.0.3');
  const forged = [];
  for (const address of forgeries)
    forged.push(await send('127.0.0.2', { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }));
  return { accepted: first.indexOf(429), afterwards: new Set(first.slice(first.indexOf(429))), other, forged: new Set(forged) };
}

describe('behind Caddy, a limit', () => {
  it('of this server is that of one visitor, whatever headers say', async () => {
    assert.deepEqual(await reachLimit('/csp-reports', '{}', { 'content-type': 'application/reports+json' }), {
      accepted: 10,
      afterwards: new Set([429]),
      other: 204,
      forged: new Set([429]),
    });
  });

  it('of the backend is that of one visitor, whatever headers say', async () => {
    const guess = JSON.stringify({ email: 'somebody@example.ca', password: 'a guess' });
    const headers = { apikey: backend.anonKey, 'content-type': 'application/json' };
    assert.deepEqual(await reachLimit('/auth/v1/token?grant_type=password', guess, headers), {
      accepted: 10,
      afterwards: new Set([429]),
      other: 400,
      forged: new Set([429]),
    });
  });
});
