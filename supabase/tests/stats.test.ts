import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { companies } from './support/requests.ts';
import { doWork } from './support/reviews.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

interface Day {
  day: string;
  views: number;
  quote_clicks: number;
  call_clicks: number;
  requests: number;
  connected: number;
  hired: number;
}
interface Report {
  companies: { id: string; name: string }[];
  company: string | null;
  has_figures: boolean;
  days: Day[];
  before: Omit<Day, 'day'>;
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
    const { requests, connected, hired } = await lastDay();
    assert.deepEqual({ requests, connected, hired }, { requests: 1, connected: 1, hired: 1 });
    const { activity, has_figures } = await report();
    assert.equal(has_figures, true);
    assert.deepEqual([activity[0]!.actor, activity[0]!.status, activity[0]!.service], ['homeowner', 'hired', 'Leak repair']);
    assert.ok(activity.every((entry) => !JSON.stringify(entry).includes('sam@example.ca')));
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
