import './testing/cheapPasswords.ts';
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { redactConsole } from './logging/redactConsole.ts';
import { startBackend, type Backend } from './startBackend.ts';
import { apiClient, linkOf, openLink, type Call } from './testing/apiClient.ts';
import { fixtureSettings, newDirectory } from './testing/fixtureSettings.ts';
import { layDatabase } from './testing/layDatabase.ts';
import { newDatabase } from './testing/newDatabase.ts';
import { runMain } from './testing/runMain.ts';

const directory = newDirectory();
const email = 'known@example.ca';
let database: Awaited<ReturnType<typeof newDatabase>> | undefined;
let backend: Backend;
let call: Call;
let minutesAhead = 0;

async function start(): Promise<void> {
  const settings = { ...fixtureSettings(directory), databaseUrl: database?.url };
  if (!database) await layDatabase(settings);
  backend = await startBackend(settings, undefined, undefined, () => Date.now() + minutesAhead * 60_000);
  call = apiClient(backend);
}
async function restart(): Promise<void> {
  await backend.close();
  await start();
}

before(async () => {
  redactConsole(() => undefined);
  if (process.env.DATABASE_URL) database = await newDatabase(process.env.DATABASE_URL);
  await start();
  await call('/auth/v1/signup', { body: { email, password: 'secret1' } });
  await openLink(call, linkOf(backend.mailbox.mails[0]));
});
after(async () => {
  await backend.close();
  await database?.drop();
  rmSync(directory, { recursive: true });
});

const signIn = (password: string, from: string, to = email) =>
  call('/auth/v1/token?grant_type=password', { body: { email: to, password }, from });
const stored = () =>
  backend.database.query<{ name: string; key: string; n: number }>('select name, key, n from emulator.attempts order by name, n', []);

for (const [who, to, ending] of [
  ['an account', email, 200],
  ['an address without one', 'unknown@example.ca', 400],
] as const) {
  test(`wrong sign-ins of ${who} still count after a restart, and the right password waits as long`, async () => {
    const from = `10.1.0.${ending % 7}`;
    for (let attempt = 0; attempt < 9; attempt += 1) assert.equal((await signIn('wrong-1', from, to)).status, 400);
    await restart();
    assert.equal((await signIn('wrong-1', from, to)).status, 400);
    const before = await signIn('wrong-1', from, to);
    await restart();
    for (const password of ['wrong-1', 'secret1']) {
      const { status, text, headers } = await signIn(password, from, to);
      assert.deepEqual([status, text], [429, before.text]);
      assert.ok(Number(headers.get('retry-after')) > 800);
    }
    assert.match(before.text, /Too many wrong sign-ins for this account\. Try again in 15 minutes\./);
    assert.notEqual((await signIn('secret1', '10.1.0.99', to)).status, 429, 'another network is not locked out');
    minutesAhead += 14;
    await restart();
    const soon = await signIn('secret1', from, to);
    assert.match(soon.text, /Try again in 1 minute\./);
    minutesAhead += 2;
    assert.equal((await signIn('secret1', from, to)).status, ending);
  });
}

test('a wrong sign-in is stored before it is answered, for an account and for none alike; a right one takes it back', async () => {
  minutesAhead += 20;
  const counts = async () => (await stored()).filter(({ name }) => name === 'wrong sign-ins').length;
  const all = await counts();
  await signIn('wrong-1', '10.2.0.1');
  assert.equal(await counts(), all + 1);
  await signIn('wrong-1', '10.2.0.1', 'nobody@example.ca');
  assert.equal(await counts(), all + 2);
  await signIn('secret1', '10.2.0.2');
  await restart();
  assert.equal(await counts(), all + 2);
});

test('attempts of a network still count after a restart, for five minutes', async () => {
  const from = '10.3.0.1';
  const attempt = () => call('/auth/v1/verify', { body: { type: 'signup' }, from });
  for (let count = 0; count < 150; count += 1) await attempt();
  await restart();
  for (let count = 0; count < 150; count += 1) assert.notEqual((await attempt()).status, 429);
  await restart();
  const refused = await signIn('secret1', from);
  assert.equal(refused.status, 429);
  assert.match(refused.body.msg, /^Too many attempts from your network\. Try again in \d+ seconds\.$/);
  minutesAhead += 5;
  assert.equal((await signIn('secret1', from)).status, 200);
});

test('renewals of a network count on their own, 1,800 in an hour, also after a restart', async () => {
  const from = '10.3.0.2';
  const renew = () => call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: 'nobody-has-it' }, from });
  await backend.database.query(
    `insert into emulator.attempts (name, key, n, ends_at)
     values ('renewals', encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1799, now() + make_interval(mins => $2))`,
    [from, minutesAhead + 60],
  );
  await restart();
  assert.equal((await renew()).status, 400);
  const refused = await renew();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 3_000);
  assert.equal((await signIn('secret1', from)).status, 200);
  minutesAhead += 61;
  assert.equal((await renew()).status, 400);
});

test('what is refused writes nothing, and no row says who tried', async () => {
  minutesAhead += 20;
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn('wrong-1', '10.4.0.1');
  await restart();
  const rows = await stored();
  const newestWrite = async () => {
    const [row] = await backend.database.query<{ at: string }>(
      "select max(xmin::text::bigint)::text as at from emulator.attempts where name = 'wrong sign-ins'",
    );
    return row!.at;
  };
  const before = await newestWrite();
  for (let attempt = 0; attempt < 5; attempt += 1) assert.equal((await signIn('wrong-1', '10.4.0.1')).status, 429);
  await restart();
  assert.equal(await newestWrite(), before);
  assert.doesNotMatch(JSON.stringify(rows), /@|10\.4/);
});

test('killed right after the tenth answer, a process counts on when it is back', async () => {
  const killed = newDirectory();
  const begin = async () => {
    const main = runMain({ DATA_DIR: killed });
    const ask = apiClient(await main.ready);
    const guess = () => ask('/auth/v1/token?grant_type=password', { body: { email, password: 'wrong-1' }, from: '10.5.0.1' });
    const kill = async () => {
      main.child.kill('SIGKILL');
      await main.ended;
    };
    return { guess, kill };
  };
  const first = await begin();
  for (let attempt = 0; attempt < 10; attempt += 1) assert.equal((await first.guess()).status, 400);
  await first.kill();
  const second = await begin();
  assert.equal((await second.guess()).status, 429);
  await second.kill();
  rmSync(killed, { recursive: true });
});
