import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { actors, type Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import {
  companies,
  confirmContact,
  contact,
  mailedToken,
  newProject,
  type ProjectView,
  type Submitted,
  tokenOf,
} from './support/requests.ts';
import { address, localTime, newVisit, propose as proposeVisit, type Visit } from './support/visits.ts';

const database = databaseForEachTest();
const token = tokenOf('visits');

async function submit(changes: Record<string, unknown> = {}, confirmed = true): Promise<string> {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  if (confirmed) await confirmContact(database, project.id);
  return requests[0]!.id;
}
const propose = (request: string, changes: Record<string, unknown> = {}, actor: Actor = 'provider') =>
  proposeVisit(database, request, changes, actor);
const pick = (visit: Visit, more: Record<string, unknown> = {}, actor: Actor = 'anon') =>
  callAs<Visit>(database, actor, 'pick_visit', {
    visit_id: visit.id,
    start: visit.starts[0]!,
    address,
    ...(actor === 'anon' ? { token } : {}),
    ...more,
  });
const refuse = (visit: Visit, more: Record<string, unknown> = {}) =>
  callAs<Visit>(database, 'anon', 'refuse_visit', { visit_id: visit.id, token, ...more });
const cancel = (visit: Visit, actor: Actor = 'provider') => callAs<Visit>(database, actor, 'cancel_visit', { visit_id: visit.id });
const view = async () =>
  (await callAs<ProjectView & { requests: { visit: Visit | null }[] }>(database, 'anon', 'project_view', { token }))!;
const advance = (to_status: string, request_id: string) => callAs(database, 'anon', 'advance_request', { request_id, to_status, token });
const mails = (kind: string) =>
  database.query<{ data: Record<string, unknown>; recipient: string }>(
    'select data, recipient from private.outbox where kind = $1 order by id',
    [kind],
  );
const movesOf = async () =>
  (await view()).requests[0]!.events as unknown as { kind: string; detail: { code: string; time_zone: string } | null }[];

/** Moves a visit into the past in a way that no function does. */
const age = (visit: Visit, by: string) =>
  database.exec(
    `update private.visits set starts = array(select s - interval '${by}' from unnest(starts) as s), picked = picked - interval '${by}' where id = '${visit.id}'`,
  );

describe('a proposal', () => {
  test('is an answer: the homeowner sees its times and gets one mail, which is not that of interest', async () => {
    const request = await submit();
    const visit = await propose(request);
    assert.equal(visit.status, 'open');
    assert.equal(visit.time_zone, 'America/Toronto');
    const seen = (await view()).requests[0]!;
    assert.equal(seen.status, 'interested');
    assert.deepEqual(seen.visit, visit);
    assert.deepEqual(
      (await mails('request_update')).map(({ data }) => data['status']),
      ['visit'],
    );
    assert.deepEqual(
      (await movesOf()).filter(({ kind }) => kind === 'visit').map(({ detail }) => [detail!.code, detail!.time_zone]),
      [['proposed', 'America/Toronto']],
    );
  });

  test('is made once, however often it is sent', async () => {
    const request = await submit();
    const visit = await newVisit(database, request);
    const first = await callAs<Visit>(database, 'provider', 'propose_visit', { visit });
    assert.deepEqual(
      await callAs<Visit>(database, 'provider', 'propose_visit', { visit: { ...visit, starts: visit.starts.toReversed() } }),
      first,
    );
    assert.equal((await mails('request_update')).length, 1);
    await refused(callAs(database, 'provider', 'propose_visit', { visit: { ...visit, minutes: 90 } }), 'PT409');
    await refused(callAs(database, 'provider', 'propose_visit', { visit: { ...visit, starts: null } }), 'PT409');
    const other = await submit({ token: tokenOf('another') });
    await refused(callAs(database, 'provider', 'propose_visit', { visit: { ...visit, request_id: other } }), 'PT409');
  });

  test('takes the place of the one before, in calendars too', async () => {
    const request = await submit();
    const first = await pick(await propose(request));
    const second = await propose(request);
    assert.equal(second.calendar_id, first.calendar_id);
    assert.ok(second.revision > first.revision);
    await refused(pick(first, { start: first.starts[1]! }), 'PT409');
    const moved = await pick(second);
    assert.ok(moved.revision > second.revision);
    const [count] = await database.query<{ n: number }>("select count(*)::int as n from private.visits where status in ('open', 'picked')");
    assert.equal(count!.n, 1);
  });

  test('after a visit that has been is another visit', async () => {
    const request = await submit();
    const first = await pick(await propose(request));
    await age(first, '20 days');
    assert.notEqual((await propose(request)).calendar_id, first.calendar_id);
  });

  test('is on the clock of the home, wherever the company is', async () => {
    const request = await submit({ postal_code: 'V6B 1A1' });
    const start = await localTime(database, 5, '18:00', 'America/Vancouver');
    const visit = await propose(request, { starts: [start] });
    assert.equal(visit.time_zone, 'America/Vancouver');
    const [row] = await database.query<{ local: string }>(
      `select to_char($1::timestamptz at time zone 'America/Vancouver', 'YYYY-MM-DD"T"HH24:MI') as local`,
      [visit.starts[0]!],
    );
    assert.equal(row!.local, start);
  });

  for (const [what, field, changes] of [
    ['no time', 'starts', { starts: [] }],
    ['no list of times', 'starts', { starts: null }],
    ['a day that is none', 'starts', { starts: ['2099-02-30T09:00'] }],
    ['a moment of another clock', 'starts', { starts: ['2099-02-03T09:00:00Z'] }],
    ['a length of a day', 'minutes', { minutes: 1440 }],
    ['no length', 'minutes', { minutes: null }],
    ['a place that is none', 'place', { place: 'moon' }],
    ['an id that is none', 'id', { id: '1' }],
  ] as const) {
    test(`with ${what} is refused`, async () => refused(propose(await submit(), changes), 'PT422', field));
  }

  for (const [what, day, time] of [
    ['is over', -1, '09:00'],
    ['is far ahead', 91, '09:00'],
    ['is in the night', 3, '06:59'],
    ['is late in the evening', 3, '21:01'],
  ] as const) {
    test(`with a time that ${what} is refused`, async () => {
      const request = await submit();
      await refused(propose(request, { starts: [await localTime(database, 2), await localTime(database, day, time)] }), 'PT422', 'starts');
    });
  }

  test('with six times, or one twice, is refused', async () => {
    const request = await submit();
    const start = await localTime(database, 3);
    await refused(propose(request, { starts: [start, start] }), 'PT422', 'starts');
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((day) => localTime(database, day)));
    await refused(propose(request, { starts: six }), 'PT422', 'starts');
  });

  test('is made ten times in a day, of each request', async () => {
    const request = await submit();
    for (let n = 0; n < 10; n += 1) await propose(request);
    await refused(propose(request), 'PT429');
    await propose(await submit({ token: tokenOf('another') }));
  });

  test('is made by nobody but an owner or estimator of the company, while the request goes on', async () => {
    const request = await submit();
    for (const actor of actors.filter((other) => other !== 'provider' && other !== 'anon')) {
      await refused(propose(request, {}, actor), 'PT403');
    }
    await assert.rejects(propose(request, {}, 'anon'), { code: '42501' });
    await refused(propose('99999999-0000-4000-8000-000000000000'), 'PT404');
    await database.query("update public.provider_members set role = 'member' where provider_id = $1", [companies.provider]);
    await refused(propose(request), 'PT403');
    await database.query("update public.provider_members set role = 'owner' where provider_id = $1", [companies.provider]);
    await advance('withdrawn', request);
    await refused(propose(request), 'PT409');
    await database.query("update public.providers set status = 'suspended' where id = $1", [companies.provider]);
    await refused(propose(request), 'PT403');
  });
});

describe('a pick', () => {
  test('shows who asks and where, and confirms the day to the company', async () => {
    const visit = await pick(await propose(await submit()));
    assert.equal(visit.status, 'picked');
    assert.equal(visit.picked, visit.starts[0]);
    const { contact: known, requests } = await view();
    assert.equal(known!['address'], address);
    assert.equal(requests[0]!.status, 'connected');
    assert.ok(requests[0]!.connected_at);
    const [mail, ...others] = await mails('lead_update');
    assert.equal(others.length, 0);
    assert.deepEqual(mail!.data['contact'], { ...contact, phone: '+14165550199', address });
    assert.equal(mail!.data['status'], 'visit');
    assert.equal(`${String(mail!.data['day'])}T${String(mail!.data['time'])}`, await localTime(database, 3));
    assert.equal((await mails('request_connected')).length, 0);
    const lead = await callAs<{ contact: { address: string } }>(database, 'provider', 'lead', { id: requests[0]!.id });
    assert.equal(lead.contact.address, address);
  });

  test('counts once, however often it is sent', async () => {
    const proposal = await propose(await submit());
    const visit = await pick(proposal);
    assert.deepEqual(await pick(proposal), visit);
    assert.equal((await mails('lead_update')).length, 1);
    await refused(pick(proposal, { start: proposal.starts[1]! }), 'PT409');
  });

  test('needs a time that was offered and is ahead', async () => {
    const visit = await propose(await submit());
    await refused(pick(visit, { start: '2099-01-01T15:00:00Z' }), 'PT422', 'start');
    await refused(pick(visit, { start: null }), 'PT422', 'start');
    await age(visit, '20 days');
    const [start] = ((await view()).requests[0]!.visit as Visit).starts;
    await refused(pick(visit, { start }), 'PT422', 'start');
  });

  test('needs the address of the home once, and no link instead', async () => {
    const request = await submit();
    const visit = await propose(request);
    await refused(pick(visit, { address: null }), 'PT422', 'address');
    await refused(pick(visit, { address: 'see www.example.com' }), 'PT422', 'address');
    await refused(pick(visit, { address: 'x'.repeat(201) }), 'PT422', 'address');
    await pick(visit);
    await pick(await propose(request), { address: null });
    assert.equal((await view()).contact!['address'], address);
  });

  test('by phone needs no address', async () => {
    const visit = await pick(await propose(await submit(), { place: 'phone' }), { address: null });
    assert.equal(visit.status, 'picked');
  });

  test('shows nobody whose address is not confirmed, and says so', async () => {
    const visit = await propose(await submit({}, false));
    await refused(pick(visit), 'PT403', 'confirm');
    const { contact: known, requests } = await view();
    assert.equal(known!['address'], null);
    assert.equal(requests[0]!.connected_at, null);
  });

  test('is made by who asked alone', async () => {
    const project = newProject({ contact: { ...contact, email: 'owner@example.test' } });
    const { requests } = await callAs<Submitted>(database, 'owner', 'submit_project', { project });
    await confirmContact(database, project.id);
    const visit = await propose(requests[0]!.id);
    for (const actor of actors.filter((other) => other !== 'owner')) {
      await refused(pick(visit, actor === 'anon' ? { token: tokenOf('wrong') } : {}, actor), 'PT403');
      const given = { visit_id: visit.id, ...(actor === 'anon' ? { token: null } : {}) };
      await refused(callAs(database, actor, 'refuse_visit', given), 'PT403');
    }
    await refused(pick({ ...visit, id: crypto.randomUUID() }, {}, 'owner'), 'PT404');
    assert.equal((await pick(visit, {}, 'owner')).status, 'picked');
  });

  test('of a second visit leaves as it is since when the company knows who asks', async () => {
    const request = await submit();
    const first = await pick(await propose(request));
    const connected = (await view()).requests[0]!.connected_at;
    await age(first, '20 days');
    await pick(await propose(request));
    assert.equal((await view()).requests[0]!.connected_at, connected);
  });
});

describe('calling off', () => {
  test('none of these: the company reads why, once', async () => {
    const proposal = await propose(await submit());
    const visit = await refuse(proposal, { note: 'Evenings only, please.' });
    assert.equal(visit.status, 'refused');
    assert.equal(visit.note, 'Evenings only, please.');
    assert.deepEqual(await refuse(proposal), visit);
    assert.deepEqual(
      (await mails('lead_update')).map(({ data }) => data['status']),
      ['visit_refused'],
    );
    assert.doesNotMatch(JSON.stringify(await mails('lead_update')), /Evenings/);
    await refused(pick(proposal), 'PT409');
    await refused(refuse(await propose((await view()).requests[0]!.id), { note: 'x'.repeat(501) }), 'PT422', 'note');
  });

  test('each side calls off a time that was picked, and the other hears of it', async () => {
    const request = await submit();
    const first = await refuse(await pick(await propose(request)));
    assert.equal(first.status, 'refused');
    assert.equal((await mails('lead_update')).at(-1)!.data['status'], 'visit_cancelled');
    const second = await cancel(await pick(await propose(request)));
    assert.equal(second.status, 'cancelled');
    const told = (await mails('request_update')).at(-1)!.data;
    assert.equal(told['status'], 'visit_cancelled');
    assert.equal(`${String(told['day'])}T${String(told['time'])}`, await localTime(database, 3));
    assert.deepEqual(await cancel(second), second);
  });

  test('a visit that has been is not called off', async () => {
    const visit = await pick(await propose(await submit()));
    await age(visit, '20 days');
    await refused(refuse(visit), 'PT409');
    await refused(cancel(visit), 'PT409');
  });

  test('only its company cancels it', async () => {
    const visit = await propose(await submit());
    for (const actor of actors.filter((other) => other !== 'provider' && other !== 'anon')) await refused(cancel(visit, actor), 'PT403');
    await assert.rejects(cancel(visit, 'anon'), { code: '42501' });
    await refused(cancel({ ...visit, id: crypto.randomUUID() }), 'PT404');
  });

  test('a request that ends takes its visits with it', async () => {
    const request = await submit();
    const visit = await pick(await propose(request));
    await advance('withdrawn', request);
    assert.equal(((await view()).requests[0]!.visit as Visit).status, 'lapsed');
    await refused(pick(visit, { start: visit.starts[1]! }), 'PT409');
    await refused(cancel(visit), 'PT409');
  });
});

test('whoever writes the table keeps its rules: one proposal, and a time that was offered', async () => {
  const visit = await propose(await submit());
  const broken = async (sql: string, code: string) => {
    await database.exec('savepoint broken');
    await assert.rejects(database.exec(sql), { code });
    await database.exec('rollback to savepoint broken');
  };
  await broken(`update private.visits set status = 'picked', picked = now() where id = '${visit.id}'`, '23514');
  await broken(`update private.visits set status = 'picked' where id = '${visit.id}'`, '23514');
  await broken(
    `insert into private.visits (id, request_id, minutes, place, starts, status)
     select gen_random_uuid(), request_id, minutes, place, starts, 'open' from private.visits`,
    '23505',
  );
});

test('a contact that is written again keeps the address of the home', async () => {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6' });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  await pick(await propose(requests[0]!.id));
  await callAs(database, 'anon', 'submit_project', { project: { ...project, contact: { ...contact, name: 'Samira Roy' } } });
  assert.equal((await view()).contact!['address'], address);
});

test('the link of a mail picks, that of a device does not while the address is unconfirmed', async () => {
  const project = newProject({ token, contact });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  const visit = await propose(requests[0]!.id);
  await refused(pick(visit), 'PT403', 'confirm');
  const mailed = await mailedToken(database, project.id);
  await callAs(database, 'anon', 'confirm_contact', { token: mailed });
  assert.equal((await pick(visit, { token: mailed })).status, 'picked');
});
