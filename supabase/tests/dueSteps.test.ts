import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerRequest } from './support/answerRequest.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { confirmContact, contact, forceRequests, newProject, type ProjectView, type Submitted, tokenOf } from './support/requests.ts';
import { address, localTime, propose as proposeVisit, type Visit } from './support/visits.ts';

const database = databaseForEachTest();
const token = tokenOf('due');

async function submit(changes: Record<string, unknown> = {}, confirmed = true): Promise<string> {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  if (confirmed) await confirmContact(database, project.id);
  return requests[0]!.id;
}
const propose = async (request: string) => proposeVisit(database, request, { starts: [await localTime(database, 3)] });
const pick = (visit: Visit) =>
  callAs<Visit>(database, 'anon', 'pick_visit', { visit_id: visit.id, start: visit.starts[0]!, address, token });
const seen = async () =>
  (await callAs<ProjectView & { requests: { visit: Visit; reason: string | null }[] }>(database, 'anon', 'project_view', { token }))
    .requests[0]!;
const mails = (kind: string) =>
  database.query<{ data: Record<string, unknown>; recipient: string }>(
    'select data, recipient from private.outbox where kind = $1 order by id',
    [kind],
  );

interface Round {
  more: boolean;
  failed: Record<string, string>;
}
/** One round at a moment: an SQL expression, by default this one. */
async function round(at = 'now()', batch = 200): Promise<Round> {
  const [row] = await database.query<{ done: Round }>(`select private.due_steps(${at}, ${batch}) as done`);
  return row!.done;
}
/** The steps alone, in another order than that of a round, three times. */
async function anyOrder(at: string): Promise<void> {
  for (const step of ['inactive', 'quotes', 'visits', 'quotes', 'inactive', 'visits', 'visits', 'inactive', 'quotes'])
    await database.query(`select private.due_${step}(${at})`);
}
const noon = (days: number) => `(((now() at time zone 'America/Toronto')::date + ${days} + time '12:00') at time zone 'America/Toronto')`;

describe('a visit', () => {
  test('that nobody picked within five days lapses, and not before', async () => {
    const request = await submit();
    const visit = await proposeVisit(database, request, { starts: [await localTime(database, 9)] });
    await round("now() + interval '5 days' - interval '1 minute'");
    assert.equal((await seen()).visit.status, 'open');
    await round("now() + interval '5 days'");
    const lapsed = (await seen()).visit;
    assert.equal(lapsed.status, 'lapsed');
    assert.equal(lapsed.revision, visit.revision + 1);
    await anyOrder("now() + interval '6 days'");
    assert.deepEqual((await seen()).visit, lapsed);
  });

  test('whose times are all over lapses', async () => {
    const request = await submit();
    await proposeVisit(database, request, { starts: [await localTime(database, 1), await localTime(database, 2)] });
    await round(noon(1));
    assert.equal((await seen()).visit.status, 'open');
    await round(noon(2));
    assert.equal((await seen()).visit.status, 'lapsed');
  });

  test('that was picked is told of to both sides on the day before, once', async () => {
    await pick(await propose(await submit()));
    await round(noon(1));
    assert.deepEqual(await mails('visit_tomorrow'), []);
    await round(noon(2));
    await round(noon(2));
    await anyOrder(noon(2));
    const told = await mails('visit_tomorrow');
    assert.deepEqual(told.map(({ recipient }) => recipient).sort(), ['provider@example.test', contact.email].sort());
    for (const { data } of told) {
      assert.equal(data['time'], '09:00');
      assert.equal(`${String(data['day'])}T09:00`, await localTime(database, 3));
      assert.doesNotMatch(JSON.stringify(data), /Elm|Sam Roy|555/, 'the way to reach them stood in another mail');
    }
    assert.match(String(told.find(({ recipient }) => recipient !== contact.email)!.data['link']), /^\/account\/leads\//);
    assert.equal((await seen()).visit.status, 'picked');
  });

  test('that is today, or was called off, is not told of', async () => {
    await pick(await propose(await submit()));
    await round(`${noon(3)} - interval '4 hours'`);
    assert.deepEqual(await mails('visit_tomorrow'), []);
    const { visit } = await seen();
    await callAs(database, 'provider', 'cancel_visit', { visit_id: visit.id });
    await round(noon(2));
    assert.deepEqual(await mails('visit_tomorrow'), []);
  });

  test('of a second day is told of again', async () => {
    const request = await submit();
    await pick(await propose(request));
    await round(noon(2));
    await pick(await proposeVisit(database, request, { starts: [await localTime(database, 8)] }));
    await round(noon(7));
    assert.equal((await mails('visit_tomorrow')).length, 4);
  });
});

describe('a quote', () => {
  const quoted = async (confirmed = true) => {
    const request = await submit({}, confirmed);
    const [day] = await database.query<{ day: string }>('select (private.canada_today() + 10)::text as day');
    await answerRequest((name, given) => callAs(database, 'provider', name, given), request, { valid_until: day!.day });
    return day!.day;
  };
  const vancouver = (days: number) => `((private.canada_today() + ${days} + time '12:00') at time zone 'America/Vancouver')`;

  test('is told of three days before its last, once', async () => {
    const day = await quoted();
    await round(vancouver(6));
    assert.deepEqual(await mails('quote_ending'), []);
    await round(vancouver(7));
    await anyOrder(vancouver(8));
    const [mail, ...others] = await mails('quote_ending');
    assert.equal(others.length, 0);
    assert.equal(mail!.data['day'], day);
    assert.equal(mail!.recipient, contact.email);
  });

  test('is not told of after its last day, or when the request has ended', async () => {
    await quoted();
    await round(vancouver(11));
    await callAs(database, 'anon', 'advance_request', { request_id: (await seen()).id, to_status: 'withdrawn', token });
    await round(vancouver(8));
    assert.deepEqual(await mails('quote_ending'), []);
  });

  test('ends after its last day, by the day of the round', async () => {
    await quoted();
    await round(vancouver(10));
    assert.equal((await seen()).quote!.status, 'sent');
    await round(vancouver(11));
    const ended = await seen();
    assert.deepEqual([ended.status, ended.quote!.status], ['quoted', 'expired']);
  });

  test('is not told of to an address that nobody confirmed', async () => {
    await quoted(false);
    await round(vancouver(8));
    assert.deepEqual(await mails('quote_ending'), []);
  });
});

describe('a request that was answered', () => {
  test('ends after 90 days in which nothing happened, and says why', async () => {
    const request = await submit();
    await answerRequest((name, given) => callAs(database, 'provider', name, given), request);
    await round("now() + interval '90 days' - interval '1 minute'");
    assert.equal((await seen()).status, 'quoted');
    await round("now() + interval '90 days 1 minute'");
    await anyOrder("now() + interval '200 days'");
    const { status, reason, quote } = await seen();
    assert.deepEqual([status, reason, quote!.status], ['expired', 'inactive', 'expired']);
    assert.deepEqual(
      (await mails('request_update')).map(({ data }) => data['reason'] ?? data['status']),
      ['interested', 'quoted', 'inactive'],
    );
  });

  test('goes on while one of its visits was offered lately', async () => {
    const request = await submit();
    await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'interested' });
    await forceRequests(database, "activity_at = now() - interval '91 days'");
    await propose(request);
    await round();
    assert.equal((await seen()).status, 'interested');
  });

  test('and was hired is nobody’s to end', async () => {
    const request = await submit();
    await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'interested' });
    for (const to_status of ['connected', 'hired'])
      await callAs(database, 'anon', 'advance_request', { request_id: request, to_status, token });
    await round("now() + interval '200 days'");
    assert.equal((await seen()).status, 'hired');
  });
});

describe('a round', () => {
  test('takes part of what is due, and says that more is', async () => {
    for (const name of ['one', 'two', 'three']) {
      const request = await submit({ token: tokenOf(name) });
      await callAs(database, 'provider', 'advance_request', { request_id: request, to_status: 'interested' });
    }
    const at = "now() + interval '91 days'";
    assert.deepEqual(await round(at, 2), { more: true, failed: {} });
    assert.deepEqual(await round(at, 2), { more: false, failed: {} });
    const [left] = await database.query<{ n: number }>("select count(*)::int as n from public.quote_requests where status = 'interested'");
    assert.equal(left!.n, 0);
  });

  test('goes on after a step that fails, which takes only itself back', async () => {
    await propose(await submit());
    await database.exec(`create or replace function private.due_quotes(at timestamptz default now(), batch integer default 200) returns integer
      language plpgsql as $$ begin delete from private.visits; raise exception 'broken'; end $$`);
    assert.deepEqual(await round("now() + interval '91 days'"), { more: false, failed: { due_quotes: 'broken' } });
    const { status, visit } = await seen();
    assert.deepEqual([status, visit.status], ['expired', 'lapsed']);
  });

  test('does nothing where nothing is due', async () => {
    assert.deepEqual(await round(), { more: false, failed: {} });
  });
});
