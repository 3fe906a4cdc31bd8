import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import {
  addCompanies,
  companies,
  confirmContact,
  contact,
  forceRequests,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';

const other = (n: number) => `dddddddd-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** Beside the companies of all tests eight more plumbers in Toronto, each with an owner; the higher the number the better the rating. */
const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.exec(`
    insert into public.providers (id, status, trade_name, primary_category, city, province, lat, lng)
      select ('dddddddd-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'approved', 'Plumber ' || n, 'Plumbing', 'Toronto', 'ON', 43.65, -79.38
        from generate_series(1, 8) as n;
    insert into public.provider_rating_base (provider_id, rating, review_count, source)
      select id, 3 + right(id::text, 2)::integer / 5.0, 10, 'elsewhere' from public.providers where id::text like 'dddddddd%';
    select private.project_service(variadic array(select id from public.providers));
    insert into public.provider_members (provider_id, user_id, role)
      select id, '${users.staff}', 'owner' from public.providers where id::text like 'dddddddd%';
    insert into public.fsa_centroids (fsa, city, province, lat, lng, central, city_key) values ('M5V', 'Toronto', 'ON', 43.64, -79.4, true, 'toronto')`);
});

const token = tokenOf('alternatives');
async function submit(changes: Record<string, unknown> = {}) {
  const project = newProject({ token, contact, postal_code: 'M5V 2T6', ...changes });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  await confirmContact(database, project.id);
  return { project: project.id, requests };
}
const pass = (time: string, where = 'true') => forceRequests(database, `sent_at = sent_at - interval '${time}'`, where);
const alternatives = async (project_id: string, more: Record<string, unknown> = { token }, actor: Actor = 'anon') =>
  (await callAs<{ companies: { id: string }[] }>(database, actor, 'alternatives', { project_id, ...more })).companies.map(({ id }) => id);
const ask = (project_id: string, provider_ids: string[], more: Record<string, unknown> = { token }, actor: Actor = 'anon') =>
  callAs<{ requests: Submitted['requests'] }>(database, actor, 'ask_more', { project_id, provider_ids, ...more });
const due = async (step: string, at: string) =>
  (await database.query<{ n: number }>(`select private.${step}(now() + interval '${at}') as n`))[0]!.n;
const mails = (kind: string) =>
  database.query<{ recipient: string; data: Record<string, unknown> }>(
    `select recipient, data from private.outbox where kind = '${kind}' order by id`,
  );

describe('other companies', () => {
  test('are named when nobody answered in 72 hours, the best rated of those that answer alike first', async () => {
    const { project } = await submit();
    await pass('71 hours');
    assert.deepEqual(await alternatives(project), []);
    await pass('1 hour');
    assert.deepEqual(await alternatives(project), [other(8), other(7), other(6)]);
  });

  test('that answer more of their requests come before better rated ones', async () => {
    const { project } = await submit();
    await submit({ token: tokenOf('elsewhere'), provider_ids: [other(8), other(2)] });
    await pass('4 days');
    await forceRequests(database, 'first_reply_at = now()', `provider_id = '${other(2)}'`);
    await database.exec('select private.due_response_times()');
    assert.deepEqual(await alternatives(project), [other(2), other(7), other(6)]);
  });

  for (const [what, change] of [
    ['away', "update public.providers set away_until = current_date + 5 where id = '%'"],
    ['full', "update public.providers set accepting_work = false where id = '%'"],
    ['memberless', "delete from public.provider_members where provider_id = '%'"],
    ['of crew alone', "update public.provider_members set role = 'member' where provider_id = '%'"],
    ['suspended', "update public.providers set status = 'suspended' where id = '%'"],
    ['of another trade', "update public.providers set primary_category = 'Roofing' where id = '%'"],
    ['far away', "update public.providers set lat = 49.2, lng = -123.1 where id = '%'"],
    ['the homeowner’s own', `update public.provider_members set user_id = '${users.owner}' where provider_id = '%'`],
  ] as const) {
    test(`never name one that is ${what}`, async () => {
      const { project } = await submit();
      await pass('4 days');
      await database.query('update public.projects set requester_id = $1 where id = $2', [users.owner, project]);
      await database.exec(change.replace('%', other(8)));
      assert.deepEqual(await alternatives(project), [other(7), other(6), other(5)]);
      await refused(ask(project, [other(8)]), 'PT422', 'providers');
    });
  }

  test('far away that name the postal code as their area are among them', async () => {
    const { project } = await submit();
    await pass('4 days');
    await database.exec(`update public.providers set lat = 49.2, lng = -123.1 where id = '${other(8)}';
      insert into public.provider_areas (provider_id, area, fsa_prefixes) values ('${other(8)}', 'Downtown', '{M5}')`);
    assert.equal((await alternatives(project))[0], other(8));
  });

  for (const [what, change] of [
    ['away', 'update public.providers set away_until = current_date + 5 where id = $1'],
    ['full', 'update public.providers set accepting_work = false where id = $1'],
    ['without members', 'delete from public.provider_members where provider_id = $1'],
  ] as const) {
    test(`are named at once when the company is ${what}`, async () => {
      const { project } = await submit();
      await database.query(change, [companies.provider]);
      assert.equal((await alternatives(project)).length, 3);
    });
  }

  test('are named after a no', async () => {
    const { project, requests } = await submit();
    await callAs(database, 'provider', 'advance_request', { request_id: requests[0]!.id, to_status: 'declined', reason: 'full' });
    assert.equal((await alternatives(project)).length, 3);
  });

  test('are not named once somebody is hired', async () => {
    const { project } = await submit();
    await pass('4 days');
    await forceRequests(database, "status = 'hired'");
    assert.deepEqual(await alternatives(project), []);
    await refused(ask(project, [other(8)]), 'PT409', 'hired');
  });

  test('are for who asked alone', async () => {
    const { project } = await submit();
    await pass('4 days');
    for (const actor of ['anon', 'stranger', 'forged', 'provider', 'rival'] as const) {
      await refused(alternatives(project, {}, actor), 'PT403');
      await refused(ask(project, [other(8)], {}, actor), 'PT403');
    }
  });
});

describe('asking others', () => {
  test('sends each the request once, however often the call comes, and they see it', async () => {
    const { project } = await submit();
    await pass('4 days');
    const first = await ask(project, [other(8), other(7)]);
    assert.deepEqual(await ask(project, [other(7), other(8)]), first);
    const { requests } = await callAs<ProjectView>(database, 'anon', 'project_view', { token });
    assert.deepEqual(
      requests.map(({ status }) => status),
      ['sent', 'sent', 'sent'],
    );
    const told = (await mails('request_received')).filter(({ recipient }) => recipient === 'staff@example.test');
    assert.equal(told.length, 2);
  });

  test('is possible twice, and silent requests do not count against the three', async () => {
    const { project } = await submit();
    await pass('4 days');
    await ask(project, [other(8), other(7), other(6)]);
    await refused(ask(project, [other(5)]), 'PT409', 'enough');
    await pass('4 days');
    assert.equal((await alternatives(project)).length, 2);
    await refused(ask(project, [other(5), other(4), other(3)]), 'PT409', 'enough');
    await ask(project, [other(5), other(4)]);
    await pass('4 days');
    await refused(ask(project, [other(3)]), 'PT409', 'enough');
    assert.deepEqual(await alternatives(project), []);
  });

  test('is refused while those that were asked may still answer', async () => {
    const { project } = await submit();
    await refused(ask(project, [other(8)]), 'PT409', 'enough');
  });

  test('nobody, too many or nobody we know is refused', async () => {
    const { project } = await submit();
    await pass('4 days');
    for (const given of [[], [other(1), other(2), other(3), other(4)], [companies.suspended], [crypto.randomUUID()]]) {
      await refused(ask(project, given), 'PT422', 'providers');
    }
  });
});

describe('the hourly round', () => {
  test('names others once for each round of silence, however often it runs', async () => {
    const { project } = await submit();
    assert.equal(await due('due_silent', '71 hours'), 0);
    assert.equal(await due('due_silent', '73 hours'), 1);
    assert.equal(await due('due_silent', '74 hours'), 0);
    await pass('73 hours');
    await ask(project, [other(8), other(7), other(6)]);
    assert.equal(await due('due_silent', '71 hours'), 0);
    assert.equal(await due('due_silent', '73 hours'), 1);
    assert.equal(await due('due_silent', '80 hours'), 0);
    const told = await mails('request_silent');
    assert.deepEqual(
      told.map(({ recipient, data }) => [recipient, data['providers'], data['area']]),
      [
        ['sam@example.ca', ['Plumber 8', 'Plumber 7', 'Plumber 6'], 'M5V'],
        ['sam@example.ca', ['Plumber 5', 'Plumber 4'], 'M5V'],
      ],
    );
  });

  test('says nothing more of who was silent before, while those that were asked instead may still answer', async () => {
    const { project } = await submit();
    assert.equal(await due('due_silent', '73 hours'), 1);
    await pass('73 hours');
    await ask(project, [other(8)]);
    assert.equal(await due('due_silent', '2 hours'), 0);
    assert.equal(await due('due_silent', '73 hours'), 1);
    assert.equal((await mails('request_silent')).length, 2);
  });

  test('looks again on the next day where no other company was found', async () => {
    await submit();
    await database.exec("update public.providers set accepting_work = false where id::text like 'dddddddd%'");
    assert.equal(await due('due_silent', '73 hours'), 1);
    assert.deepEqual(await mails('request_silent'), []);
    await database.exec(`update public.providers set accepting_work = true where id = '${other(5)}'`);
    assert.equal(await due('due_silent', '96 hours'), 0);
    assert.equal(await due('due_silent', '98 hours'), 1);
    assert.deepEqual(
      (await mails('request_silent')).map(({ data }) => data['providers']),
      [['Plumber 5']],
    );
  });

  test('writes to no address that nobody confirmed, and not after an answer', async () => {
    const { project, requests } = await submit();
    await database.query('update public.projects set contact_confirmed_at = null where id = $1', [project]);
    assert.equal(await due('due_silent', '73 hours'), 0);
    await confirmContact(database, project);
    await callAs(database, 'provider', 'advance_request', { request_id: requests[0]!.id, to_status: 'interested' });
    assert.equal(await due('due_silent', '73 hours'), 0);
  });

  test('reminds each owner and estimator after a day, once', async () => {
    await submit();
    assert.equal(await due('due_reminders', '23 hours'), 0);
    assert.equal(await due('due_reminders', '25 hours'), 1);
    assert.equal(await due('due_reminders', '26 hours'), 0);
    assert.deepEqual(
      (await mails('lead_reminder')).map(({ recipient }) => recipient),
      ['provider@example.test'],
    );
  });

  test('reminds nobody who is away or has answered', async () => {
    const { requests } = await submit();
    await database.exec('savepoint asked; update public.providers set away_until = current_date + 9');
    assert.equal(await due('due_reminders', '25 hours'), 0);
    await database.exec('rollback to savepoint asked');
    await callAs(database, 'provider', 'advance_request', { request_id: requests[0]!.id, to_status: 'interested' });
    assert.equal(await due('due_reminders', '25 hours'), 0);
  });
});
