import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { answerRequest } from './support/answerRequest.ts';
import { callAs, refused } from './support/callAs.ts';
import { users } from './support/people.ts';
import { contact, mailedToken, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';
import { doWork, submitReview } from './support/reviews.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const device = tokenOf('device');
const call = <Answer>(name: string, given: Record<string, unknown>, actor: Actor = 'anon') => callAs<Answer>(database, actor, name, given);
const submit = (changes: Record<string, unknown> = {}, actor: Actor = 'anon') =>
  call<Submitted>('submit_project', { project: newProject({ token: device, contact, ...changes }) }, actor);
const isConfirmed = async (id: string) => {
  const [row] = await database.query<{ confirmed: boolean }>('select private.is_confirmed($1) as confirmed', [id]);
  return row!.confirmed;
};
const ownAddress = (name: keyof typeof users) => ({ ...contact, email: `${name}@example.test` });
const prove = (name: keyof typeof users) => database.query('update auth.users set email_confirmed_at = now() where id = $1', [users[name]]);

describe('what binds a guest', () => {
  for (const [from, to_status] of [
    ['quoted', 'connected'],
    ['quoted', 'hired'],
    ['hired', 'completed'],
  ] as const) {
    test(`${to_status} needs the press on a page that a mail opens, whatever link asks for it`, async () => {
      const { id, requests } = await submit();
      const request_id = requests[0]!.id;
      await answerRequest((name, given) => call(name, given, 'provider'), request_id);
      if (from === 'hired')
        await database.query("update public.quote_requests set status = 'hired', connected_at = now() where id = $1", [request_id]);
      const mailed = await mailedToken(database, id);
      for (const token of [device, mailed]) {
        assert.ok((await call('project_view', { token })) !== null);
        await refused(call('advance_request', { request_id, to_status, token }), 'PT403', 'confirm');
      }
      await call('confirm_contact', { token: mailed });
      const { status } = await call<{ status: string }>('advance_request', { request_id, to_status, token: device });
      // The company still has to say that the work is finished.
      assert.equal(status, to_status === 'completed' ? 'hired' : to_status);
    });
  }

  test('a review needs it too', async () => {
    const job = await doWork(database);
    await database.exec('update public.projects set contact_confirmed_at = null');
    await refused(submitReview(database, job), 'PT403', 'confirm');
    await call('confirm_contact', { token: await mailedToken(database, job.project) });
    assert.equal((await submitReview(database, job)).hold[0], 'new_contact');
  });

  test('what binds nobody does not: the request can be withdrawn', async () => {
    const { requests } = await submit();
    const given = { request_id: requests[0]!.id, to_status: 'withdrawn', token: device };
    assert.equal((await call<{ status: string }>('advance_request', given)).status, 'withdrawn');
  });
});

describe('confirming', () => {
  test('is said by the page, with the kind of link it was opened by', async () => {
    const { id } = await submit();
    const mailed = await mailedToken(database, id);
    const view = async (token: string) => {
      const { project, contact: kept } = await call<ProjectView>('project_view', { token });
      return [project['link'], kept!['confirmed']];
    };
    assert.deepEqual(
      [await view(device), await view(mailed)],
      [
        ['device', false],
        ['mail', false],
      ],
    );
    const at = await call('confirm_contact', { token: mailed });
    assert.deepEqual(
      [await view(device), await view(mailed)],
      [
        ['device', true],
        ['mail', true],
      ],
    );
    assert.deepEqual(await call('confirm_contact', { token: mailed }), at);
  });

  test('takes the link of a mail that is live', async () => {
    const { id } = await submit();
    const mailed = await mailedToken(database, id);
    await refused(call('confirm_contact', { token: device }), 'PT403', 'confirm');
    for (const token of [tokenOf('wrong'), 'x']) await refused(call('confirm_contact', { token }), 'PT404');
    for (const ended of ["expires_at = now() - interval '1 second'", 'revoked_at = now()']) {
      await database.exec(`savepoint live; update private.project_links set ${ended}`);
      await refused(call('confirm_contact', { token: mailed }), 'PT404');
      await database.exec('rollback to savepoint live');
    }
    assert.equal(await isConfirmed(id), false);
  });

  test('is over with another address, as are the links of mails to the one before', async () => {
    const project = newProject({ token: device, contact });
    const { id } = await call<Submitted>('submit_project', { project });
    const mailed = await mailedToken(database, id);
    await call('confirm_contact', { token: mailed });
    await call('submit_project', { project: { ...project, contact: { ...contact, phone: '416-555-0100' } } });
    assert.equal(await isConfirmed(id), true);
    await call('submit_project', { project: { ...project, contact: { ...contact, email: 'other@example.ca' } } });
    assert.equal(await isConfirmed(id), false);
    assert.equal(await call('project_view', { token: mailed }), null);
    await refused(call('confirm_contact', { token: mailed }), 'PT404');
    assert.ok((await call('project_view', { token: device })) !== null);
  });
});

describe('an account', () => {
  test('has confirmed the address it has proved to own, and no other', async () => {
    await prove('owner');
    const own = await submit({ token: null, contact: ownAddress('owner') }, 'owner');
    const others = await submit({ token: null, contact: ownAddress('stranger') }, 'owner');
    assert.deepEqual([await isConfirmed(own.id), await isConfirmed(others.id)], [true, false]);
    await prove('stranger');
    assert.equal(await isConfirmed(others.id), false);
  });

  test('that nobody proved has confirmed nothing', async () => {
    const { id, requests } = await submit({ token: null, contact: null }, 'unconfirmed');
    assert.equal(await isConfirmed(id), false);
    await answerRequest((name, given) => call(name, given, 'provider'), requests[0]!.id);
    await refused(call('advance_request', { request_id: requests[0]!.id, to_status: 'hired' }, 'unconfirmed'), 'PT403', 'confirm');
  });

  test('with another address in its request is mailed a link, which confirms it', async () => {
    await prove('owner');
    const { id } = await submit({ token: null }, 'owner');
    await call('confirm_contact', { token: await mailedToken(database, id) });
    assert.equal(await isConfirmed(id), true);
  });

  test('that claims a request by its link has not confirmed somebody else’s address', async () => {
    await prove('stranger');
    const { id } = await submit();
    await call('claim_project', { token: device }, 'stranger');
    assert.equal(await isConfirmed(id), false);
  });
});
