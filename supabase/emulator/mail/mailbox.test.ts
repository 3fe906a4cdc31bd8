import assert from 'node:assert/strict';
import { appendFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import type { RunningServer } from '@marketplace/node-kit/listen';
import { newDirectory } from '../testing/fixtureSettings.ts';
import { Mailbox } from './Mailbox.ts';
import { startMailboxServer } from './startMailboxServer.ts';
import { writeMail } from '../../mails/account/writeMail.ts';

const directory = newDirectory();
const link = 'http://localhost:3000/auth/v1/verify?token=t&type=signup';
const mail = (to: string) => writeMail({ kind: 'confirmation', to, locale: 'en', content: { link }, operator: brand.sampleOperator });
const mailbox = new Mailbox(directory);
let server: RunningServer;
const get = async (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

before(async () => {
  server = await startMailboxServer(mailbox, 0);
  mailbox.add(mail('first@example.ca'));
  mailbox.add(mail('<second>@example.ca'));
});
after(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

test('lists mails newest first and gives one, in the shape of Mailpit', async () => {
  const { messages } = (await (await get('/api/v1/messages')).json()) as { messages: Record<string, never>[] };
  const [latest] = messages as unknown as { ID: string; To: { Address: string }[]; Subject: string; Created: string }[];
  assert.equal(messages.length, 2);
  assert.equal(latest!.To[0]!.Address, '<second>@example.ca');
  assert.match(latest!.Subject, /^Confirm your email address/);
  assert.ok(!Number.isNaN(Date.parse(latest!.Created)));
  const { Text, HTML } = (await (await get(`/api/v1/message/${latest!.ID}`)).json()) as { Text: string; HTML: string };
  assert.ok(Text.includes(link));
  assert.ok(HTML.includes(`href="${link.replace('&', '&amp;')}"`));
});

test('shows the list and a mail whose link can be followed as pages', async () => {
  const list = await (await get('/')).text();
  assert.match(list, /<h1>Mailbox<\/h1>.*&lt;second&gt;@example\.ca/s);
  const page = await (await get(/href="(\/mail\/[^"]+)"/.exec(list)![1]!)).text();
  assert.ok(page.includes(`<a href="${link.replace('&', '&amp;')}">`));
});

test('unknown mails, other methods and other host names are refused', async () => {
  assert.equal((await get('/api/v1/message/nope')).status, 404);
  assert.equal((await get('/elsewhere')).status, 404);
  assert.equal((await get('/api/v1/messages', { method: 'DELETE' })).status, 405);
  const status = await new Promise((resolve) => {
    const headers = { host: 'rebound.example' };
    request({ port: server.port, host: '127.0.0.1', path: '/api/v1/messages', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  assert.equal(status, 403);
});

test('keeps the latest 500 mails across a restart, readable by its owner only', () => {
  for (let count = 0; count < 500; count++) mailbox.add(mail(`flood${count}@example.ca`));
  const file = join(directory, 'mails.jsonl');
  appendFileSync(file, '{"half');
  const reopened = new Mailbox(directory);
  assert.equal(reopened.mails.length, 500);
  assert.equal(reopened.mails[0]!.To[0]!.Address, 'flood499@example.ca');
  reopened.add(mail('after@example.ca'));
  const again = new Mailbox(directory);
  assert.deepEqual([again.mails.length, again.mails[0]!.To[0]!.Address], [500, 'after@example.ca']);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('forgets a mail after 30 days, in memory and on the disk', () => {
  const own = newDirectory();
  const box = new Mailbox(own);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  box.add({ ...mail('long-ago@example.ca'), Created: days(31) });
  box.add({ ...mail('lately@example.ca'), Created: days(29) });
  box.dropOld(Date.now());
  for (const { mails } of [box, new Mailbox(own)]) {
    assert.deepEqual(
      mails.map(({ To }) => To[0]!.Address),
      ['lately@example.ca'],
    );
  }
  rmSync(own, { recursive: true });
});

test('forgets what went to an address or names it, up to a time, and nothing of one that only ends alike', () => {
  const own = newDirectory();
  const box = new Mailbox(own);
  const at = (time: number) => new Date(time).toISOString();
  const now = Date.now();
  box.add({ ...mail('Lee@example.ca'), ID: 'to', Created: at(now) });
  box.add({ ...mail('admin@example.ca'), ID: 'names', Created: at(now), Text: 'A new moderator: lee@example.ca.' });
  box.add({ ...mail('kaylee@example.ca'), ID: 'alike', Created: at(now), Text: 'For kaylee@example.ca' });
  box.add({ ...mail('lee@example.ca'), ID: 'again', Created: at(now + 1000) });
  box.dropOf('lee@example.ca', now);
  for (const { mails } of [box, new Mailbox(own)]) {
    assert.deepEqual(
      mails.map(({ ID }) => ID),
      ['again', 'alike'],
    );
  }
  rmSync(own, { recursive: true });
});
