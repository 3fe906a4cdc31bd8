import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { companies, contact, mailedToken, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const device = tokenOf('device');
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor = 'anon', from?: string) =>
  callAs<Answer>(database, actor, name, given, from);
const submit = (changes: Record<string, unknown> = {}) =>
  call<Submitted>('submit_project', { project: newProject({ token: device, contact, ...changes }) });
const ask = (email = contact.email, from?: string) => call('request_links', { email }, 'anon', from);
const opens = async (token: string) => (await call<ProjectView | null>('project_view', { token })) !== null;

interface Sent {
  recipient: string;
  locale: string;
  data: { requests: { link: string; service: string; day: string }[] };
}
const sent = () => database.query<Sent>("select recipient, locale, data from private.outbox where kind = 'request_links' order by id");

describe('asking for lost links', () => {
  test('brings new ones to the address, which open its requests and confirm it', async () => {
    const { id } = await submit({ locale: 'fr' });
    assert.deepEqual(await ask('SAM@example.ca '), { sent: true });
    const [mail] = await sent();
    assert.deepEqual([mail!.recipient, mail!.locale], [contact.email, 'fr']);
    const [request] = mail!.data.requests;
    assert.equal(request!.service, 'Réparation de fuites');
    const token = request!.link.slice(3);
    assert.equal((await call<ProjectView>('project_view', { token })).project['id'], id);
    await call('confirm_contact', { token });
  });

  test('says the same of an address that nobody used, and mails nothing', async () => {
    await submit();
    assert.deepEqual(await ask('nobody@example.ca'), await ask());
    assert.deepEqual(
      (await sent()).map(({ recipient }) => recipient),
      [contact.email],
    );
  });

  test('brings the newest five, and none of another address', async () => {
    await submit({ token: tokenOf('theirs'), contact: { ...contact, email: 'other@example.ca' } });
    for (let made = 0; made < 7; made += 1) {
      const { id } = await submit({ token: tokenOf(`made ${made}`), provider_ids: [companies.rival] });
      await database.query('update public.projects set created_at = now() - $2::text::interval where id = $1', [id, `${made} days`]);
    }
    await ask();
    const days = (await sent())[0]!.data.requests.map(({ day }) => day);
    assert.equal(days.length, 5);
    assert.deepEqual(days, [...days].sort().reverse());
    const owners = await database.query<{ email: string }>(
      `select distinct k.email from public.quote_request_contacts as k join private.project_links as l using (project_id)
        where l.token_hash = any (array(select private.token_hash(substr(r ->> 'link', 4)) from private.outbox as o, jsonb_array_elements(o.data -> 'requests') as r))`,
    );
    assert.deepEqual(owners, [{ email: contact.email }]);
  });

  test('leads an account that confirmed the address to its own page', async () => {
    const own = { ...contact, email: 'owner@example.test' };
    await database.exec("update auth.users set email_confirmed_at = now() where email = 'owner@example.test'");
    const { id } = await call<Submitted>('submit_project', { project: newProject({ contact: own }) }, 'owner');
    await ask(own.email);
    assert.deepEqual(
      (await sent())[0]!.data.requests.map(({ link }) => link),
      [`/r/${id}`],
    );
  });

  test('is possible three times an hour for an address, known or not, and ten times from a client', async () => {
    for (const email of [contact.email, 'nobody@example.ca']) {
      for (let time = 0; time < 3; time += 1) await ask(email);
      await refused(ask(email), 'PT429');
    }
    for (let time = 0; time < 10; time += 1) await ask(`someone-${time}@example.ca`, '192.0.2.7');
    await refused(ask('one-more@example.ca', '192.0.2.7'), 'PT429');
    await ask('one-more@example.ca', '192.0.2.8');
  });

  test('takes nothing but an address', () => refused(ask('sam'), 'PT422', 'email'));
});

describe('stopping old links', () => {
  test('stops all but the one that was used', async () => {
    const { id } = await submit();
    const mailed = await mailedToken(database, id);
    assert.equal(await call('revoke_links', { token: mailed }), 1);
    assert.deepEqual([await opens(mailed), await opens(device)], [true, false]);
    assert.equal(await call('revoke_links', { token: mailed }), 0);
    await refused(call('revoke_links', { token: device }), 'PT404');
  });

  test('by the account of the request stops all of them', async () => {
    const { id } = await call<Submitted>('submit_project', { project: newProject({ token: device, contact }) }, 'owner');
    assert.equal(await call('revoke_links', { id }, 'owner'), 2);
    assert.ok(!(await opens(device)));
  });

  test('is nobody else’s to do', async () => {
    const { id } = await submit();
    await submit({ token: tokenOf('other') });
    for (const token of [tokenOf('other'), tokenOf('wrong'), null])
      await refused(call('revoke_links', { id, ...(token && { token }) }), 'PT404');
    for (const actor of ['owner', 'stranger', 'provider', 'staff'] as const) await refused(call('revoke_links', { id }, actor), 'PT404');
    assert.ok(await opens(device));
  });
});
