import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { companies, confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';
import { answerRequest, sampleQuote } from './support/answerRequest.ts';
import { doWork } from './support/reviews.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

interface Day {
  day: string;
  views: number;
  quote_clicks: number;
  call_clicks: number;
  requests: number;
  answered: number;
  quoted: number;
  connected: number;
  hired: number;
}
interface Report {
  companies: { id: string; name: string }[];
  company: string | null;
  has_figures: boolean;
  days: Day[];
  before: Omit<Day, 'day'>;
  answers: { came: number; answered: number; median_minutes: number | null };
  activity: { at: string; actor: string; status: string; service: string | null }[];
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
const count = (kind: string, actor: Parameters<typeof callAs>[1] = 'anon', address = '192.0.2.1', provider: string = companies.provider) =>
  callAs<boolean>(database, actor, 'count_profile_event', { provider, kind }, address);
const report = (given: Record<string, unknown> = {}, actor: Parameters<typeof callAs>[1] = 'provider') =>
  callAs<Report>(database, actor, 'my_report', { first_day: daysAgo(6), last_day: today, ...given });
const lastDay = async () => (await report()).days.at(-1)!;

describe('what is counted', () => {
  test('views and clicks, on the day they happen in Eastern time', async () => {
    for (const kind of ['view', 'view', 'quote', 'call']) assert.equal(await count(kind), true);
    const day = await lastDay();
    assert.deepEqual([day.day, day.views, day.quote_clicks, day.call_clicks], [today, 2, 1, 1]);
  });

  test('nobody counts more than three times an hour for one company, and is not told off for it', async () => {
    const counted = [];
    for (let attempt = 0; attempt < 5; attempt++) counted.push(await count('view'));
    assert.deepEqual(counted, [true, true, true, false, false]);
    assert.equal(await count('view', 'anon', '192.0.2.2'), true);
    assert.equal(await count('quote'), true);
    assert.equal((await lastDay()).views, 4);
  });

  test('visitors without a known address share five hundred an hour for one company, and take none from others', async () => {
    const unknown = () => callAs<boolean>(database, 'anon', 'count_profile_event', { provider: companies.provider, kind: 'view' });
    assert.equal(await unknown(), true);
    // As if that one had been 499.
    await database.exec('update private.rate_limits set n = 499');
    assert.deepEqual([await unknown(), await unknown(), await unknown()], [true, false, false]);
    assert.equal(await count('view'), true);
    assert.equal((await lastDay()).views, 3);
  });

  test('not the company’s own people, nor companies nobody can see, nor unknown ones', async () => {
    assert.equal(await count('view', 'provider'), false);
    assert.equal(await count('view', 'rival'), true);
    assert.equal(await count('view', 'anon', '192.0.2.1', companies.suspended), false);
    assert.equal(await count('view', 'anon', '192.0.2.1', 'aaaaaaaa-0000-4000-8000-0000000000ff'), false);
    assert.equal((await lastDay()).views, 1);
  });

  test('no other kind', async () => {
    for (const kind of ['hired', '', 'VIEW']) await refused(count(kind), 'PT422', 'kind');
  });
});

describe('the report', () => {
  test('tells what became of requests, from the requests themselves', async () => {
    await doWork(database, { at: 'hired' });
    const { requests, answered, quoted, connected, hired } = await lastDay();
    const expected = { requests: 1, answered: 1, quoted: 1, connected: 1, hired: 1 };
    assert.deepEqual({ requests, answered, quoted, connected, hired }, expected);
    const { activity, has_figures } = await report();
    assert.equal(has_figures, true);
    assert.deepEqual([activity[0]!.actor, activity[0]!.status, activity[0]!.service], ['homeowner', 'hired', 'Leak repair']);
    assert.ok(activity.every((entry) => !JSON.stringify(entry).includes('sam@example.ca')));
  });

  test('names no contact details that somebody typed as the name of the work', async () => {
    const asked = { service_name: 'Roof, call 416 555 0199', category: 'Roofing', contact, provider_ids: [companies.provider] };
    const project = newProject({ ...asked, token: tokenOf('typed') });
    await callAs<Submitted>(database, 'anon', 'submit_project', { project }, '192.0.2.77');
    const { activity } = await report();
    assert.deepEqual([activity[0]!.status, activity[0]!.service], ['sent', 'Roofing']);
  });

  test('holds every day once and compares with as many days before', async () => {
    await database.query(
      `insert into public.provider_daily_stats (provider_id, day, profile_views) values ($1, $2, 5), ($1, $3, 7), ($1, $4, 100)`,
      [companies.provider, daysAgo(6), daysAgo(13), daysAgo(14)],
    );
    const { days, before: sums } = await report();
    assert.deepEqual(
      days.map(({ day }) => day),
      [6, 5, 4, 3, 2, 1, 0].map(daysAgo),
    );
    assert.deepEqual([days[0]!.views, days[1]!.views, sums.views], [5, 0, 7]);
  });

  test('is of one’s own companies, whichever is asked for', async () => {
    await count('view');
    const rival = await report({}, 'rival');
    assert.deepEqual(rival.companies, [{ id: companies.rival, name: 'Company rival' }]);
    assert.equal(rival.has_figures, false);
    const asked = await callAs<Report>(database, 'provider', 'my_report', {
      first_day: daysAgo(6),
      last_day: today,
      company: companies.rival,
    });
    assert.equal(asked.company, companies.provider);
    assert.deepEqual(await report({}, 'stranger'), { companies: [], company: null, has_figures: false });
  });

  for (const [what, given] of [
    ['the last day first', { first_day: today, last_day: daysAgo(1) }],
    ['more than a year', { first_day: daysAgo(366), last_day: today }],
    ['no first day', { first_day: null }],
  ] as const) {
    test(`refuses ${what}`, () => refused(report(given), 'PT422', 'first_day'));
  }
});

describe('what became of requests', () => {
  let asked = 0;
  /** A request that came so many days ago, at noon in Toronto. */
  async function ask(days: number): Promise<string> {
    const name = `report ${++asked}`;
    const project = newProject({ token: tokenOf(name), contact: { ...contact, email: `sam.${asked}@example.ca` } });
    const { requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project }, `192.0.2.${asked}`);
    await confirmContact(database, project.id);
    await setMoments(requests[0]!.id, { sent_at: noon(days) });
    return requests[0]!.id;
  }
  const noon = (days: number, minutes = 0) => new Date(Date.parse(`${daysAgo(days)}T17:00:00Z`) + minutes * 60_000).toISOString();
  const setMoments = (id: string, moments: Record<string, string>) =>
    database.exec(`set local session_replication_role = replica;
      update public.quote_requests set ${Object.entries(moments).map(([name, at]) => `${name} = '${at}'`)} where id = '${id}';
      set local session_replication_role = origin`);
  const asCompany = (name: string, given: Record<string, unknown>) => callAs(database, 'provider', name, given);
  const answer = async (id: string, days: number, minutes = 0) => {
    await answerRequest(asCompany, id);
    await setMoments(id, { first_reply_at: noon(days, minutes) });
  };
  const of = (days: Day[], column: 'requests' | 'answered' | 'quoted' | 'hired') => days.map((day) => day[column]);

  test('counts on the day it happened, also what came before the first day', async () => {
    await answer(await ask(9), 2);
    await answer(await ask(3), 3, 30);
    await ask(1);
    const { days, before } = await report();
    assert.deepEqual(of(days, 'requests'), [0, 0, 0, 1, 0, 1, 0]);
    assert.deepEqual(of(days, 'answered'), [0, 0, 0, 1, 1, 0, 0]);
    assert.deepEqual([before.requests, before.answered], [1, 0]);
  });

  test('that the company only opened is not answered; a message and a refusal are answers', async () => {
    const [opened, written, refusedOne] = [await ask(0), await ask(0), await ask(0)] as [string, string, string];
    await asCompany('advance_request', { request_id: opened, to_status: 'viewed' });
    assert.equal((await lastDay()).answered, 0);
    await asCompany('send_message', { message: { id: crypto.randomUUID(), request_id: written, body: 'When?' } });
    await asCompany('advance_request', { request_id: refusedOne, to_status: 'declined', reason: 'full' });
    assert.equal((await lastDay()).answered, 2);
  });

  test('counts a quote once, however often it is revised, and a job once, whatever happens around it', async () => {
    const id = await ask(0);
    for (const unit_cents of [9000, 9500])
      await asCompany('save_quote', {
        quote: sampleQuote(id, { deposit_cents: 0, lines: [{ kind: 'labour', description: 'Work', unit_cents, tax_class: 'installed' }] }),
        send: true,
      });
    await callAs(database, 'owner', 'advance_request', { request_id: id, to_status: 'connected' });
    await callAs(database, 'owner', 'advance_request', { request_id: id, to_status: 'hired' });
    await asCompany('schedule_job', { request_id: id, first_day: daysAgo(-3) });
    await asCompany('schedule_job', { request_id: id, first_day: daysAgo(-4) });
    const { quoted, hired } = await lastDay();
    assert.deepEqual({ quoted, hired }, { quoted: 1, hired: 1 });
    assert.equal((await report()).activity.filter(({ status }) => status === 'hired').length, 1);
    await callAs(database, 'owner', 'cancel_job', { request_id: id, reason: 'changed_mind' });
    assert.equal((await lastDay()).hired, 1);
  });

  test('tells the median time to an answer of what came in these days; what waits has none', async () => {
    assert.deepEqual((await report()).answers, { came: 0, answered: 0, median_minutes: null });
    await ask(2);
    assert.deepEqual((await report()).answers, { came: 1, answered: 0, median_minutes: null });
    for (const minutes of [30, 90, 600]) await answer(await ask(4), 4, minutes);
    assert.deepEqual((await report()).answers, { came: 4, answered: 3, median_minutes: 90 });
    await answer(await ask(5), 5, 150);
    assert.deepEqual((await report()).answers, { came: 5, answered: 4, median_minutes: 120 });
    // It came before these days.
    await answer(await ask(8), 4);
    assert.deepEqual((await report()).answers, { came: 5, answered: 4, median_minutes: 120 });
  });

  test('counts by days of Eastern time', async () => {
    const id = await ask(3);
    // Still the day before in Toronto.
    await setMoments(id, { sent_at: `${daysAgo(3)}T03:59:00Z` });
    assert.deepEqual(of((await report()).days, 'requests'), [0, 0, 1, 0, 0, 0, 0]);
  });
});
