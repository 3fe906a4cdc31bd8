import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { users } from './support/people.ts';
import {
  companies,
  contact,
  forceRequests,
  mailedToken,
  newProject,
  type ProjectView,
  type Submitted,
  tokenOf,
} from './support/requests.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const token = tokenOf('submit');
const submit = (actor: Actor, project: Record<string, unknown>, address?: string) =>
  callAs<Submitted>(database, actor, 'submit_project', { project }, address);
const seenBy = (actor: 'provider' | 'rival', { requests }: Submitted) =>
  callAs<{ project: Record<string, unknown> } | null>(database, actor, 'lead', {
    id: requests.find(({ provider_id }) => provider_id === companies[actor])!.id,
  });
const mails = () =>
  database.query<{ kind: string; recipient: string; locale: string; data: Record<string, unknown> }>(
    'select kind, recipient, locale, data from private.outbox order by id',
  );
const statuses = (answer: Submitted) => answer.requests.map(({ status }) => status);
const age = (id: string, interval: string) => forceRequests(database, `sent_at = sent_at - interval '${interval}'`, `project_id = '${id}'`);

describe('sent again after a company was hired', () => {
  for (const status of ['hired', 'completed'])
    test(`asks no other company while the work is ${status}`, async () => {
      const project = newProject({ token, contact });
      await submit('anon', project);
      await database.exec(`alter table public.quote_requests disable trigger user;
        update public.quote_requests set status = '${status}', connected_at = now();
        alter table public.quote_requests enable trigger user`);
      await refused(submit('anon', { ...project, provider_ids: [companies.provider, companies.rival] }), 'PT409', 'hired');
      assert.deepEqual(statuses(await submit('anon', project)), [status]);
    });

  test('asks another one once that job came to nothing', async () => {
    const project = newProject({ token, contact });
    await submit('anon', project);
    await forceRequests(database, "status = 'declined'");
    assert.equal((await submit('anon', { ...project, provider_ids: [companies.provider, companies.rival] })).requests.length, 2);
  });
});

describe('a guest', () => {
  test('without a way to be reached leaves a draft that no provider sees and nobody is mailed about', async () => {
    const answer = await submit('anon', newProject({ token }));
    assert.equal(answer.status, 'draft');
    assert.deepEqual(statuses(answer), ['draft']);
    assert.equal(await seenBy('provider', answer), null);
    assert.deepEqual(await mails(), []);
  });

  test('learns of each company whether somebody reads there', async () => {
    await database.query('delete from public.provider_members where provider_id = $1', [companies.rival]);
    const { requests } = await submit('anon', newProject({ token, provider_ids: [companies.provider, companies.rival] }));
    const reachable = Object.fromEntries(requests.map((request) => [request.provider_id, request.reachable]));
    assert.deepEqual(reachable, { [companies.provider]: true, [companies.rival]: false });
  });

  test('who then says how to be reached sends it, with one event and one mail to each side', async () => {
    const project = newProject({ token, locale: 'fr', postal_code: 'H2X 1Y4' });
    const draft = await submit('anon', project);
    const answer = await submit('anon', { ...project, contact });
    assert.deepEqual([answer.status, statuses(answer), answer.requests[0]!.id], ['sent', ['sent'], draft.requests[0]!.id]);
    assert.deepEqual(await mails(), [
      {
        kind: 'request_received',
        recipient: 'provider@example.test',
        locale: 'en',
        data: { service: 'Leak repair', provider: 'Company provider', area: 'H2X', link: `/account/leads/${answer.requests[0]!.id}` },
      },
      {
        kind: 'request_sent',
        recipient: 'sam@example.ca',
        locale: 'fr',
        data: { service: 'Réparation de fuites', providers: ['Company provider'], link: `/r/${await mailedToken(database, answer.id)}` },
      },
    ]);
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual(
      view.requests[0]!.events.map(({ actor, from_status, to_status }) => [actor, from_status, to_status]),
      [['homeowner', 'draft', 'sent']],
    );
  });

  test('keeps the token: the database has its hash alone', async () => {
    await submit('anon', newProject({ token, contact }));
    const [found] = await database.query<{ n: number }>(
      `select count(*)::int as n from private.project_links as s, public.projects as p
        where to_jsonb(s)::text like '%' || $1::text || '%' or to_jsonb(p)::text like '%' || $1::text || '%'`,
      [token],
    );
    assert.equal(found!.n, 0);
  });

  test('cannot take an id or a link that somebody else has', async () => {
    const project = newProject({ token, contact });
    await submit('anon', project);
    await refused(submit('anon', { ...project, token: tokenOf('other') }), 'PT409');
    await refused(submit('owner', { ...project, token: undefined }), 'PT409');
    await refused(submit('anon', newProject({ token, contact })), 'PT409');
  });
});

describe('an account', () => {
  test('sends at once, with the name and address it has', async () => {
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [users.owner]);
    const answer = await submit('owner', newProject({ provider_ids: [companies.provider, companies.rival, companies.third] }));
    assert.deepEqual([answer.status, statuses(answer)], ['sent', ['sent', 'sent', 'sent']]);
    const view = await callAs<ProjectView>(database, 'owner', 'project_view', { id: answer.id });
    assert.deepEqual(view.contact, {
      name: 'owner',
      email: 'owner@example.test',
      phone: null,
      preferred: 'email',
      address: null,
      confirmed: true,
    });
    assert.deepEqual([view.project['claimed'], view.project['mine']], [true, true]);
    const confirmation = (await mails()).at(-1)!;
    assert.deepEqual([confirmation.recipient, confirmation.data['link']], ['owner@example.test', `/r/${answer.id}`]);
  });

  test('that signed in half way continues the draft of the same link as its own', async () => {
    const project = newProject({ token });
    await submit('anon', project);
    assert.equal((await submit('owner', project)).status, 'sent');
    assert.equal((await callAs<{ items: unknown[] }>(database, 'owner', 'my_projects')).items.length, 1);
  });
});

describe('the same id again', () => {
  test('five times stores one project, one request and one mail to each side', async () => {
    const project = newProject({ token, contact });
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await submit('anon', project));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal((await mails()).length, 2);
    assert.equal((await database.query('select from public.quote_request_events')).length, 1);
  });

  test('within a day adds what helps to quote, and providers up to three', async () => {
    const project = newProject({ token, contact });
    await submit('anon', project);
    const answer = await submit('anon', {
      ...project,
      description: 'Under the sink',
      budget_max_cents: 50_000,
      provider_ids: [companies.rival, companies.third],
    });
    assert.deepEqual(statuses(answer), ['sent', 'sent', 'sent']);
    assert.equal((await seenBy('rival', answer))!.project['description'], 'Under the sink');
    const confirmations = (await mails()).filter(({ kind }) => kind === 'request_sent').map(({ data }) => data['providers']);
    assert.deepEqual(confirmations, [['Company provider'], ['Company rival', 'Company third']]);
    await refused(submit('anon', { ...project, provider_ids: [companies.fourth] }), 'PT422', 'providers');
  });

  test('a budget is replaced as a whole, so that no half of it is left upside down', async () => {
    const project = newProject({ token, budget_min_cents: 100, budget_max_cents: 200 });
    await submit('anon', project);
    await submit('anon', { ...project, budget_min_cents: 300, budget_max_cents: null });
    const view = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual([view.project['budget_min_cents'], view.project['budget_max_cents']], [300, null]);
  });

  test('a sent request keeps what was asked for', async () => {
    const project = newProject({ token, contact });
    await submit('anon', project);
    await refused(submit('anon', { ...project, service_name: 'New kitchen' }), 'PT409');
  });

  test('after a day it is still a success when nothing is new, and refused when something is', async () => {
    const project = newProject({ token, contact });
    const first = await submit('anon', project);
    await age(project.id, '25 hours');
    assert.deepEqual(await submit('anon', project), first);
    await refused(submit('anon', { ...project, description: 'More' }), 'PT409');
    await refused(submit('anon', { ...project, provider_ids: [companies.rival] }), 'PT409');
    await refused(submit('anon', { ...project, contact: { ...contact, email: 'pat@example.ca' } }), 'PT409');
  });
});

describe('limits', () => {
  const many = async (count: number, make: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index++) await make(index);
  };
  const guest = (index: number, address?: string) => submit('anon', newProject({ token: tokenOf(`guest ${index} ${address}`) }), address);

  test('ten projects in an hour for each account; the wait is said; repeats are free', async () => {
    const project = newProject();
    await submit('owner', project);
    await many(9, () => submit('owner', newProject()));
    await refused(submit('owner', newProject()), 'PT429');
    await assert.rejects(submit('owner', newProject()), { hint: /^Try again in \d+ (minutes|seconds)\.$/, detail: /^\d+$/ });
    await submit('owner', project);
    await submit('stranger', newProject());
  });

  test('ten for each address', async () => {
    await many(10, (index) => guest(index, '203.0.113.9'));
    await refused(guest(10, '203.0.113.9'), 'PT429');
    await guest(11, '203.0.113.10');
  });

  test('the counter is one row, and the next hour overwrites it', async () => {
    await many(10, (index) => guest(index, '203.0.113.9'));
    assert.equal((await database.query('select from private.rate_limits where n = 10')).length, 1);
    await database.exec("update private.rate_limits set window_start = window_start - interval '1 hour'");
    await guest(10, '203.0.113.9');
    assert.deepEqual(await database.query('select n from private.rate_limits'), [{ n: 1 }]);
  });

  test('guests whose address is not known share a larger number', async () => {
    await many(11, (index) => guest(index));
    await database.exec('update private.rate_limits set n = 300');
    await refused(guest(11), 'PT429');
    await refused(guest(12, '127.0.0.1'), 'PT429');
  });

  test('nobody is written to more than ten times an hour because others enter that address', async () => {
    await many(10, (index) => submit('anon', newProject({ token: tokenOf(`t${index}`), contact }), `198.51.100.${index}`));
    await refused(submit('anon', newProject({ token: tokenOf('t10'), contact }), '198.51.100.99'), 'PT429');
  });

  for (const [headers, address] of [
    [{}, null],
    [{ 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    [{ 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '6.6.6.6' }, '203.0.113.9'],
    [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.1', 'cf-connecting-ip': '203.0.113.9' }, '203.0.113.9'],
    [{ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }, '203.0.113.9'],
    [{ 'x-forwarded-for': '::1' }, null],
    [{ 'x-forwarded-for': '::ffff:127.0.0.1' }, null],
  ] as const) {
    test(`${JSON.stringify(headers)} comes from ${address}`, async () => {
      await database.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      assert.deepEqual(await database.query('select private.client_address() as address'), [{ address }]);
    });
  }
});

test('an account of a company gets its mails in its own language', async () => {
  await database.query("update public.profiles set locale = 'fr' where user_id = $1", [users.provider]);
  await submit('anon', newProject({ token, contact }));
  assert.equal((await mails())[0]!.locale, 'fr');
});
