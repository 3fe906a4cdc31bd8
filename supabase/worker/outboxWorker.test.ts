import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';
import type { Database } from '../emulator/database/Database.ts';
import { workQueue } from '../emulator/database/workQueue.ts';
import { redactConsole } from '../emulator/logging/redactConsole.ts';
import type { Mail } from '../mails/layout/Mail.ts';
import { Mailbox } from '../emulator/mail/Mailbox.ts';
import { newDirectory } from '../emulator/testing/fixtureSettings.ts';
import { startTestBackend } from '../emulator/testing/startTestBackend.ts';
import { startOutboxWorker, type OutboxWorker } from './outboxWorker.ts';

const directory = newDirectory();
const logged: string[] = [];
redactConsole((line) => void logged.push(line));
let tables: TestDatabase;
before(async () => void (tables = await openTestDatabase()));
after(async () => {
  await tables.close();
  rmSync(directory, { recursive: true });
});

const start = Date.parse('2030-01-01T00:00:00Z');
let minute: number;
let mailbox: Mailbox;
beforeEach(async () => {
  minute = 0;
  mailbox = new Mailbox(mkdtempSync(join(directory, 'box-')));
  logged.length = 0;
  await tables.exec('delete from private.outbox');
});

interface WorkerChanges {
  deliver?: (mail: Mail) => void;
  hasDiskSpace?: () => boolean;
  /** Stands for what may go wrong between the worker and its database. */
  beforeQuery?: (sql: string) => void;
}

/** A worker with a clock of its own, which has looked once. */
async function startWorker({
  deliver = (mail) => mailbox.add(mail),
  hasDiskSpace = () => true,
  beforeQuery,
}: WorkerChanges = {}): Promise<OutboxWorker> {
  const database = {
    query: async (sql: string, parameters: unknown[]) => {
      beforeQuery?.(sql);
      return tables.query(sql, parameters);
    },
    listen: async () => async () => undefined,
  } as unknown as Database;
  const now = () => new Date(start + minute * 60_000);
  const worker = await startOutboxWorker({
    database,
    queue: workQueue({ concurrency: 1 }),
    siteUrl: 'https://site.example',
    operator: brand.sampleOperator,
    deliver,
    hasDiskSpace,
    now,
  });
  await worker.sendDue().catch(() => undefined);
  return worker;
}

const enqueue = (key: string, { kind = 'contact_received', locale = 'en', data = { reference: 'C-1' } as object } = {}) =>
  tables.query('select private.enqueue_mail($1, $2, $3, $4, $5::text::jsonb)', [key, kind, 'ana@example.ca', locale, JSON.stringify(data)]);
const row = async () => (await tables.query<Record<string, unknown>>('select *, sent_at is not null as sent from private.outbox'))[0]!;
const subjects = () => mailbox.mails.map(({ Subject }) => Subject);

describe('a mail', () => {
  test('is sent once, in its language, and forgotten', async () => {
    await enqueue('contact/1', { locale: 'fr' });
    const worker = await startWorker();
    await enqueue('contact/1');
    await worker.sendDue();
    assert.deepEqual(subjects(), ['Nous avons votre message (C-1)']);
    assert.deepEqual(mailbox.mails[0]!.To, [{ Name: '', Address: 'ana@example.ca' }]);
    const { sent, recipient, data } = await row();
    assert.deepEqual([sent, recipient, data], [true, null, {}]);
    await worker.stop();
  });

  test('that fails is tried after 1, 5 and 30 minutes, not before', async () => {
    await enqueue('contact/1');
    let attempts = 0;
    const worker = await startWorker({
      deliver: (mail) => {
        attempts++;
        if (attempts < 4) throw new Error('the mail server is away');
        mailbox.add(mail);
      },
    });
    for (const [wait, soFar] of [
      [1, 1],
      [5, 2],
      [30, 3],
    ] as const) {
      assert.equal(attempts, soFar);
      assert.equal((await row())['last_error'], 'the mail server is away');
      minute += wait - 0.1;
      await worker.sendDue();
      assert.equal(attempts, soFar, `nothing before ${wait} minutes`);
      minute += 0.1;
      await worker.sendDue();
    }
    assert.deepEqual([attempts, subjects().length, (await row())['last_error']], [4, 1, null]);
    await worker.stop();
  });

  test('of an unknown kind, or without what it needs, stays and says so; others go', async () => {
    await enqueue('nope/1', { kind: 'nope' });
    await enqueue('contact/1', { data: {} });
    await enqueue('contact/2', { data: { reference: 'C-2' } });
    const worker = await startWorker();
    const waiting = await tables.query<{ last_error: string }>('select last_error from private.outbox where sent_at is null order by id');
    assert.match(waiting[0]!.last_error, /^There is no mail of the kind "nope": add its template/);
    assert.match(waiting[1]!.last_error, /^The data of this mail have no "reference"/);
    assert.deepEqual(subjects(), ['We have your message (C-2)']);
    assert.ok(!logged.join('').includes('ana@'), 'the log names nobody');
    await worker.stop();
  });
});

test('fifty mails are all sent, each once, by two workers', async () => {
  for (let number = 0; number < 50; number++) await enqueue(`contact/${number}`, { data: { reference: `C-${number}` } });
  const pair = await Promise.all([startWorker(), startWorker()]);
  await Promise.all(pair.map((worker) => worker.sendDue()));
  assert.equal(new Set(subjects()).size, 50);
  assert.equal(mailbox.mails.length, 50);
  for (const worker of pair) await worker.stop();
});

test('a process that dies between sending and marking sends again, and the mailbox shows one', async () => {
  await enqueue('contact/1');
  let deliveries = 0;
  const deliver = (mail: Mail) => {
    deliveries++;
    mailbox.add(mail);
  };
  const dying = await startWorker({
    deliver,
    beforeQuery: (sql) => {
      if (sql.includes('finish_mail')) throw new Error('killed');
    },
  });
  await dying.stop();
  const next = await startWorker({ deliver });
  assert.equal(deliveries, 1, 'the claim of the dead one still holds');
  minute += 2;
  await next.sendDue();
  assert.deepEqual([deliveries, subjects().length, (await row())['sent']], [2, 1, true]);
  await next.stop();
});

test('on a full disk mails wait, and go with the space', async () => {
  await enqueue('contact/1');
  let isFull = true;
  const worker = await startWorker({ hasDiskSpace: () => !isFull });
  assert.deepEqual([subjects(), (await row())['attempts']], [[], 0]);
  isFull = false;
  await worker.sendDue();
  assert.equal(subjects().length, 1);
  await worker.stop();
});

test('after it was stopped it claims nothing', async () => {
  const worker = await startWorker();
  await worker.stop();
  await enqueue('contact/1');
  await worker.sendDue();
  assert.deepEqual([subjects(), (await row())['attempts']], [[], 0]);
});

test('the backend sends as soon as a transaction with a mail has committed', async () => {
  const it = await startTestBackend({ migrationsDirectory: join(import.meta.dirname, '..', 'migrations'), seedPath: '/nowhere' });
  const { database } = it.backend;
  const arrived = new Promise<Mail>((resolve) => {
    const add = it.backend.mailbox.add.bind(it.backend.mailbox);
    it.backend.mailbox.add = (mail) => {
      add(mail);
      resolve(mail);
    };
  });
  await database.query("select private.enqueue_mail('demo/1', 'demo_received', 'ana@example.ca', 'en', '{\"reference\":\"D-1\"}')");
  assert.equal((await arrived).Subject, 'Your demo request (D-1)');
  await it.stop();
});
