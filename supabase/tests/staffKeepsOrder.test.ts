import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import { actors, companyActors, type Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import { anyNotice, addCompanies, companies, contact, newProject, tokenOf, type ProjectView } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.exec('update auth.users set email_confirmed_at = now()');
  for (const [user, role] of [
    [users.moderator, 'moderator'],
    [users.support, 'support'],
    [users.staff, 'admin'],
  ])
    await opened.query('insert into private.staff (user_id, role) values ($1, $2)', [user, role]);
});
const reason = 'We looked at all of it.';
const call = <Answer>(actor: Actor, name: string, given: Record<string, unknown> = {}) => callAs<Answer>(database, actor, name, given);
const queue = async (actor: Actor, name: string) =>
  (await call<Answers['staff_queue']>(actor, 'staff_queue', { queue: name }))?.items.map(({ id, detail, status }) => [id, detail, status]);
const item = (actor: Actor, name: string, id: string) => call<Answers['staff_item']>(actor, 'staff_item', { queue: name, id });
const outsiders = [...actors, ...companyActors].filter((actor) => !['anon', 'staff', 'moderator', 'support'].includes(actor));
const mails = (kind: string) =>
  database.query<{ recipient: string; data: Record<string, unknown> }>(
    'select recipient, data from private.outbox where kind = $1 order by id',
    [kind],
  );

describe('a message and a request for a demonstration', () => {
  const form = { email: 'ana@example.ca', locale: 'fr', notice: anyNotice, seconds: 20 };
  const ids = () => [crypto.randomUUID(), crypto.randomUUID()] as const;
  async function send(email = form.email) {
    const [message, demo] = ids();
    const text = { first_name: 'Ana', last_name: 'Roy', subject: 'Technical Support', message: 'It does not load.' };
    await call('anon', 'send_contact_message', { message: { ...form, email, ...text, id: message } });
    await call('anon', 'request_demo', { demo: { ...form, email, id: demo, topic: 'live-chat', name: 'Ana Roy', company: 'Roy Roofing' } });
    return [message, demo] as const;
  }
  const set = (actor: Actor, id: string, to_status: string, why: string | null = reason) =>
    call<{ status: string }>(actor, 'set_message_status', { id, to_status, reason: why });

  test('wait until support has answered them, and each step is written down once', async () => {
    const [message, demo] = await send();
    assert.deepEqual(new Set((await queue('support', 'messages'))!.map(([id]) => id)), new Set([message, demo]));
    const read = (await item('support', 'messages', message))!;
    assert.deepEqual([read.title, read.status, read.decisions], ['Ana Roy', 'new', ['open', 'closed']]);
    assert.deepEqual(
      read.facts.filter(({ key }) => ['subject', 'message', 'email'].includes(key)).map(({ value }) => value),
      ['Technical Support', 'It does not load.', 'ana@example.ca'],
    );
    await set('support', message, 'open');
    assert.deepEqual((await item('staff', 'messages', message))!.decisions, ['closed']);
    for (let turn = 0; turn < 2; turn += 1) assert.deepEqual(await set('staff', message, 'closed'), { status: 'closed' });
    await set('support', demo, 'closed');
    assert.deepEqual(await queue('support', 'messages'), []);
    const { history, decisions } = (await item('support', 'messages', message))!;
    assert.deepEqual(
      history.map(({ decision, reason: why, mine }) => [decision, why, mine]),
      [
        ['open', reason, true],
        ['closed', reason, false],
      ],
    );
    assert.deepEqual(decisions, ['open']);
    assert.equal((await database.query("select from private.staff_decisions where decision = 'read'")).length, 2);
  });

  test('are read and answered by support and administrators alone', async () => {
    const [message] = await send();
    await assert.rejects(set('anon', message, 'closed'), { code: '42501' });
    for (const actor of [...outsiders, 'moderator'] as const) {
      assert.equal(await item(actor, 'messages', message), null, actor);
      assert.equal(await queue(actor, 'messages'), undefined, actor);
      await refused(set(actor, message, 'closed'), 'PT403');
    }
  });

  test('need a reason in words and a state there is, and exist', async () => {
    const [message] = await send();
    await refused(set('support', message, 'closed', ' '), 'PT422', 'reason');
    await refused(set('support', message, 'new'), 'PT422', 'to_status');
    await refused(set('support', crypto.randomUUID(), 'closed'), 'PT404');
  });

  test('of one’s own are for somebody else', async () => {
    const [message, demo] = await send('support@example.test');
    for (const id of [message, demo]) {
      assert.deepEqual((await item('support', 'messages', id))!.decisions, []);
      await refused(set('support', id, 'closed'), 'PT403');
    }
  });

  test('leave nothing of the words behind once they are gone', async () => {
    for (const id of await send()) await set('support', id, 'closed');
    await database.exec('delete from public.contact_messages; delete from public.demo_requests');
    assert.deepEqual(await database.query("select distinct reason from private.staff_decisions where decision = 'closed'"), [
      { reason: null },
    ]);
  });
});

describe('a company that is reported', () => {
  const report = (actor: Actor, changes: object = {}) =>
    call(actor, 'submit_report', {
      report: {
        id: crypto.randomUUID(),
        target_kind: 'provider',
        target_id: companies.provider,
        reason: 'other',
        body: 'Not theirs',
        ...changes,
      },
    });
  const decide = (decision: string, actor: Actor = 'moderator', id: string = companies.provider) =>
    call<{ status: string }>(actor, 'decide_report', { id, decision, reason });

  test('waits with what was said of it until a moderator decides; its owners read a suspension', async () => {
    await database.query("update public.provider_members set role = 'owner' where user_id = $1", [users.provider]);
    for (const actor of ['anon', 'owner'] as const) await report(actor);
    assert.deepEqual(await queue('moderator', 'reports'), [[companies.provider, 'other', 'reported']]);
    const known = (await item('moderator', 'reports', companies.provider))!;
    assert.deepEqual(known.decisions, ['keep_company', 'suspend_company']);
    assert.equal(known.facts.find(({ key }) => key === 'reports')!.value, 'other: Not theirs\nother: Not theirs');
    assert.equal((await decide('suspend_company')).status, 'suspended');
    assert.deepEqual(await queue('moderator', 'reports'), []);
    assert.deepEqual(await database.query('select distinct status from public.reports'), [{ status: 'actioned' }]);
    assert.equal((await mails('company_moved')).length, 1);
  });

  test('is kept with a reason that its owners are not told, and the reports are closed', async () => {
    await report('owner', { target_id: companies.rival });
    assert.equal((await decide('keep_company', 'moderator', companies.rival)).status, 'approved');
    assert.deepEqual(await database.query('select status from public.reports'), [{ status: 'dismissed' }]);
    assert.deepEqual(await call('rival', 'company_decisions', { provider: companies.rival }), []);
  });

  test('is reported by others alone, and while it is live', async () => {
    await refused(report('provider'), 'PT403');
    await refused(report('owner', { target_id: companies.suspended }), 'PT404');
    await refused(report('owner', { target_id: crypto.randomUUID() }), 'PT404');
  });

  test('is decided about by moderators and administrators who did not report it', async () => {
    await report('moderator');
    for (const actor of outsiders) await refused(decide('keep_company', actor), 'PT403');
    await refused(decide('keep_company', 'support'), 'PT403');
    await refused(decide('keep_company'), 'PT403');
    await decide('keep_company', 'staff');
    await refused(decide('keep_company', 'staff', companies.third), 'PT404');
  });
});

describe('a company that nobody owns any more', () => {
  const decide = (decision: string, actor: Actor = 'moderator', id: string = companies.rival) =>
    call<{ status: string }>(actor, 'decide_orphan', { id, decision, reason });
  /** The owner of the rival's company deletes the account; an estimator and somebody of the crew stay. */
  async function orphan(...rest: [user: string, role: string][]) {
    for (const [user, role] of rest)
      await database.query('insert into public.provider_members (provider_id, user_id, role) values ($1, $2, $3)', [
        companies.rival,
        user,
        role,
      ]);
    await database.query('delete from auth.users where id = $1', [users.rival]);
  }
  const team: [string, string][] = [
    [users.crew, 'member'],
    [users.estimator, 'manager'],
  ];

  test('takes no new work and waits for staff, who makes its estimator the owner; they are told', async () => {
    await orphan(...team);
    assert.deepEqual(await database.query('select accepting_work from public.providers where id = $1', [companies.rival]), [
      { accepting_work: false },
    ]);
    assert.deepEqual(await queue('moderator', 'orphaned'), [[companies.rival, 'Plumbing', 'approved']]);
    const { facts, decisions } = (await item('moderator', 'orphaned', companies.rival))!;
    assert.equal(facts.find(({ key }) => key === 'heir')!.value, 'estimator · estimator@example.test');
    assert.deepEqual(decisions, ['appoint_owner', 'close_company']);
    assert.deepEqual(await decide('appoint_owner'), { status: 'approved' });
    assert.deepEqual(await queue('moderator', 'orphaned'), []);
    assert.deepEqual(
      (await mails('owner_appointed')).map(({ recipient }) => recipient),
      ['estimator@example.test'],
    );
    const [decided] = (await call<Answers['company_decisions']>('estimator', 'company_decisions', { provider: companies.rival }))!;
    assert.deepEqual([decided!.about, decided!.decision, decided!.reason], ['page', 'appoint_owner', reason]);
    await refused(decide('appoint_owner'), 'PT409');
  });

  test('is closed with what waits for it, unless a job is under way', async () => {
    await orphan(...team);
    const token = tokenOf('orphan');
    await call('anon', 'submit_project', { project: newProject({ token, contact, provider_ids: [companies.rival] }) });
    await database.exec('savepoint asked');
    await database.exec(
      "alter table public.quote_requests disable trigger user; update public.quote_requests set status = 'hired', connected_at = now()",
    );
    await refused(decide('close_company'), 'PT409', 'hired');
    await database.exec('rollback to savepoint asked');
    assert.deepEqual(await decide('close_company'), { status: 'closed' });
    const { requests } = await call<ProjectView>('anon', 'project_view', { token });
    assert.deepEqual(
      requests.map(({ status, reason: why }) => [status, why]),
      [['expired', 'closed']],
    );
    assert.deepEqual(await queue('moderator', 'orphaned'), []);
  });

  test('with nobody left is closed with the account, and waits for nobody', async () => {
    await orphan();
    assert.deepEqual(await database.query('select status from public.providers where id = $1', [companies.rival]), [{ status: 'closed' }]);
    assert.deepEqual(await queue('moderator', 'orphaned'), []);
  });

  test('whose people cannot own it can only be closed', async () => {
    await orphan([users.crew, 'member']);
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [users.crew]);
    assert.deepEqual((await item('moderator', 'orphaned', companies.rival))!.decisions, ['close_company']);
    await refused(decide('appoint_owner'), 'PT409');
  });

  test('is decided about by moderators and administrators alone, with a reason, and one with an owner not at all', async () => {
    await refused(decide('close_company', 'moderator', companies.provider), 'PT409');
    await refused(decide('close_company', 'moderator', crypto.randomUUID()), 'PT404');
    await refused(decide('sell'), 'PT422', 'decision');
    await orphan(...team);
    for (const actor of [...outsiders.filter((name) => name !== 'rival'), 'support'] as const)
      await refused(decide('close_company', actor), 'PT403');
    await refused(call('moderator', 'decide_orphan', { id: companies.rival, decision: 'close_company' }), 'PT422', 'reason');
  });
});

describe('what was decided about a company', () => {
  test('is read by its owners with the reasons and without names, and by nobody else', async () => {
    const [{ id: claim }] = (await database.query<{ id: string }>(
      "insert into public.credentials (provider_id, kind, number) values ($1, 'identity', '1') returning id",
      [companies.rival],
    )) as [{ id: string }];
    await call('moderator', 'decide_credential', { id: claim, decision: 'reject', reason });
    await call('moderator', 'decide_company', { id: companies.rival, decision: 'suspend', reason });
    await item('moderator', 'companies', companies.rival);
    const known = (await call<Answers['company_decisions']>('rival', 'company_decisions', { provider: companies.rival }))!;
    assert.deepEqual(
      known.map(({ about, decision, reason: why }) => [about, decision, why]),
      [
        ['page', 'suspend', reason],
        ['identity', 'reject', reason],
      ],
    );
    assert.doesNotMatch(JSON.stringify(known), new RegExp(users.moderator));
    for (const actor of [...outsiders.filter((name) => name !== 'rival'), 'moderator'] as const)
      assert.equal(await call(actor, 'company_decisions', { provider: companies.rival }), null);
    await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'manager')", [
      companies.rival,
      users.estimator,
    ]);
    assert.equal(await call('estimator', 'company_decisions', { provider: companies.rival }), null);
  });
});

describe('the daily mail of what waits', () => {
  const round = (time: string) =>
    database.query(`select private.due_staff_digests((date '2026-11-25' + time '${time}') at time zone 'America/Toronto')`);
  const ask = () =>
    database.query(
      `insert into public.contact_messages (id, reference, first_name, last_name, email, subject, message, locale)
       values (gen_random_uuid(), 'C-' || random(), 'Ana', 'Roy', 'a@example.ca', 'Other', 'Hello', 'en')`,
    );

  test('goes once a day to who decides, from eight on, with what waits in their queues', async () => {
    await ask();
    await round('07:59');
    assert.deepEqual(await mails('staff_digest'), []);
    for (const time of ['08:00', '09:00', '23:59']) await round(time);
    assert.deepEqual(
      (await mails('staff_digest')).map(({ recipient, data }) => [recipient, data['n'], data['queues'], data['link']]),
      ['support@example.test', 'staff@example.test']
        .sort((one, other) => users[one.split('@')[0] as 'staff'].localeCompare(users[other.split('@')[0] as 'staff']))
        .map((recipient) => [recipient, 1, [{ queue: 'messages', n: 1 }], '/account/staff']),
    );
  });

  test('goes to nobody while nothing waits, and not to who stopped it', async () => {
    await round('08:00');
    assert.deepEqual(await mails('staff_digest'), []);
    await call('support', 'save_mail_choice', { kind: 'staff_digest', wanted: false });
    await ask();
    await round('08:00');
    assert.deepEqual(
      (await mails('staff_digest')).map(({ recipient }) => recipient),
      [users.staff < users.support ? 'staff@example.test' : null, users.staff < users.support ? null : 'staff@example.test'],
    );
  });
});

test('what waits for somebody of the staff is what stands in their queues', async () => {
  await call('anon', 'request_demo', {
    demo: {
      ...{ id: crypto.randomUUID(), topic: 'live-chat', name: 'Ana', email: 'ana@example.ca' },
      ...{ locale: 'en', notice: anyNotice, seconds: 9 },
    },
  });
  const staffOf = async (actor: Actor) => (await call<Answers['my_attention']>(actor, 'my_attention')).staff;
  assert.deepEqual([await staffOf('support'), await staffOf('moderator'), await staffOf('staff'), await staffOf('owner')], [1, 0, 1, null]);
});
