import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => void (database = await openTestDatabase()));
after(() => database.close());

const noon = '2026-11-20T12:00:00Z';
const minutesLater = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();

interface MailRow {
  id: number;
  idempotency_key: string;
  recipient: string | null;
  locale: string;
  data: object;
  attempts: number;
  last_error: string | null;
  due: string | null;
  sent: boolean;
}

async function enqueue(
  key: string,
  recipient = 'ana@example.ca',
  locale = 'fr',
  data: object | null = { service: 'Toiture' },
): Promise<void> {
  await database.query('select private.enqueue_mail($1, $2, $3, $4, $5::text::jsonb)', [
    key,
    'request_sent',
    recipient,
    locale,
    data && JSON.stringify(data),
  ]);
  await database.query('update private.outbox set next_attempt_at = $1 where attempts = 0', [noon]);
}
const claim = async (at = noon, batch = 20) =>
  (await database.query<MailRow>('select * from private.claim_mails($1::integer, $2::timestamptz)', [batch, at])).sort(
    (a, b) => a.id - b.id,
  );
const finish = (id: number, error: string | null = null, at = noon) =>
  database.query('select private.finish_mail($1::bigint, $2::text, $3::timestamptz)', [id, error, at]);
const rows = () =>
  database.query<MailRow>(
    `select *, sent_at is not null as sent, to_char(next_attempt_at at time zone 'UTC', 'DD HH24:MI') as due from private.outbox order by id`,
  );
const check = (name: string, work: () => Promise<void>) => test(name, () => rolledBack(database, work));

describe('storing a mail', () => {
  check('the same key again stores nothing, whatever else it says', async () => {
    await enqueue('request_sent/1');
    await enqueue('request_sent/1', 'eve@example.ca', 'en', {});
    const [mail, ...others] = await rows();
    assert.deepEqual([mail!.recipient, mail!.locale, mail!.data, others], ['ana@example.ca', 'fr', { service: 'Toiture' }, []]);
  });

  check('an unknown language is English, missing data are none', async () => {
    await enqueue('request_sent/1', 'ana@example.ca', 'de', null);
    const [mail] = await rows();
    assert.deepEqual([mail!.locale, mail!.data], ['en', {}]);
  });

  for (const recipient of ['', 'ana', 'a@b@c', 'ana@example.ca\nBcc: all@example.ca', 'ana@example.ca,eve@example.ca', '"Ana" <a@b.ca>']) {
    check(`${JSON.stringify(recipient)} is told to be no address`, async () => {
      await assert.rejects(enqueue('request_sent/1', recipient), (error: { code: string; detail: string; hint: string }) => {
        assert.deepEqual([error.code, error.detail], ['PT422', 'email']);
        return Boolean(error.hint);
      });
    });
  }
});

describe('an address that gets many mails', () => {
  const store = async (count: number, recipient = 'ana@example.ca') => {
    const [{ n: before }] = (await database.query<{ n: number }>('select count(*)::int as n from private.outbox')) as [{ n: number }];
    for (let number = 1; number <= count; number += 1) {
      await database.query("select private.enqueue_mail($1, 'contact_received', $2, 'en', '{}')", [`flood/${before + number}`, recipient]);
    }
  };
  /** How many of them go now, and on which of the days to come, at which hour of Toronto. */
  const planned = async () => {
    const found = await database.query<{ at: string; n: number }>(
      `select case when next_attempt_at is null then 'never' when next_attempt_at <= now() then 'now'
                   else ((next_attempt_at at time zone 'America/Toronto')::date - (now() at time zone 'America/Toronto')::date)
                        || ' ' || to_char(next_attempt_at at time zone 'America/Toronto', 'HH24:MI') end as at, count(*)::int as n
         from private.outbox group by 1 order by 1`,
    );
    return Object.fromEntries(found.map(({ at, n }) => [at, n]));
  };

  check('gets ten within an hour, the others at eight on the days after, and what a week cannot hold is given up', async () => {
    await store(32);
    assert.deepEqual(await planned(), { now: 10, '1 08:00': 20, '2 08:00': 2 });
    await store(150 - 32);
    assert.deepEqual(await planned(), {
      now: 10,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`${day} 08:00`, 20])),
    });
    await store(1);
    assert.equal((await planned())['never'], 1);
  });

  check('may get sixty once its owner confirmed it, and leaves others theirs', async () => {
    await database.query("insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'known@example.ca', now())");
    await store(61, 'known@example.ca');
    await store(10, 'ana@example.ca');
    assert.deepEqual(await planned(), { now: 70, '1 08:00': 1 });
  });

  check('may get sixty once a guest confirmed it for a request', async () => {
    await database.query(`with asked as (insert into public.projects (id, locale, source, contact_confirmed_at)
        values (gen_random_uuid(), 'en', 'card', now()) returning id)
      insert into public.quote_request_contacts (project_id, name, email) select id, 'Sam Roy', 'guest@example.ca' from asked`);
    await store(61, 'guest@example.ca');
    assert.deepEqual(await planned(), { now: 60, '1 08:00': 1 });
  });

  check('is counted once for a key that is stored already', async () => {
    for (let time = 0; time < 15; time += 1) await enqueue('request_sent/1');
    await store(9);
    assert.deepEqual(await planned(), { now: 10 });
  });
});

describe('reminders to an address', () => {
  let stored = 0;
  const remind = async (count: number, kind = 'lead_reminder', recipient = 'ana@example.ca') => {
    for (let turn = 0; turn < count; turn += 1)
      await database.query("select private.enqueue_mail($1, $2, $3, 'en', '{}')", [`${kind}/${(stored += 1)}`, kind, recipient]);
  };
  /** Of each kind, in their order, how many days ahead they go; at eight in the morning, or now. */
  const days = async (kind: string) =>
    (
      await database.query<{ ahead: number | null }>(
        `select case when next_attempt_at <= now() then 0
                     when (next_attempt_at at time zone 'America/Toronto')::time = '08:00'
                     then (next_attempt_at at time zone 'America/Toronto')::date - (now() at time zone 'America/Toronto')::date end as ahead
           from private.outbox where kind = $1 order by id`,
        [kind],
      )
    ).map(({ ahead }) => ahead);

  check('are three on a day: the fourth waits for the next morning, and what a week cannot hold is given up', async () => {
    await remind(8);
    assert.deepEqual(await days('lead_reminder'), [0, 0, 0, 1, 1, 1, 2, 2]);
    await remind(17);
    assert.deepEqual((await days('lead_reminder')).slice(-3), [7, 7, null]);
    const [last] = (await rows()).slice(-1);
    assert.deepEqual([last!.due, last!.last_error], [null, 'This address gets too many mails']);
  });

  check('are counted together, whatever their kind and however the address is written, and others have their own', async () => {
    await remind(2, 'lead_reminder', 'Ana@Example.ca');
    await remind(2, 'search_alert');
    await remind(1, 'lead_reminder', 'eve@example.ca');
    assert.deepEqual(
      [await days('lead_reminder'), await days('search_alert')],
      [
        [0, 0, 0],
        [0, 1],
      ],
    );
  });

  check('that wait hold up nothing that somebody needs to know', async () => {
    await remind(20);
    await remind(7, 'request_update');
    assert.deepEqual(await days('request_update'), [0, 0, 0, 0, 0, 0, 0]);
  });

  check('go behind what an address that gets too much already waits for', async () => {
    await remind(10, 'request_update');
    await remind(1);
    assert.deepEqual(await days('lead_reminder'), [1]);
  });

  check('that were stopped take no place of the others', async () => {
    await remind(1);
    await database.exec("update private.mail_choices set stopped_at = now() where kind = 'lead_reminder'");
    await remind(5);
    await remind(2, 'quote_ending');
    assert.deepEqual(await days('quote_ending'), [0, 0]);
  });
});

describe('claiming', () => {
  check('gives what is due, oldest first, once, and again when the claim has run out', async () => {
    for (const number of [1, 2, 3]) await enqueue(`request_sent/${number}`);
    assert.deepEqual(
      (await claim(noon, 2)).map((mail) => [mail.idempotency_key, mail.attempts]),
      [
        ['request_sent/1', 1],
        ['request_sent/2', 1],
      ],
    );
    assert.deepEqual(
      (await claim()).map((mail) => mail.idempotency_key),
      ['request_sent/3'],
    );
    assert.deepEqual(await claim(minutesLater(1.9)), []);
    assert.equal((await claim(minutesLater(2))).length, 3);
  });

  check('nothing is given before it is due', async () => {
    await enqueue('request_sent/1');
    assert.deepEqual(await claim(minutesLater(-1)), []);
  });
});

describe('finishing', () => {
  check('a sent mail keeps its key and loses who it was for and what it said', async () => {
    await enqueue('request_sent/1');
    const [claimed] = await claim();
    await finish(claimed!.id);
    await finish(claimed!.id, 'too late');
    const [mail] = await rows();
    assert.deepEqual([mail!.sent, mail!.recipient, mail!.data, mail!.last_error, mail!.due], [true, null, {}, null, null]);
    await enqueue('request_sent/1');
    assert.deepEqual(await claim(minutesLater(60 * 24)), []);
  });

  check('a failed mail is due after 1 and 5 minutes, half an hour, 2 and 12 hours, and is given up after eight', async () => {
    await enqueue('request_sent/1');
    let minute = 0;
    for (const wait of [1, 5, 30, 120, 720, 720, 720]) {
      const [mail] = await claim(minutesLater(minute));
      await finish(mail!.id, `attempt ${mail!.attempts} failed`, minutesLater(minute));
      assert.deepEqual(await claim(minutesLater(minute + wait - 0.5)), []);
      minute += wait;
    }
    const [last] = await claim(minutesLater(minute));
    await finish(last!.id, 'x'.repeat(600), minutesLater(minute));
    const [mail] = await rows();
    assert.deepEqual([mail!.attempts, mail!.due, mail!.recipient, mail!.sent], [8, null, 'ana@example.ca', false]);
    assert.equal(mail!.last_error!.length, 500);
    assert.deepEqual(await claim(minutesLater(minute + 60 * 24 * 30)), []);
  });

  check('a worker that dies eight times over one mail does not get it a ninth time', async () => {
    await enqueue('request_sent/1');
    for (let attempt = 0; attempt < 8; attempt++) assert.equal((await claim(minutesLater(attempt * 2))).length, 1);
    assert.notEqual((await rows())[0]!.due, null, 'the last attempt is under way');
    assert.deepEqual(await claim(minutesLater(60 * 24)), []);
    const [mail] = await rows();
    assert.deepEqual([mail!.due, mail!.attempts, mail!.sent, mail!.last_error], [null, 8, false, 'The last attempt was cut off']);
  });

  check('a last attempt that is under way is not cut off, and what went wrong before stays', async () => {
    await enqueue('request_sent/1');
    await database.query("update private.outbox set attempts = 7, last_error = 'The mail service answered 422.'");
    const [last] = await claim();
    assert.equal(last!.attempts, 8);
    await claim(minutesLater(1.9));
    assert.notEqual((await rows())[0]!.due, null);
    await claim(minutesLater(2));
    const [mail] = await rows();
    assert.deepEqual([mail!.due, mail!.last_error], [null, 'The mail service answered 422.']);
    await finish(last!.id, null, minutesLater(3));
    assert.equal((await rows())[0]!.sent, true, 'it was only slow');
  });
});

describe('who may', () => {
  const functions = ['private.enqueue_mail', 'private.claim_mails', 'private.finish_mail', 'public.claim_outbox', 'public.finish_outbox'];

  test('nobody over the API but the service role, and it only through the two public functions', async () => {
    const callable = await database.query<{ line: string }>(
      `select role || ' ' || f.oid::regproc as line
         from pg_proc as f cross join unnest(array['anon', 'authenticated', 'service_role']) as role
        where f.pronamespace::regnamespace || '.' || f.proname = any (string_to_array($1, ' ')) and has_function_privilege(role, f.oid, 'execute')
        order by 1`,
      [functions.join(' ')],
    );
    assert.deepEqual(
      callable.map(({ line }) => line.replace(/ public\.| /, ' ')),
      ['service_role claim_outbox', 'service_role finish_outbox'],
    );
  });

  check('the service role empties the outbox', async () => {
    await enqueue('request_sent/1');
    await database.exec('set local role service_role');
    const [mail] = await database.query<MailRow>('select * from public.claim_outbox()');
    await database.query('select public.finish_outbox($1::bigint)', [mail!.id]);
    await database.exec('reset role');
    assert.deepEqual(
      (await rows()).map(({ sent }) => sent),
      [true],
    );
  });
});
