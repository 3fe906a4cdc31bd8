import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { staffCommand } from '../bin/staffCommand.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const product = join(import.meta.dirname, '..');
const dataDirectory = newDirectory();
let it: TestBackend;
let token: string;
const run = (...given: string[]) => staffCommand(given, { DATA_DIR: dataDirectory, PORT: String(it.backend.port) });
const role = async () => (await it.call('/rest/v1/rpc/staff_counts', { token, body: {} })).body?.role;

before(async () => {
  it = await startTestBackend({
    dataDirectory,
    migrationsDirectory: join(product, 'migrations'),
    seed: 'reference',
    seedPath: join(product, 'seed/sql'),
  });
  token = await it.join('noor@example.ca');
});
after(async () => {
  await it.stop();
  rmSync(dataDirectory, { recursive: true });
});

test('rights are given, listed and taken, each from the next request on', async () => {
  assert.equal(await role(), undefined);
  assert.equal(await run('list'), 'Nobody.');
  assert.equal(await run('grant', 'noor@example.ca', 'moderator'), 'noor@example.ca is moderator now.');
  assert.equal(await role(), 'moderator');
  assert.match(await run('list'), /^moderator +noor@example\.ca since \d{4}-\d\d-\d\d$/);
  await run('revoke', 'noor@example.ca');
  assert.equal(await role(), undefined);
});

for (const [what, given, said] of [
  ['an address without an account', ['grant', 'nobody@example.ca', 'admin'], /No account has confirmed this address\. Sign up/],
  ['a role that does not exist', ['grant', 'noor@example.ca', 'king'], /not a role/],
  ['a word that is none', ['promote', 'noor@example.ca'], /^Use: /],
  ['nothing', [], /^Use: /],
] as const) {
  test(`${what} ends with what to do`, () => assert.rejects(run(...given), { message: said }));
}

for (const [host, asked] of [
  ['127.0.0.2', 'http://127.0.0.2:1'],
  ['::1', 'http://[::1]:1'],
  ['0.0.0.0', 'http://127.0.0.1:1'],
  ['::', 'http://127.0.0.1:1'],
] as const) {
  test(`a product that listens on ${host} is asked at ${asked}`, () =>
    assert.rejects(staffCommand(['list'], { DATA_DIR: dataDirectory, HOST: host, PORT: '1' }), (error: Error) =>
      error.message.startsWith(`Nothing answers at ${asked}.`),
    ));
}

for (const [what, status] of [
  ['a page', 200],
  ['a page that says there is none', 404],
] as const) {
  test(`another program that answers with ${what} is told from the product`, async () => {
    const other = createServer((_, answer) => answer.writeHead(status).end('<!doctype html>')).listen(0, '127.0.0.1');
    after(() => other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const message = `What answers at http://127.0.0.1:${port} is not the product. Start the product first; HOST and PORT say where it is.`;
    await assert.rejects(staffCommand(['list'], { DATA_DIR: dataDirectory, PORT: String(port) }), { name: 'StartupError', message });
  });
}

test('a product that does not run, and a folder without keys, are named', async () => {
  await assert.rejects(staffCommand(['list'], { DATA_DIR: dataDirectory, PORT: '1' }), /Nothing answers at http:\/\/127\.0\.0\.1:1\./);
  await assert.rejects(staffCommand(['list'], { DATA_DIR: '/nowhere' }), /secrets\.json is not there/);
  await assert.rejects(staffCommand(['list'], { SUPABASE_URL: 'https://project.example' }), /belong together/);
});
