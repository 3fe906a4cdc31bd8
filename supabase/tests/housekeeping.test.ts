import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
});
after(() => database.close());

const recipients = async () =>
  (await database.query<{ recipient: string }>('select recipient from private.outbox order by id')).map(({ recipient }) => recipient);

test('with an account go the mails that still wait for it, and no other', () =>
  rolledBack(database, async () => {
    await database.exec(`
      select private.enqueue_mail('one', 'request_sent', 'owner@example.test', 'en', '{}'),
             private.enqueue_mail('two', 'request_sent', 'stranger@example.test', 'en', '{}')`);
    await database.query('delete from auth.users where id = $1', [users.owner]);
    assert.deepEqual(await recipients(), ['stranger@example.test']);
  }));

test('the daily maintenance runs on an empty database, and counters of yesterday go', () =>
  rolledBack(database, async () => {
    await database.exec(`
      select private.enforce_rate_limit('today', 5, interval '1 hour');
      insert into private.rate_limits (key, window_start, n) values ('old', now() - interval '2 days', 1);
      select private.daily_maintenance()`);
    const [row] = await database.query<{ n: string }>('select count(*) as n from private.rate_limits');
    assert.equal(Number(row!.n), 1);
  }));
