import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPglite } from './database/openPglite.ts';
import { apiClient, type Call } from './testing/apiClient.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { runMain, type MainProcess } from './testing/runMain.ts';

const kills = process.env.E2E_FULL === '1' ? 40 : 8;
/** Acknowledged between two kills. */
const WRITES = 12;
const WRITERS = 6;

const directory = newDirectory();
let main: MainProcess;
after(async () => {
  main.child.kill('SIGKILL');
  await main.ended;
  rmSync(directory, { recursive: true });
});

// The product's own tables: each message is a row, and a mail that is owed.
const start = () => (main = runMain({ DATA_DIR: directory, MIGRATIONS_DIR: 'migrations', SEED_PATH: 'no-seed', DATABASE_URL: '' }));
/** Wherever it stands. */
const kill = async () => {
  main.child.kill('SIGKILL');
  assert.equal((await main.ended).signal, 'SIGKILL');
};

/** Whether a process has taken the directory; then it opens the database. */
function isOpening(pid: number): boolean {
  const file = join(directory, 'backend.pid');
  return existsSync(file) && readFileSync(file, 'utf8') === String(pid);
}

let sent = 0;
const send = (call: Call, id: string) =>
  call('/rest/v1/rpc/send_contact_message', {
    from: `203.0.113.${(sent += 1) % 250}`,
    body: {
      message: {
        ...{ id, first_name: 'Ana', last_name: 'Roy', email: `${id}@example.ca`, subject: 'Other' },
        ...{ message: 'Do you answer on Sundays?', locale: 'en', notice: 'notice-en-2', seconds: 20 },
      },
    },
  });

/** On a loaded machine the answer may be "not now": nothing was stored, and whoever sends comes again. */
async function sendUntilTaken(call: Call, id: string): ReturnType<typeof send> {
  const answer = await send(call, id);
  if (answer.status !== 503) return answer;
  await sleep(50);
  return sendUntilTaken(call, id);
}

/** Every message, past row security. */
async function stored(call: Call): Promise<string[]> {
  const { jwtSecret } = JSON.parse(readFileSync(join(directory, 'secrets.json'), 'utf8')) as { jwtSecret: string };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 3600 })}`;
  const token = `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`;
  const { status, body, text } = await call('/rest/v1/contact_messages?select=email&limit=1000', { token });
  assert.equal(status, 200, text);
  return (body as { email: string }[]).map(({ email }) => email);
}

/** The keys of all mails that are owed or were sent. */
async function mails(): Promise<string[]> {
  const database = await openPglite(directory, () => true);
  const rows = await database.query<{ key: string }>('select idempotency_key as key from private.outbox');
  await database.close();
  return rows.map(({ key }) => key);
}

test(`killed ${kills} times while it writes, it loses nothing it acknowledged and stores nothing twice`, { timeout: 900_000 }, async () => {
  const acknowledged = new Set<string>();
  let inDoubt = new Set<string>();
  let killed = 0;
  for (;;) {
    const call = apiClient(await start().ready);
    // Whoever got no answer asks again with the same id.
    for (const id of inDoubt) {
      const { status, text } = await sendUntilTaken(call, id);
      assert.equal(status, 200, text);
      acknowledged.add(id);
    }
    const rows = await stored(call);
    assert.equal(new Set(rows).size, rows.length, `stored twice after ${killed} kills`);
    assert.deepEqual(new Set(rows), new Set([...acknowledged].map((id) => `${id}@example.ca`)), `after ${killed} kills`);
    if (killed >= kills) break;
    inDoubt = new Set();
    const enough = acknowledged.size + WRITES;
    const reached = Promise.withResolvers<void>();
    const write = async () => {
      for (;;) {
        const id = crypto.randomUUID();
        inDoubt.add(id);
        const answer = await sendUntilTaken(call, id).catch(() => undefined);
        if (!answer) return;
        assert.equal(answer.status, 200, answer.text);
        inDoubt.delete(id);
        if (acknowledged.add(id).size >= enough) reached.resolve();
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, write));
    await Promise.race([reached.promise, writers]);
    await kill();
    killed += 1;
    await writers;
    // Some die again while they recover.
    if (killed % 4 === 0 && killed < kills) {
      const { pid } = start().child;
      while (!isOpening(pid!)) await sleep(5);
      await kill();
      killed += 1;
    }
  }
  await kill();
  assert.deepEqual((await mails()).sort(), [...acknowledged].map((id) => `contact_received/${id}`).sort());
});
