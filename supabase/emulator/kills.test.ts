import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../tests/support/testDatabase.ts';
import { openPglite } from './database/openPglite.ts';
import { loadSecrets } from './loadSecrets.ts';
import { apiClient, type Call } from './testing/apiClient.ts';
import { asTestDatabase } from './testing/asTestDatabase.ts';
import { newDirectory } from './testing/fixtureSettings.ts';
import { addJobs, jobMails, storedWrites, writesOf, type Job, type Write } from './testing/jobWrites.ts';
import { runMain, type MainProcess } from './testing/runMain.ts';
import { signAccess } from './testing/signAccess.ts';

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
/** A form that somebody sends. */
function contactMessage(): Write {
  const id = crypto.randomUUID();
  const message = {
    ...{ id, first_name: 'Ana', last_name: 'Roy', email: `${id}@example.ca`, subject: 'Other' },
    ...{ message: 'Do you answer on Sundays?', locale: 'en', notice: 'notice-en-3', seconds: 20 },
  };
  const from = `203.0.113.${(sent += 1) % 250}`;
  return { key: `contact/${id}`, send: (call) => call('/rest/v1/rpc/send_contact_message', { from, body: { message } }) };
}

/** On a loaded machine the answer may be "not now": nothing was stored, and whoever sends comes again. */
async function sendUntilTaken(call: Call, write: Write): ReturnType<Write['send']> {
  const answer = await write.send(call);
  if (answer.status !== 503) return answer;
  await sleep(50);
  return sendUntilTaken(call, write);
}

/** The keys of every contact message, past row security. */
async function stored(call: Call): Promise<string[]> {
  const { jwtSecret } = await loadSecrets(directory);
  const { status, body, text } = await call('/rest/v1/contact_messages?select=id&limit=1000', {
    token: signAccess(jwtSecret, { role: 'service_role' }),
  });
  assert.equal(status, 200, text);
  return (body as { id: string }[]).map(({ id }) => `contact/${id}`);
}

/** Looks into the database of the process, which has ended. */
async function inside<Result>(work: (database: TestDatabase) => Promise<Result>): Promise<Result> {
  const database = await openPglite(directory, () => true);
  try {
    return await asTestDatabase(database, work);
  } finally {
    await database.close();
  }
}

/** What is asked for before anybody is killed. */
async function prepare(): Promise<Write[]> {
  await start().ready;
  await kill();
  const { jwtSecret } = await loadSecrets(directory);
  const accessOf = (sub: string) => signAccess(jwtSecret, { role: 'authenticated', aud: 'authenticated', sub });
  const jobs: Job[] = await inside((database) => addJobs(database, kills * 4));
  return jobs.map((job) => writesOf(job, accessOf));
}

/** The mails that acknowledged writes owe: to who asked for a quote, to the company for a message and when it is hired. */
async function mailsOf(acknowledged: ReadonlySet<string>): Promise<string[]> {
  const rows = await inside((database) =>
    database.query<{ key: string; mail: string }>(`
      select 'quote/' || id as key, 'request_update ' || request_id as mail from public.quotes
      union all select 'message/' || id, 'message_received ' || request_id from private.messages
      union all select 'hire/' || id, 'lead_update ' || id from public.quote_requests`),
  );
  return rows.filter(({ key }) => acknowledged.has(key)).map(({ mail }) => mail);
}

test(`killed ${kills} times while it writes, it loses nothing it acknowledged and stores nothing twice`, { timeout: 900_000 }, async () => {
  const waiting = await prepare();
  const acknowledged = new Set<string>();
  const take = (write: Write) => {
    acknowledged.add(write.key);
    if (write.next) waiting.unshift(write.next);
  };
  const of = (kind: string) => [...acknowledged].filter((key) => key.startsWith(kind));
  let inDoubt = new Set<Write>();
  let killed = 0;
  for (;;) {
    const call = apiClient(await start().ready);
    // Whoever got no answer asks again with the same id.
    for (const write of inDoubt) {
      const { status, text } = await sendUntilTaken(call, write);
      assert.equal(status, 200, text);
      take(write);
    }
    const rows = await stored(call);
    assert.equal(new Set(rows).size, rows.length, `stored twice after ${killed} kills`);
    assert.deepEqual(new Set(rows), new Set(of('contact/')), `after ${killed} kills`);
    if (killed >= kills) break;
    inDoubt = new Set();
    const enough = acknowledged.size + WRITES;
    const reached = Promise.withResolvers<void>();
    let turn = 0;
    const write = async () => {
      for (;;) {
        // Jobs and forms in turn.
        const next = ((turn += 1) % 2 === 0 ? waiting.shift() : undefined) ?? contactMessage();
        inDoubt.add(next);
        const answer = await sendUntilTaken(call, next).catch(() => undefined);
        if (!answer) return;
        assert.equal(answer.status, 200, answer.text);
        inDoubt.delete(next);
        take(next);
        if (acknowledged.size >= enough) reached.resolve();
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
  for (const kind of ['quote/', 'message/', 'hire/']) assert.ok(of(kind).length >= kills / 4, `${of(kind).length} of ${kind}`);
  const jobs = [...acknowledged].filter((key) => !key.startsWith('contact/'));
  assert.deepEqual((await inside(storedWrites)).sort(), jobs.sort());
  assert.deepEqual((await inside(jobMails)).sort(), (await mailsOf(acknowledged)).sort());
  const forms = await inside((database) =>
    database.query<{ key: string }>(
      "select replace(idempotency_key, '_received', '') as key from private.outbox where kind = 'contact_received'",
    ),
  );
  assert.deepEqual(forms.map(({ key }) => key).sort(), of('contact/').sort());
});
