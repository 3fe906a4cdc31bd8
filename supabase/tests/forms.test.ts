import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { becomeActor, signUpPeople, users } from './support/people.ts';
import { openTestDatabase, rolledBack, type Row, type TestDatabase } from './support/testDatabase.ts';
import { anyNotice } from './support/requests.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
});
after(() => database.close());

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const contactMessage = {
  id: id(1),
  first_name: 'Noémie',
  last_name: 'Roy',
  email: 'Noemie@Example.ca ',
  phone: '(514) 555-0199',
  subject: 'Other',
  message: 'Bonjour\n<b>=1+1</b>',
  locale: 'fr',
  notice: anyNotice,
  seconds: 20,
};
const application = {
  id: id(2),
  kind: 'partner',
  company: 'Atelier',
  contact_name: 'Noémie Roy',
  email: 'noemie@example.ca',
  locale: 'fr',
  notice: anyNotice,
  seconds: 9,
};
const demo = { id: id(3), topic: 'live-chat', name: 'Sam', email: 'sam@example.ca', locale: 'en', notice: anyNotice, seconds: 9 };

async function call(name: string, given: object): Promise<Record<string, string>> {
  const [row] = await database.query<{ answer: Record<string, string> }>(`select public.${name}($1::text::jsonb) as answer`, [
    JSON.stringify(given),
  ]);
  return row!.answer;
}
const stored = (table: string): Promise<Row[]> => database.query(`select * from public.${table}`);
const mails = () =>
  database.query<{ kind: string; locale: string; data: Row }>('select kind, locale, data from private.outbox order by id');
const asVisitor = (work: () => Promise<void>) => rolledBack(database, work);

describe('what is sent', () => {
  const forms: [name: string, given: Record<string, unknown>, table: string, mail: string, letter: string][] = [
    ['send_contact_message', contactMessage, 'contact_messages', 'contact_received', 'C'],
    ['submit_application', application, 'applications', 'application_received', 'A'],
    ['request_demo', demo, 'demo_requests', 'demo_received', 'D'],
  ];
  for (const [name, given, table, mail, first] of forms) {
    test(`${name}: once however often it is sent, with a reference and one mail`, () =>
      asVisitor(async () => {
        const { reference } = await call(name, given);
        assert.match(reference!, new RegExp(`^${first}-[2-9A-HJ-NP-Z]{8}$`));
        assert.equal((await call(name, given)).reference, reference);
        assert.equal((await stored(table)).length, 1);
        assert.deepEqual(await mails(), [{ kind: mail, locale: given['locale'], data: { reference } }]);
      }));

    test(`${name}: a filled honeypot and a form sent at once are refused, and nothing is kept`, () =>
      asVisitor(async () => {
        await database.exec('savepoint before');
        // A page of the version before calls the field `trap`.
        const former = Object.fromEntries([['trap', 'x']]);
        for (const change of [{ honeypot: 'x' }, former, { seconds: 2 }, { seconds: null }]) {
          await assert.rejects(call(name, { ...given, ...change }), { code: 'PT422' });
          await database.exec('rollback to savepoint before');
        }
        assert.deepEqual(await stored(table), []);
      }));

    test(`${name}: the sixth of one account in an hour waits`, () =>
      asVisitor(async () => {
        await database.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify({ sub: users.owner, role: 'authenticated' }),
        ]);
        for (let count = 0; count < 5; count += 1) await call(name, { ...given, id: id(100 + count) });
        await assert.rejects(call(name, { ...given, id: id(200) }), { code: 'PT429' });
      }));
  }

  test('texts stay what was typed; address and phone are tidied', () =>
    asVisitor(async () => {
      await call('send_contact_message', contactMessage);
      const [row] = await stored('contact_messages');
      assert.deepEqual(
        [row!['email'], row!['phone'], row!['message'], row!['status']],
        ['noemie@example.ca', '+15145550199', 'Bonjour\n<b>=1+1</b>', 'new'],
      );
    }));
});

describe('a refusal names the field', () => {
  const cases: [name: string, given: object, field: string][] = [
    ['send_contact_message', { ...contactMessage, first_name: ' ' }, 'first_name'],
    ['send_contact_message', { ...contactMessage, last_name: null }, 'last_name'],
    ['send_contact_message', { ...contactMessage, email: 'noemie' }, 'email'],
    ['send_contact_message', { ...contactMessage, phone: '12' }, 'phone'],
    ['send_contact_message', { ...contactMessage, subject: 'Spam' }, 'subject'],
    ['send_contact_message', { ...contactMessage, message: '\u0000\u202e'.replace('\u0000', '') }, 'message'],
    ['send_contact_message', { ...contactMessage, message: 'a'.repeat(5001) }, 'message'],
    ['submit_application', { ...application, kind: 'king' }, 'kind'],
    ['submit_application', { ...application, plan: 'gold' }, 'plan'],
    ['submit_application', { ...application, company: '' }, 'company'],
    ['submit_application', { ...application, province: 'WA' }, 'province'],
    ['submit_application', { ...application, website: 'javascript:alert(1)' }, 'website'],
    ['request_demo', { ...demo, topic: 'Live Chat!' }, 'topic'],
    ['request_demo', { ...demo, name: '' }, 'name'],
    ['request_demo', { ...demo, preferred_on: '2020-01-01' }, 'preferred_on'],
  ];
  for (const [name, given, field] of cases) {
    test(`${name}: ${field}`, () =>
      asVisitor(async () => {
        await assert.rejects(call(name, given), { code: 'PT422', detail: field });
      }));
  }
});

describe('an application', () => {
  const status = async (reference: string, email: string) =>
    (await database.query<{ answer: Row | null }>('select public.application_status($1, $2) as answer', [reference, email]))[0]!.answer;
  const move = (to: string) => database.query('select public.move_application($1, $2, $3)', [application.id, to, 'As it should be.']);

  test('tells its status to who knows reference and address only', () =>
    asVisitor(async () => {
      const { reference } = await call('submit_application', application);
      assert.equal((await status(reference!.toLowerCase(), 'NOEMIE@example.ca'))!['status'], 'submitted');
      assert.equal(await status(reference!, 'someone@example.ca'), null);
      assert.equal(await status('A-22222222', 'noemie@example.ca'), null);
    }));

  test('is moved step by step by staff', () =>
    asVisitor(async () => {
      const { reference } = await call('submit_application', application);
      await database.exec(`insert into private.staff (user_id, role) values ('${users.owner}', 'moderator')`);
      await becomeActor(database, 'owner');
      for (const step of ['in_review', 'onboarding', 'live', 'live']) await move(step);
      await database.exec('reset role');
      assert.deepEqual(
        (await mails()).map(({ kind, data }) => data['status'] ?? kind),
        ['application_received', 'in_review', 'onboarding', 'live'],
      );
      assert.equal((await status(reference!, application.email))!['status'], 'live');
    }));

  for (const [what, staff, step, code] of [
    ['by somebody else', false, 'in_review', 'PT403'],
    ['past a step', true, 'live', 'PT409'],
  ] as const) {
    test(`is not moved ${what}`, () =>
      asVisitor(async () => {
        await call('submit_application', application);
        if (staff) await database.exec(`insert into private.staff (user_id, role) values ('${users.owner}', 'moderator')`);
        await becomeActor(database, 'owner');
        await assert.rejects(move(step), { code });
      }));
  }
});
