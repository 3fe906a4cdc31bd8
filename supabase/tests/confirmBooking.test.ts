import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { sampleQuote } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople, users } from './support/people.ts';
import {
  anyNotice,
  addCompanies,
  companies,
  confirmContact,
  contact,
  mailedToken,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

/** In Toronto the seed has one team for assembly. The provider runs it; nobody is a member of the second team. */
let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
  await signUpPeople(database);
  await addCompanies(database);
  await database.exec(`
    insert into public.provider_members (provider_id, user_id, role)
      select t.provider_id, '${users.provider}', 'manager' from private.fixed_price_teams as t where t.service = 'assembly' and 'M' = any (t.areas);
    insert into private.fixed_price_teams (provider_id, service, areas) values ('${companies.third}', 'assembly', '{M}')`);
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

interface Booked {
  id: string;
  provider: { id: string; reachable: boolean };
}
const slots = () =>
  callAs<{ reachable: boolean; slots: { day: string; part: string }[] }>(database, 'anon', 'fixed_price_slots', {
    service: 'assembly',
    postal_code: 'M5V 2T6',
  });
let made = 0;
async function book() {
  const id = `cccccccc-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const { day, part } = (await slots()).slots.at(-1)!;
  const booking = {
    id,
    token: tokenOf(id),
    service: 'assembly',
    choices: { chairs: 1 },
    postal_code: 'M5V 2T6',
    day,
    part,
    locale: 'fr',
    notice: anyNotice,
    contact,
  };
  const booked = await callAs<Booked>(database, 'anon', 'book_fixed_price', { booking });
  const { requests } = await callAs<ProjectView>(database, 'anon', 'project_view', { token: booking.token });
  return { ...booking, request: requests[0]!.id, booked };
}
const confirm = (request_id: string, actor: Actor = 'provider') =>
  callAs<{ status: string; at: string }>(database, actor, 'confirm_booking', { request_id });

test('hires the team, shows who asked and tells them once, with the day and a link of that mail', async () => {
  const { id, day, token, request } = await book();
  await confirmContact(database, id);
  const first = await confirm(request);
  assert.equal(first.status, 'hired');
  assert.deepEqual(await confirm(request), first);
  const mails = await database.query<{ data: Record<string, unknown> }>("select data from private.outbox where kind = 'booking_confirmed'");
  assert.equal(mails.length, 1);
  assert.deepEqual(
    [mails[0]!.data['day'], mails[0]!.data['opens'], mails[0]!.data['link']],
    [day, '13:00', `/r/${await mailedToken(database, id)}`],
  );
  assert.equal((await database.query("select from private.outbox where kind = 'request_update'")).length, 0);
  const { requests } = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
  assert.deepEqual([requests[0]!.status, requests[0]!.connected_at !== null], ['hired', true]);
  assert.deepEqual(
    await database.query(
      "select agreed_total_cents = (p.details ->> 'total_cents')::bigint as is_listed from private.jobs, public.projects as p",
    ),
    [{ is_listed: true }],
  );
  await callAs(database, 'anon', 'advance_request', { request_id: request, to_status: 'hired', token });
});

test('waits for the address of who asked', async () => {
  await refused(confirm((await book()).request), 'PT409', 'confirm');
});

test('is refused once the half day is no longer held', async () => {
  const { id, request } = await book();
  await confirmContact(database, id);
  await database.exec("update private.fixed_price_bookings set held_until = now() - interval '1 minute'");
  await refused(confirm(request), 'PT409', 'slot');
});

test('is refused after the team said no, which frees the half day and keeps the reason', async () => {
  const { id, day, part, request } = await book();
  await confirmContact(database, id);
  await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'declined', reason: 'full' });
  await refused(confirm(request), 'PT409', 'slot');
  assert.ok((await slots()).slots.some((slot) => slot.day === day && slot.part === part));
  assert.deepEqual(await database.query('select reason from public.quote_requests'), [{ reason: 'full' }]);
});

test('is the only yes to a booking: it takes no quote, no visit and no interest, and waits as before', async () => {
  const { id, request } = await book();
  await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'viewed' });
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const quote = sampleQuote(request);
  const visit = { id: crypto.randomUUID(), request_id: request, minutes: 60, place: 'video', starts: [`${start}T10:00`] };
  await refused(callAs(database, 'provider', 'save_quote', { quote }), 'PT409');
  await refused(callAs(database, 'provider', 'save_quote', { quote, send: true }), 'PT409');
  await refused(callAs(database, 'provider', 'propose_visit', { visit }), 'PT409');
  await refused(callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'interested' }), 'PT409');
  assert.deepEqual(await database.query('select status from public.quote_requests'), [{ status: 'viewed' }]);
  await confirmContact(database, id);
  assert.equal((await confirm(request)).status, 'hired');
});

test('once given, a visit may still be offered', async () => {
  const { id, request } = await book();
  await confirmContact(database, id);
  await confirm(request);
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await callAs(database, 'provider', 'propose_visit', {
    visit: { id: crypto.randomUUID(), request_id: request, minutes: 60, place: 'video', starts: [`${start}T10:00`] },
  });
});

test('is for an owner or estimator of the team alone', async () => {
  const { id, request } = await book();
  await confirmContact(database, id);
  for (const actor of ['owner', 'stranger', 'forged', 'rival', 'staff', 'unconfirmed'] as const)
    await refused(confirm(request, actor), 'PT403');
  await assert.rejects(confirm(request, 'anon'), { code: '42501' });
  await refused(confirm(crypto.randomUUID()), 'PT404');
  await database.query("update public.provider_members set role = 'member' where user_id = $1", [users.provider]);
  await refused(confirm(request), 'PT403');
});

test('a request that is no booking is hired on a quote', async () => {
  const project = newProject({ token: tokenOf('plain'), contact });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await refused(confirm(requests[0]!.id), 'PT409');
});

test('a team that somebody reads for is booked first; that nobody does is said before', async () => {
  assert.equal((await slots()).reachable, true);
  const { booked, day, part } = await book();
  assert.deepEqual([booked.provider.id === companies.third, booked.provider.reachable], [false, true]);
  assert.ok(
    (await slots()).slots.some((slot) => slot.day === day && slot.part === part),
    'the other team is free then',
  );
  await database.query('delete from public.provider_members where user_id = $1', [users.provider]);
  assert.equal((await slots()).reachable, false);
});
