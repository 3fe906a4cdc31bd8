import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { addCompanies, companies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.exec(`update auth.users set email_confirmed_at = now();
    insert into public.categories (title) values ('Flooring & Tile');
    insert into public.category_texts (category_id, locale, title)
    select c.id, 'fr', 'Planchers et carreaux' from public.categories as c where c.title = 'Flooring & Tile'`);
});
const save = (args: Record<string, unknown>, scope = 'services', actor: Actor = 'owner') =>
  callAs<Answers['save_search']>(database, actor, 'save_search', { scope, args });
const list = (actor: Actor = 'owner') => callAs<Answers['saved_searches']>(database, actor, 'saved_searches');
const choose = (wanted: boolean) => callAs(database, 'owner', 'save_mail_choice', { kind: 'search_alert', wanted });
const plumbing = { cat: 'Plumbing' };

/** The hour's round, so many hours from now. */
const round = (hours: number) => database.query(`select private.due_search_alerts(now() + interval '${hours} hours')`);
const mails = async () =>
  (
    await database.query<{ recipient: string; locale: string; data: Record<string, unknown> }>(
      "select recipient, locale, data from private.outbox where kind = 'search_alert' order by id",
    )
  ).map((mail) => ({ ...mail, searches: mail.data['searches'] as unknown[] }));
/** A company goes live, so many hours from now. */
const goesLive = (hours: number, company: string = companies.third, trade = 'Plumbing') =>
  database.query(
    "update public.providers set status = 'approved', primary_category = $2, approved_at = now() + $3::interval where id = $1",
    [company, trade, `${hours} hours`],
  );
const addMaterial = (name: string, hours: number, price = 20) =>
  database.query(
    `insert into public.materials (name, category, family, price, unit, location, province, description, delivery, published, created_at)
     values ($1, 'Flooring & Tile', 'tile', $2, 'per box', 'Toronto, Ontario', 'ON', 'Plain.', 'Tomorrow', true, now() + $3::interval)`,
    [name, price, `${hours} hours`],
  );

describe('saving a search', () => {
  test('the newest stands first; the same again is the same; deleting again is no error', async () => {
    const first = await save(plumbing);
    const second = await save({ q: 'tile', max_price: 50, in_stock: true }, 'materials');
    assert.deepEqual(await save(plumbing), first);
    assert.equal((await list()).length, 2);
    for (let time = 0; time < 2; time++) await callAs(database, 'owner', 'delete_search', { id: first.id });
    assert.deepEqual(
      (await list()).map(({ id, scope, args }) => ({ id, scope, args })),
      [{ id: second.id, scope: 'materials', args: { q: 'tile', max_price: 50, in_stock: true } }],
    );
  });

  test('nobody else reads or deletes it', async () => {
    const { id } = await save(plumbing);
    for (const actor of ['stranger', 'forged', 'staff'] as const) {
      assert.deepEqual(await list(actor), []);
      await callAs(database, actor, 'delete_search', { id });
    }
    assert.equal((await list()).length, 1);
    for (const name of ['saved_searches', 'mail_choices']) await assert.rejects(callAs(database, 'anon', name), { code: '42501' });
  });

  for (const [what, scope, args] of [
    ['nothing', 'services', {}],
    ['another scope', 'deals', plumbing],
    ['an argument of the other scope', 'services', { in_stock: true }],
    ['an argument of none', 'materials', { ids: ['1'] }],
    ['a list in place of a text', 'services', { cat: ['Plumbing'] }],
    ['a list in place of a choice', 'services', { response: ['1h'] }],
    ['a choice that is none', 'services', { language: 'de' }],
    ['a number as long as a book', 'services', { min_rating: 1e9 }],
    ['a text as long as a book', 'materials', { q: 'x'.repeat(201) }],
  ] as const) {
    test(`${what} is refused`, () => refused(save(args, scope), 'PT422', 'args'));
  }

  test('an account has 50, and what it has already may be saved again', async () => {
    await database.query(
      "insert into private.saved_searches (user_id, scope, args) select $1, 'services', jsonb_build_object('q', n::text) from generate_series(1, 50) as n",
      [users.owner],
    );
    await save({ q: '50' });
    await refused(save({ q: '51' }), 'PT422', 'args');
  });
});

describe('what is new for a search', () => {
  test('is told once, with the category and the number, and never again', async () => {
    await save(plumbing);
    await goesLive(2);
    await round(23);
    assert.deepEqual(await mails(), []);
    await round(25);
    for (const hours of [25, 26, 50, 75]) await round(hours);
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    assert.deepEqual(mail!.searches, [{ scope: 'services', n: 1, category: 'Plumbing' }]);
    assert.deepEqual([mail!.recipient, mail!.data['link']], ['owner@example.test', '/account/saved']);
  });

  test('all searches of a person are one mail, without the words that were typed', async () => {
    await save({ q: 'oak please call 555-1234' }, 'materials');
    await save({ q: 'OAK', category: 'Flooring & Tile' }, 'materials');
    await save({ cat: 'Not a trade of ours' });
    await save(plumbing);
    await database.query("update public.profiles set locale = 'fr' where user_id = $1", [users.owner]);
    await goesLive(1);
    await addMaterial('Red oak', 1);
    await round(25);
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    assert.equal(mail!.locale, 'fr');
    assert.deepEqual(
      mail!.searches.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
      [
        { scope: 'materials', n: 1, category: 'Planchers et carreaux' },
        { scope: 'services', n: 1, category: 'Plumbing' },
      ],
    );
    assert.doesNotMatch(JSON.stringify(mail!.data), /oak|555/i);
  });

  test('only what matches every filter counts, and what was there before does not', async () => {
    await goesLive(-1);
    await save(plumbing);
    await save({ q: 'tile', max_price: 10 }, 'materials');
    await save({ cat: 'Plumbing', min_rating: 4.5 });
    await goesLive(2, companies.fourth, 'Roofing');
    await addMaterial('Blue tile', 2, 20);
    await round(25);
    assert.deepEqual(await mails(), []);
  });

  test('a day without news sends nothing, and the next day is looked at', async () => {
    await save(plumbing);
    await round(25);
    await goesLive(30);
    await round(50);
    assert.equal((await mails()).length, 1);
  });

  test('an address that nobody confirmed gets none', async () => {
    await save(plumbing, 'services', 'stranger');
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [users.stranger]);
    await goesLive(2);
    await round(25);
    assert.deepEqual(await mails(), []);
  });

  test('a round takes part of the accounts, and says how many', async () => {
    for (const actor of ['owner', 'stranger', 'rival'] as const) await save(plumbing, 'services', actor);
    const take = async () =>
      (await database.query<{ n: number }>("select private.due_search_alerts(now() + interval '25 hours', 2) as n"))[0]!.n;
    assert.deepEqual([await take(), await take(), await take()], [2, 1, 0]);
  });
});

describe('how often', () => {
  const choose = (id: string, cadence: string, actor: Actor = 'owner') => callAs(database, actor, 'set_search_cadence', { id, cadence });
  const unseen = async () => (await list()).map(({ cadence, unseen: count }) => [cadence, count]);

  test('once a week: what came within it is one mail, counted together', async () => {
    const { id } = await save(plumbing);
    await choose(id, 'weekly');
    await goesLive(2);
    await goesLive(30, companies.fourth);
    for (const days of [1, 2, 3, 5]) await round(days * 24 + 1);
    assert.deepEqual(await mails(), []);
    for (const days of [7, 8, 9, 15]) await round(days * 24 + 1);
    assert.deepEqual(
      (await mails()).map(({ searches }) => searches),
      [[{ scope: 'services', n: 2, category: 'Plumbing' }]],
    );
  });

  test('never: it is counted, and not told once it is on again; another one is told as before', async () => {
    const { id } = await save(plumbing);
    await save({ cat: 'Roofing' });
    await choose(id, 'off');
    await goesLive(2);
    await goesLive(3, companies.fourth, 'Roofing');
    await round(25);
    assert.deepEqual((await unseen()).toSorted(), [
      ['daily', 1],
      ['off', 1],
    ]);
    await choose(id, 'daily');
    await round(50);
    assert.deepEqual(
      (await mails()).map(({ searches }) => searches),
      [[{ scope: 'services', n: 1, category: 'Roofing' }]],
    );
  });

  test('what waited to be told when it was turned off is not told later', async () => {
    const { id } = await save(plumbing);
    await choose(id, 'weekly');
    await goesLive(2);
    await round(25);
    for (const cadence of ['off', 'weekly']) await choose(id, cadence);
    for (const days of [3, 9]) await round(days * 24 + 1);
    assert.deepEqual(await mails(), []);
    assert.deepEqual(await unseen(), [['weekly', 1]]);
  });

  test('what came is counted from one opening to the next, by its own person alone', async () => {
    const { id } = await save(plumbing);
    await goesLive(2);
    await round(25);
    await goesLive(30, companies.fourth);
    await round(50);
    for (const actor of ['stranger', 'forged', 'staff'] as const) await callAs(database, actor, 'open_search', { id });
    assert.deepEqual(await unseen(), [['daily', 2]]);
    for (let time = 0; time < 2; time++) await callAs(database, 'owner', 'open_search', { id });
    assert.deepEqual(await unseen(), [['daily', 0]]);
  });

  test('is one of three, of one’s own search', async () => {
    const { id } = await save(plumbing);
    for (const cadence of ['hourly', '', null]) await refused(choose(id, cadence as string), 'PT422', 'cadence');
    await choose(id, 'off', 'stranger');
    assert.deepEqual(await unseen(), [['daily', 0]]);
  });
});

describe('the choice', () => {
  const wanted = async () =>
    (await callAs<Answers['mail_choices']>(database, 'owner', 'mail_choices')).find(({ kind }) => kind === 'search_alert')!.wanted;

  test('no mail while it is off, nor later for what came meanwhile', async () => {
    assert.equal(await wanted(), true);
    await save(plumbing);
    await choose(false);
    await goesLive(2);
    await round(25);
    await choose(true);
    await round(50);
    assert.deepEqual(await mails(), []);
    assert.equal(await wanted(), true);
  });

  test('the link of the mail stops them without an account, again is the same, and others stay as they are', async () => {
    for (const actor of ['owner', 'stranger'] as const) await save(plumbing, 'services', actor);
    await goesLive(2);
    await round(25);
    const link = (await mails()).find(({ recipient }) => recipient === 'owner@example.test')!.data['unsubscribe_link'] as string;
    const token = link.replace('/unsubscribe/', '');
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(await callAs(database, 'anon', 'unsubscribe_newsletter', { token }), {
        kind: 'search_alert',
        status: 'unsubscribed',
      });
    }
    assert.equal(await wanted(), false);
    assert.equal(await callAs(database, 'anon', 'unsubscribe_newsletter', { token: `${token}0` }), null);
    await goesLive(30, companies.fourth);
    await round(50);
    // What waited for who stopped them has ended with them.
    const recipients = (await mails()).flatMap(({ recipient }) => recipient ?? []);
    assert.deepEqual(recipients, ['stranger@example.test', 'stranger@example.test']);
  });

  test('is asked of who can get such a mail: those of a company of its people, the digest of the staff', async () => {
    await database.query("insert into private.staff (user_id, role) values ($1, 'support')", [users.support]);
    const kinds = async (actor: Actor) =>
      (await callAs<Answers['mail_choices']>(database, actor, 'mail_choices')).map(({ kind }) => kind as string);
    const everybody = ['finish_reminder', 'job_check', 'quote_ending', 'review_reminder', 'search_alert'];
    assert.deepEqual(await kinds('owner'), everybody);
    assert.deepEqual(await kinds('rival'), [...everybody, 'credential_ending', 'job_date', 'lead_reminder'].sort());
    assert.deepEqual(await kinds('support'), [...everybody, 'staff_digest']);
    assert.deepEqual(await kinds('exModerator'), everybody);
  });

  test('of a kind that is none is refused', async () => {
    await refused(callAs(database, 'owner', 'save_mail_choice', { kind: 'request_sent', wanted: false }), 'PT422', 'kind');
  });
});
