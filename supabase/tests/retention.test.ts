import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { fillPerson, marks } from './support/fullPerson.ts';
import { signUpPeople } from './support/people.ts';
import { callAs, refused } from './support/callAs.ts';
import {
  addCompanies,
  confirmContact,
  contact,
  forceRequests,
  newProject,
  type ProjectView,
  type Submitted,
  tokenOf,
} from './support/requests.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
  await database.exec('update auth.users set email_confirmed_at = now()');
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const passes = (time: string) => database.query('select private.apply_retention(now() + $1::interval)', [time]);
const count = async (what: string) => Number((await database.query<{ n: string }>(`select count(*) as n from ${what}`))[0]!.n);

/** [what, how long it is there, when it is gone, the rows]. */
const rules = [
  ['contact messages', '23 months', '25 months', 'public.contact_messages'],
  ['demo requests', '23 months', '25 months', 'public.demo_requests'],
  ['declined applications', '11 months', '13 months', 'public.applications'],
  ['tickets of photos', '59 minutes', '61 minutes', 'private.upload_tickets'],
  ['photos of work that was done', '11 months', '13 months', 'private.request_photos'],
  ['pictures of messages about work that was done', '11 months', '13 months', 'private.message_images'],
  ['addresses of a newsletter that nobody confirmed', '13 days', '15 days', 'public.newsletter_subscriptions'],
  ['words of requests', '23 months', '25 months', `public.projects where description like '%${marks.words}%'`],
  ['lines of lists that were sent', '23 months', '25 months', 'private.project_lots where goods is not null'],
  ['notes', '23 months', '25 months', 'public.quote_request_events where note is not null'],
  [
    'contacts',
    '23 months',
    '25 months',
    'public.quote_request_contacts as k where exists (select from public.projects as p where p.id = k.project_id and p.requester_id is not null)',
  ],
  ['words of messages', '729 days', '732 days', `private.messages where body like '%${marks.words}%'`],
  ['words about the time of a visit', '729 days', '732 days', `private.visits where note like '%${marks.words}%'`],
  ['hashes of the networks that acted', '29 days', '31 days', 'private.traces'],
  ['hashes of the addresses of who left a company', '1094 days', '1097 days', 'private.former_members'],
] as const;

for (const [what, kept, gone, rows] of rules) {
  test(`${what} are there after ${kept} and gone after ${gone}`, async () => {
    await fillPerson(database);
    await database.exec("update public.applications set status = 'declined'");
    const all = await count(rows);
    assert.ok(all > 0);
    await passes(kept);
    assert.equal(await count(rows), all);
    await passes(gone);
    assert.equal(await count(rows), 0);
  });
}

test('what was agreed and what was published outlive the words of a request', async () => {
  await fillPerson(database);
  await passes('25 months');
  assert.equal(await count("public.quotes where status = 'accepted' and warranty is not null"), 1);
  assert.equal(await count("public.reviews where status = 'published' and body is not null"), 1);
  assert.equal(await count("auth.users where email = 'owner@example.test'"), 1);
});

test('a project that was never sent loses its words after 30 days', async () => {
  // Who asks has left no way to answer yet.
  const project = newProject({ token: tokenOf('draft'), description: marks.words, postal_code: marks.postalCode });
  const { status } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  assert.equal(status, 'draft');
  const words = () => count(`public.projects where description = '${marks.words}' and postal_code = '${marks.postalCode}'`);
  await passes('29 days');
  assert.equal(await words(), 1);
  await passes('31 days');
  assert.equal(await words(), 0);
  assert.equal(await count('public.projects where num_nonnulls(service_name, description, postal_code, details) = 0'), 1);
});

test('which reminders an address had goes after 24 months, and that it stopped one three years after it did', async () => {
  await database.exec(
    "select private.mail_choice('quote_ending', email) from unnest(array['had@example.ca', 'stopped@example.ca']) as email",
  );
  await database.exec("update private.mail_choices set stopped_at = now() where email = 'stopped@example.ca'");
  const left = () => count('private.mail_choices');
  await passes('729 days');
  assert.equal(await left(), 2);
  await passes('732 days');
  assert.equal(await left(), 1);
  await passes('1094 days');
  assert.equal(await left(), 1);
  await passes('1097 days');
  assert.equal(await left(), 0);
});

test('photos of work that nobody was hired for go after 90 days', async () => {
  await fillPerson(database);
  await forceRequests(database, "status = 'declined'");
  await passes('89 days');
  assert.equal(await count('private.request_photos'), 1);
  await passes('91 days');
  assert.equal(await count('private.request_photos'), 0);
});

test('an account that nobody confirmed goes after a week, and no other', async () => {
  await database.exec("insert into auth.users (email) values ('never-confirmed@example.test')");
  const all = await count('auth.users');
  await passes('6 days');
  assert.equal(await count('auth.users'), all);
  await passes('8 days');
  assert.equal(await count('auth.users'), all - 1);
});

describe('a batch', () => {
  const inBatches = async (batch: number) =>
    (await database.query<{ more: boolean }>("select private.apply_retention(now() + interval '15 days', $1) as more", [batch]))[0]!.more;

  test('takes so many accounts and no more, and says that there are others', async () => {
    const all = await count('auth.users');
    await database.exec("insert into auth.users (email) select 'new' || n || '@example.test' from generate_series(1, 3) as n");
    assert.equal(await inBatches(2), true);
    assert.equal(await count('auth.users'), all + 1);
    assert.equal(await inBatches(2), false);
    assert.equal(await count('auth.users'), all);
  });

  test('takes so many projects and no more', async () => {
    const tokens = ['first', 'second', 'third'].map(tokenOf);
    for (const token of tokens)
      await callAs(database, 'anon', 'submit_project', { project: newProject({ token, description: marks.words }) });
    await database.exec("update public.projects set created_at = now() - interval '20 days'");
    const words = () => count(`public.projects where description = '${marks.words}'`);
    assert.equal(await inBatches(2), true);
    assert.equal(await words(), 1);
    assert.equal(await inBatches(2), false);
    assert.equal(await words(), 0);
  });

  test('takes fifty times as many rows that nothing else hangs on', async () => {
    await database.exec(`insert into public.newsletter_subscriptions (email, list, locale, consent_text_id, source, confirm_sent_at)
      select n || '@example.ca', 'deals', 'en', 'newsletter-en-1', '/', now() from generate_series(1, 51) as n`);
    assert.equal(await inBatches(1), true);
    assert.equal(await count('public.newsletter_subscriptions'), 1);
    assert.equal(await inBatches(1), false);
  });
});

test('mails that were sent or given up go after 30 days; those that are due stay', async () => {
  await database.exec(`
    select private.enqueue_mail(kind, kind, 'reader@example.ca', 'en', '{}') from unnest(array['sent', 'given_up', 'waiting']) as kind;
    update private.outbox set next_attempt_at = null, sent_at = case when kind = 'sent' then now() end where kind <> 'waiting'`);
  await passes('29 days');
  assert.equal(await count('private.outbox'), 3);
  await passes('31 days');
  assert.equal(await count('private.outbox'), 1);
});

test('proof of consent ends three years after the subscription', async () => {
  await database.exec(`insert into public.newsletter_subscriptions (email, list, locale, consent_text_id, source, confirmed_at, unsubscribed_at)
    values ('reader@example.ca', 'deals', 'en', 'newsletter-en-1', '/', now(), now()), ('keen@example.ca', 'deals', 'en', 'newsletter-en-1', '/', now(), null)`);
  await passes('35 months');
  assert.equal(await count('public.newsletter_subscriptions'), 2);
  await passes('37 months');
  assert.equal(await count('public.newsletter_subscriptions'), 1);
});

describe('the contact of a guest', () => {
  const token = tokenOf('guest');
  const submit = (actor: 'anon' | 'owner' = 'anon') =>
    callAs<Submitted>(database, actor, 'submit_project', { project: newProject({ token, contact }) });
  const contacts = () => count(`public.quote_request_contacts where email = '${contact.email}'`);

  test('goes after 30 days when nobody confirmed its address; the request stays, and says why it cannot bind', async () => {
    const { requests } = await submit();
    await forceRequests(database, "status = 'quoted'");
    await passes('29 days');
    assert.equal(await contacts(), 1);
    await passes('31 days');
    assert.equal(await contacts(), 0);
    assert.equal((await callAs<ProjectView>(database, 'anon', 'project_view', { token })).contact, null);
    const hire = { request_id: requests[0]!.id, to_status: 'connected', token };
    await refused(callAs(database, 'anon', 'advance_request', hire), 'PT403', 'confirm');
  });

  test('stays when it was confirmed, and when an account has the request', async () => {
    const { id } = await submit();
    await confirmContact(database, id);
    await callAs(database, 'owner', 'submit_project', { project: newProject({ contact }) });
    await passes('31 days');
    assert.equal(await contacts(), 2);
  });
});

test('private links that ended or were stopped go a day later', async () => {
  await callAs(database, 'anon', 'submit_project', { project: newProject({ token: tokenOf('links'), contact }) });
  await database.query("update private.project_links set revoked_at = now() where kind = 'mail'");
  const links = () => count('private.project_links');
  await passes('23 hours');
  assert.equal(await links(), 2);
  await passes('25 hours');
  assert.equal(await links(), 1);
  await passes('182 days');
  assert.equal(await links(), 0);
});
