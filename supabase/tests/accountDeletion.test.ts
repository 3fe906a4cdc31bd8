import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused } from './support/callAs.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { fillPerson, marks, ownCompany } from './support/fullPerson.ts';
import { inSession as callInSession } from './support/inSession.ts';
import { users } from './support/people.ts';
import { companies } from './support/requests.ts';
import { searchTables } from './support/searchTables.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const inSession = (minutes: number, name: string) => callInSession(database, minutes, name);
const deleteDue = (days: number) => database.query('select private.delete_due_accounts(now() + make_interval(days => $1))', [days]);
const accountsLeft = () => database.query('select from auth.users where id = $1', [users.owner]);

/** The tables in which any mark of the person stands. */
const marked = async () => [...(await searchTables(database, Object.values(marks))).keys()];

test('thirty days after it was asked for, nothing says who it was but the proof of consent', async () => {
  await fillEveryWrite(database);
  assert.ok((await searchTables(database, [marks.last.toLowerCase()])).has('private.lead_words'));
  assert.ok((await marked()).length >= 20, 'the search finds the person where it should');
  await deleteDue(29);
  assert.equal((await accountsLeft()).length, 1);
  await deleteDue(30);
  assert.equal((await accountsLeft()).length, 0);
  assert.deepEqual(await marked(), ['newsletter_subscriptions']);
  assert.deepEqual([...(await searchTables(database, [users.owner])).keys()], [], 'the id of the account');
  assert.deepEqual([...(await searchTables(database, [marks.last.toLowerCase()])).keys()], [], 'the name as searches compare it');
});

test('accounts that are due go a batch at a time, and one that cannot go holds up none', async () => {
  await database.query('insert into private.account_deletions (user_id) values ($1), ($2), ($3)', [
    users.owner,
    users.stranger,
    users.staff,
  ]);
  await database.query('update private.account_deletions set due_at = due_at - interval $$1 hour$$ where user_id = $1', [users.owner]);
  await database.exec(`create function pg_temp.keep_one() returns trigger language plpgsql as $$ begin raise 'It cannot go'; end $$;
    create trigger keep_one before delete on auth.users for each row when (old.id = '${users.owner}') execute function pg_temp.keep_one()`);
  const batch = async () =>
    (await database.query<{ more: boolean }>("select private.delete_due_accounts(now() + interval '31 days', 1) as more"))[0]!.more;
  const left = async () => Number((await database.query<{ n: string }>('select count(*) as n from private.account_deletions'))[0]!.n);
  assert.deepEqual([await batch(), await left()], [true, 2]);
  assert.deepEqual([await batch(), await left()], [true, 1]);
  assert.deepEqual([await batch(), await left()], [false, 1]);
  assert.equal((await accountsLeft()).length, 1);
});

test('what the others need stays: amounts, states, the chain of the log, decisions, and files to remove', async () => {
  await fillPerson(database);
  await database.query('delete from auth.users where id = $1', [users.owner]);
  const [quote] = await database.query('select status, subtotal_cents from public.quotes');
  assert.deepEqual(quote, { status: 'accepted', subtotal_cents: 120_000 });
  const states = await database.query<{ status: string }>('select status from public.quote_requests order by status');
  assert.deepEqual(
    states.map(({ status }) => status),
    ['completed', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn'],
  );
  const [chain] = await database.query<{ ok: boolean }>('select public.verify_review_chain($1) as ok', [companies.provider]);
  assert.equal(chain!.ok, true);
  assert.deepEqual(await database.query('select staff_id, target_kind, decision, reason from private.staff_decisions order by id'), [
    { staff_id: null, target_kind: 'account', decision: 'granted moderator', reason: null },
    { staff_id: users.staff, target_kind: 'application', decision: 'in_review', reason: null },
    { staff_id: null, target_kind: 'application', decision: 'in_review', reason: 'It says what it does.' },
  ]);
  assert.equal((await database.query('select from private.deleted_photos')).length, 3);
  const [company] = await database.query('select status, trade_name from public.providers where id = $1', [ownCompany]);
  assert.deepEqual(company, { status: 'closed', trade_name: 'Riverbend Homes' });
});

test('other people keep what is theirs', async () => {
  await fillPerson(database);
  await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'owner')", [
    ownCompany,
    users.stranger,
  ]);
  await database.query('delete from auth.users where id = $1', [users.owner]);
  const [company] = await database.query<{ status: string }>('select status from public.providers where id = $1', [ownCompany]);
  assert.equal(company!.status, 'approved');
  assert.equal((await database.query('select from public.profiles')).length, Object.keys(users).length - 1);
});

test('a session that goes on for longer has to sign in again', async () => {
  await refused(inSession(16, 'request_account_deletion'), 'PT403');
  assert.equal(await inSession(16, 'account_deletion'), null);
});

test('asked twice it stays the same day, one mail says how to keep the account, and it can be taken back', async () => {
  const due = await inSession(1, 'request_account_deletion');
  assert.equal(await inSession(2, 'request_account_deletion'), due);
  const mails = await database.query<{ recipient: string; data: { link: string; day: string } }>(
    "select recipient, data from private.outbox where kind = 'account_deletion'",
  );
  assert.deepEqual(
    mails.map(({ recipient, data }) => [recipient, data.link]),
    [[marks.email, '/account/profile']],
  );
  assert.equal(await inSession(500, 'cancel_account_deletion'), null);
  await deleteDue(31);
  assert.equal((await accountsLeft()).length, 1);
});

for (const [what, change] of [
  ['the words of a step', "update public.quote_request_events set note = 'Something else'"],
  ['a step', "update public.quote_request_events set note = null, actor = 'staff'"],
  ['the words of a quote of somebody', 'update public.quotes set warranty = null'],
  ['the lines of a quote of somebody', 'delete from public.quote_lines'],
] as const) {
  test(`${what} cannot be changed instead of erased`, async () => {
    await fillPerson(database);
    await refused(database.exec(change), 'PT409');
  });
}
