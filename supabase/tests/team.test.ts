import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { accounts } from './attacks/calls/CallAttack.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { apply, startCompany } from './support/onboarding.ts';
import { users } from './support/people.ts';
import { addCompanies, companies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
  await opened.exec('update auth.users set email_confirmed_at = now()');
});

interface Team {
  role: string;
  members: { id: string; email: string | null; role: string; me: boolean }[];
  invitations: { id: string; email: string; role: string }[];
}
const provider = companies.provider;
const addressOf = (actor: string) => `${actor}@example.test`;
const team = (actor: Actor = 'provider') => callAs<Team | null>(database, actor, 'team', { provider });
const invite = (actor: Actor = 'provider', changes: Record<string, unknown> = {}) =>
  callAs<{ id: string }>(database, actor, 'invite_member', {
    invitation: { id: crypto.randomUUID(), provider_id: provider, email: addressOf('stranger'), role: 'manager', ...changes },
  });
/** The token of the newest invitation that was mailed. */
async function mailed(): Promise<string> {
  const [mail] = await database.query<{ link: string }>(
    "select data ->> 'link' as link from private.outbox where kind = 'team_invitation' order by id desc limit 1",
  );
  return mail!.link.replace('/account/join/', '');
}
const accept = (actor: Actor, token: string) => callAs<{ provider_id: string }>(database, actor, 'accept_invitation', { token });
const look = (actor: Actor, token: string) =>
  callAs<{ state: string; mine: boolean; email: string } | null>(database, actor, 'team_invitation', { token });
const setRole = (actor: Actor, member: string, role: string) => callAs(database, actor, 'set_member_role', { provider, member, role });
const remove = (actor: Actor, member: string) => callAs(database, actor, 'remove_member', { provider, member });
const roles = async () => (await team())!.members.map(({ id, role }) => [id, role]);
const mails = async () =>
  (
    await database.query<{ kind: string; recipient: string }>(
      "select kind, recipient from private.outbox where kind like 'team%' order by id",
    )
  ).map(({ kind, recipient }) => [kind, recipient]);

describe('an invitation', () => {
  test('joins the address it was mailed to, in its role, and the owner is told', async () => {
    await invite();
    const token = await mailed();
    assert.deepEqual(await look('stranger', token), {
      company: 'Company provider',
      role: 'manager',
      email: addressOf('stranger'),
      mine: true,
      state: 'open',
    });
    assert.deepEqual(await accept('stranger', token), { provider_id: provider });
    assert.equal((await team('stranger'))!.role, 'manager');
    assert.deepEqual((await team())!.invitations, []);
    assert.deepEqual(await mails(), [
      ['team_invitation', addressOf('stranger')],
      ['team_joined', addressOf('provider')],
    ]);
  });

  test('works once: again for who joined it is the same answer, for anybody else it is used', async () => {
    await invite();
    const token = await mailed();
    await accept('stranger', token);
    assert.deepEqual(await accept('stranger', token), { provider_id: provider });
    assert.equal((await look('owner', token))!.state, 'used');
    await refused(accept('owner', token), 'PT403', 'address');
  });

  test('that was forwarded is refused with the address it is for, and stays open for that one', async () => {
    await invite();
    const token = await mailed();
    assert.deepEqual([(await look('rival', token))!.mine, (await look('rival', token))!.email], [false, addressOf('stranger')]);
    await refused(accept('rival', token), 'PT403', 'address');
    assert.equal(await team('rival'), null);
    await accept('stranger', token);
  });

  test('is no way back for somebody who was taken out of the team', async () => {
    await invite();
    const token = await mailed();
    await accept('stranger', token);
    await remove('provider', users.stranger);
    assert.equal((await look('stranger', token))!.state, 'used');
    await refused(accept('stranger', token), 'PT409', 'used');
    assert.equal(await team('stranger'), null);
  });

  test('ends when it is stopped, after a week, and when the address is invited anew', async () => {
    const { id } = await invite();
    const first = await mailed();
    await callAs(database, 'provider', 'revoke_invitation', { id });
    await refused(accept('stranger', first), 'PT409', 'revoked');
    await invite();
    const second = await mailed();
    await invite('provider', { role: 'member' });
    await refused(accept('stranger', second), 'PT409', 'revoked');
    const third = await mailed();
    await database.exec("update private.team_invitations set expires_at = now() - interval '1 second' where revoked_at is null");
    await refused(accept('stranger', third), 'PT409', 'expired');
    assert.deepEqual((await team())!.invitations, []);
  });

  test('asked for again after a lost answer mails once', async () => {
    const id = crypto.randomUUID();
    assert.deepEqual(await invite('provider', { id }), await invite('provider', { id }));
    assert.equal((await mails()).length, 1);
    await refused(invite('provider', { id, email: addressOf('owner') }), 'PT409');
  });

  test('leads nowhere without its token, and to nobody who has not proved the address', async () => {
    await invite('provider', { email: addressOf('unconfirmed') });
    const token = await mailed();
    await database.query('update auth.users set email_confirmed_at = null where id = $1', [users.unconfirmed]);
    await refused(accept('unconfirmed', token), 'PT403', 'address');
    for (const wrong of ['', 'x', 'A'.repeat(43), `${token} `]) {
      assert.equal(await look('stranger', wrong), null);
      await refused(accept('stranger', wrong), 'PT404');
    }
    await assert.rejects(accept('anon', token), { code: '42501' });
  });

  test('needs an address and a role, not one of the team, and twenty in a day are enough', async () => {
    await refused(invite('provider', { email: 'nobody' }), 'PT422', 'email');
    await refused(invite('provider', { role: 'king' }), 'PT422', 'role');
    await refused(invite('provider', { email: addressOf('crew') }), 'PT409', 'member');
    for (let n = 0; n < 20; n += 1) await invite('provider', { email: `n${n}@example.test` });
    await refused(invite(), 'PT429');
  });
});

describe('the last owner', () => {
  test('neither leaves, nor becomes less, nor is taken out', async () => {
    for (const act of [() => remove('provider', users.provider), () => setRole('provider', users.provider, 'manager')])
      await refused(act(), 'PT409', 'last_owner');
    assert.deepEqual((await roles())[0], [users.provider, 'owner']);
  });

  test('may go once somebody else is an owner', async () => {
    await setRole('provider', users.estimator, 'owner');
    await remove('provider', users.provider);
    assert.equal((await team('estimator'))!.role, 'owner');
    assert.equal(await team(), null);
  });
});

describe('who may', () => {
  test('owners alone invite, stop, promote and take out; crew and estimators read the team without addresses', async () => {
    const { id } = await invite();
    for (const actor of accounts.filter((account) => account !== 'provider')) {
      await refused(invite(actor, { email: addressOf('owner') }), 'PT404');
      await refused(setRole(actor, users.crew, 'owner'), 'PT404');
      await callAs(database, actor, 'revoke_invitation', { id });
      if (actor !== 'crew') await refused(remove(actor, users.crew), 'PT404');
      const read = await team(actor);
      if (actor !== 'crew' && actor !== 'estimator') assert.equal(read, null, actor);
      else assert.deepEqual([read!.invitations, read!.members.filter(({ email, me }) => email !== null && !me)], [[], []]);
    }
    assert.equal((await team())!.invitations.length, 1);
    assert.deepEqual(await roles(), [
      [users.provider, 'owner'],
      [users.estimator, 'manager'],
      [users.crew, 'member'],
    ]);
  });

  test('everybody leaves by themselves, and reads nothing from the next call on', async () => {
    await remove('crew', users.crew);
    assert.equal(await team('crew'), null);
    assert.equal((await roles()).length, 2);
  });

  test('who left comes back by a new invitation, and by no other way', async () => {
    const companies = () => callAs<{ id: string }[]>(database, 'stranger', 'my_companies', {});
    const inbox = () => callAs(database, 'stranger', 'lead_inbox', { provider });
    await invite();
    const first = await mailed();
    await accept('stranger', first);
    await remove('stranger', users.stranger);
    assert.deepEqual(await companies(), []);
    await refused(inbox(), 'PT403');
    await refused(accept('stranger', first), 'PT409', 'used');
    await invite('provider', { id: crypto.randomUUID() });
    await accept('stranger', await mailed());
    assert.deepEqual(
      (await companies()).map(({ id }) => id),
      [provider],
    );
    await inbox();
  });

  test('whoever applied for a company and was taken out of it does not come back by the application, also when nobody owns it', async () => {
    const application = await apply(database, 'stranger');
    const company = await startCompany(database, application);
    const join = (actor: Actor) => callAs<{ provider_id: string }>(database, actor, 'join_company', { application });
    const canJoin = async () => (await callAs<{ can_join: boolean }[]>(database, 'stranger', 'my_applications', {}))[0]!.can_join;
    assert.deepEqual(await join('stranger'), { provider_id: company });
    await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'manager')", [
      company,
      users.owner,
      users.estimator,
    ]);
    await callAs(database, 'owner', 'remove_member', { provider: company, member: users.stranger });
    for (const status of ['draft', 'approved', 'suspended', 'closed']) {
      await database.exec('savepoint before');
      await database.query('update public.providers set status = $2 where id = $1', [company, status]);
      await database.query('delete from auth.users where id = $1', [users.owner]);
      assert.equal(await canJoin(), false, status);
      await refused(join('stranger'), 'PT404');
      await database.exec('rollback to savepoint before');
    }
    await database.query('delete from public.provider_members where provider_id = $1', [company]);
    assert.equal(await canJoin(), false);
    await refused(join('stranger'), 'PT404');
  });

  test('whoever applied and is an estimator now stays one', async () => {
    const application = await apply(database, 'stranger');
    const company = await startCompany(database, application);
    await database.query("update public.provider_members set role = 'manager' where provider_id = $1", [company]);
    await refused(callAs(database, 'stranger', 'join_company', { application }), 'PT404');
  });

  test('a suspended company keeps its team as it is', async () => {
    await database.query("update public.providers set status = 'suspended' where id = $1", [provider]);
    await refused(invite(), 'PT409');
    await refused(setRole('provider', users.crew, 'manager'), 'PT409');
    await refused(remove('provider', users.crew), 'PT409');
    assert.equal((await team())!.members.length, 3);
  });

  for (const status of ['suspended', 'closed'])
    test(`nobody joins a company that is ${status} by an invitation of before, then or later`, async () => {
      await invite();
      const token = await mailed();
      await database.query('update public.providers set status = $2 where id = $1', [provider, status]);
      await refused(accept('stranger', token), 'PT409', 'revoked');
      assert.equal((await look('stranger', token))!.state, 'revoked');
      await database.query("update public.providers set status = 'approved' where id = $1", [provider]);
      await refused(accept('stranger', token), 'PT409', 'revoked');
      await invite('provider', { id: crypto.randomUUID() });
      assert.deepEqual(await accept('stranger', await mailed()), { provider_id: provider });
    });
});
