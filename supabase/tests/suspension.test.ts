import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { users } from './support/people.ts';
import {
  addCompanies,
  companies,
  confirmContact,
  contact,
  newProject,
  tokenOf,
  type ProjectView,
  type Submitted,
} from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await opened.query("insert into private.staff (user_id, role) values ($1, 'moderator')", [users.moderator]);
});
const token = tokenOf('suspension');
const decide = (decision: string, id: string = companies.provider) =>
  callAs<{ status: string }>(database, 'moderator', 'decide_company', { id, decision, reason: 'Its licence was withdrawn.' });
const seen = async () =>
  (await callAs<ProjectView>(database, 'anon', 'project_view', { token })).requests.map(({ status, reason }) => [status, reason]);

let request: string;
beforeEach(async () => {
  const project = newProject({ token, contact });
  request = (await callAs<Submitted>(database, 'anon', 'submit_project', { project })).requests[0]!.id;
  await confirmContact(database, project.id);
  await answerRequest((name, given) => callAs(database, 'provider', name, given), request);
});

describe('a company that is suspended', () => {
  test('ends what waits for it, and the homeowner hears why', async () => {
    await decide('suspend');
    assert.deepEqual(await seen(), [['expired', 'suspended']]);
    const [mail] = await database.query<{ said: string }>(
      "select concat_ws(' ', kind, data ->> 'status', data ->> 'reason') as said from private.outbox where recipient = 'sam@example.ca' order by id desc limit 1",
    );
    assert.equal(mail!.said, 'request_update expired suspended');
    assert.deepEqual(await database.query('select status from public.quotes'), [{ status: 'declined' }]);
  });

  for (const status of ['connected', 'hired']) {
    test(`leaves what is ${status} to the homeowner`, async () => {
      await callAs(database, 'anon', 'advance_request', { request_id: request, to_status: status, token });
      await decide('suspend');
      assert.deepEqual(await seen(), [[status, null]]);
    });
  }

  test('is told once, leaves the directory, and comes back by a decision', async () => {
    await database.query('update public.provider_members set role = $1 where user_id = $2', ['owner', users.provider]);
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [users.provider]);
    assert.deepEqual([await decide('suspend'), await decide('suspend')], [{ status: 'suspended' }, { status: 'suspended' }]);
    const told = () =>
      database.query<{ to: string }>("select data ->> 'status' as to from private.outbox where kind = 'company_moved' order by id");
    assert.deepEqual(await told(), [{ to: 'suspended' }]);
    await refused(decide('approve'), 'PT409');
    assert.deepEqual(await decide('reinstate'), { status: 'approved' });
    assert.deepEqual(await told(), [{ to: 'suspended' }, { to: 'approved' }]);
    assert.deepEqual(await seen(), [['expired', 'suspended']]);
  });
});

test('only a page that is live can be suspended', async () => {
  await database.query("update public.providers set status = 'draft' where id = $1", [companies.third]);
  await refused(decide('suspend', companies.third), 'PT409');
});
