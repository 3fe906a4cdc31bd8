import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import {
  anyNotice,
  addCompanies,
  companies,
  confirmContact,
  contact,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';
import { address, localTime, propose } from './support/visits.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
});
type Calendar = Answers['company_calendar'];

const provider = companies.provider;
const calendar = (given: Record<string, unknown> = {}, actor: Actor = 'provider', provider_id: string = provider) =>
  callAs<Calendar>(database, actor, 'company_calendar', { provider_id, ...given });
const entries = async (given?: Record<string, unknown>) => (await calendar(given)).entries;
const day = async (days: number) => (await localTime(database, days)).slice(0, 10);
/** When and how sure, on the clock of the home. */
const times = ({ entries: found }: Calendar) =>
  found.map(({ start, time_zone, settled }) => {
    const at = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
    return [start && at.format(new Date(start)).replace(', ', 'T'), settled];
  });

let asked = 0;
async function submit(changes: Record<string, unknown> = {}) {
  const token = tokenOf(`calendar ${(asked += 1)}`);
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return { request: requests[0]!.id, token };
}

describe('the calendar of a company', () => {
  test('is empty for four weeks from today on where nothing is planned', async () => {
    assert.deepEqual(await calendar(), {
      first_day: await day(0),
      last_day: await day(27),
      availability: { accepting_work: true, away_until: null, next_free_on: null },
      entries: [],
    });
  });

  test('holds each time of a visit on offer, then the one that was picked, until it is called off', async () => {
    const { request, token } = await submit();
    const visit = await propose(database, request);
    assert.deepEqual(times(await calendar()), [
      [await localTime(database, 3), false],
      [await localTime(database, 4, '13:30'), false],
    ]);
    await callAs(database, 'anon', 'pick_visit', { visit_id: visit.id, start: visit.starts[1]!, address, token });
    const found = await calendar();
    assert.deepEqual(times(found), [[await localTime(database, 4, '13:30'), true]]);
    const { reference, ...rest } = found.entries[0]!;
    assert.match(reference, /^R-/);
    assert.deepEqual(rest, {
      kind: 'visit',
      request_id: request,
      service: 'Leak repair',
      area: 'M5V',
      settled: true,
      day: await day(4),
      start: rest.start,
      minutes: 60,
      time_zone: 'America/Toronto',
      place: 'site',
      until: null,
    });
    await callAs(database, 'provider', 'cancel_visit', { visit_id: visit.id });
    assert.deepEqual(await entries(), []);
  });

  test('names nobody, also once they connected', async () => {
    const { request, token } = await submit();
    const visit = await propose(database, request);
    await callAs(database, 'anon', 'pick_visit', { visit_id: visit.id, start: visit.starts[0]!, address, token });
    const text = JSON.stringify(await calendar());
    for (const secret of [...Object.values(contact).slice(0, 3), address, '2T6']) assert.ok(!text.includes(secret), secret);
  });

  test('stands on the clock of each home', async () => {
    const { request } = await submit({ postal_code: 'V6B 1A1' });
    await propose(database, request, { starts: [await localTime(database, 3, '20:30', 'America/Vancouver')] });
    const [entry] = await entries();
    assert.deepEqual(
      [entry!.day, entry!.time_zone],
      [(await localTime(database, 3, '20:30', 'America/Vancouver')).slice(0, 10), 'America/Vancouver'],
    );
  });

  test('holds the days of a job once, from its first day that is shown, until it is cancelled', async () => {
    const { request, token } = await submit();
    await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'interested' });
    for (const to_status of ['connected', 'hired'])
      await callAs(database, 'anon', 'advance_request', { request_id: request, to_status, token });
    assert.deepEqual(await entries(), []);
    await callAs(database, 'provider', 'schedule_job', { request_id: request, first_day: await day(5), last_day: await day(8) });
    const shown = async (from: number, to: number) =>
      (await entries({ first_day: await day(from), last_day: await day(to) })).map((entry) => [
        entry.kind,
        entry.day,
        entry.until,
        entry.start,
      ]);
    assert.deepEqual(await shown(0, 20), [['job', await day(5), await day(8), null]]);
    assert.deepEqual(await shown(7, 20), [['job', await day(7), await day(8), null]]);
    assert.deepEqual(await shown(0, 4), []);
    assert.deepEqual(await shown(9, 20), []);
    await callAs(database, 'provider', 'cancel_job', { request_id: request, reason: 'schedule' });
    assert.deepEqual(await shown(0, 20), []);
  });

  test('holds a fixed-price booking that waits, then confirmed; a lapsed one is gone', async () => {
    await database.exec(`
      insert into public.fixed_price_services (service, category, listed_on) values ('assembly', 'Assembly', current_date);
      insert into public.fixed_price_items (service, field, kind, cents, most, position) values ('assembly', 'chairs', 'count', 4000, 9, 1);
      insert into private.fixed_price_teams (provider_id, service, areas) values ('${provider}', 'assembly', '{M}')`);
    const slot = { service: 'assembly', postal_code: 'M5V 2T6' };
    const { slots } = await callAs<{ slots: { day: string; part: string }[] }>(database, 'anon', 'fixed_price_slots', slot);
    const { day: booked, part } = slots.findLast((one) => one.part === 'morning')!;
    const booking = {
      id: crypto.randomUUID(),
      token: tokenOf('booking'),
      ...slot,
      choices: { chairs: 1 },
      day: booked,
      part,
      locale: 'en',
      notice: anyNotice,
      contact,
    };
    await callAs(database, 'anon', 'book_fixed_price', { booking });
    assert.deepEqual(times(await calendar()), [[`${booked}T08:00`, false]]);
    await database.exec('savepoint held; update private.fixed_price_bookings set held_until = now()');
    assert.deepEqual(await entries(), []);
    await database.exec('rollback to savepoint held');
    await confirmContact(database, booking.id);
    const { requests } = await callAs<ProjectView>(database, 'anon', 'project_view', { token: booking.token });
    await callAs(database, 'provider', 'confirm_booking', { request_id: requests[0]!.id });
    const found = await calendar();
    assert.deepEqual(times(found), [[`${booked}T08:00`, true]]);
    assert.deepEqual([found.entries[0]!.kind, found.entries[0]!.minutes], ['booking', 240]);
  });

  test('holds nothing of another company', async () => {
    const { request } = await submit({ provider_ids: [companies.rival] });
    await propose(database, request, {}, 'rival');
    assert.deepEqual(await entries(), []);
    assert.equal((await calendar({}, 'rival', companies.rival)).entries.length, 2);
    await refused(calendar({}, 'provider', companies.rival), 'PT403');
  });

  test('is shown for 92 days at the most, in their order', async () => {
    assert.equal((await calendar({ first_day: await day(0), last_day: await day(91) })).last_day, await day(91));
    await refused(calendar({ first_day: await day(0), last_day: await day(92) }), 'PT422', 'last_day');
    await refused(calendar({ first_day: await day(1), last_day: await day(0) }), 'PT422', 'last_day');
    await refused(calendar({ first_day: 'infinity', last_day: 'infinity' }), 'PT422', 'last_day');
  });
});
