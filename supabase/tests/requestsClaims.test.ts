import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { users } from './support/people.ts';
import { contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();

const token = tokenOf('claims');
const ownersContact = { ...contact, email: 'Owner@Example.test' };
const submit = (changes: Record<string, unknown> = {}, actor: Actor = 'anon') =>
  callAs<Submitted>(database, actor, 'submit_project', { project: newProject({ token, contact: ownersContact, ...changes }) });
const view = (actor: Actor, given: Record<string, unknown>) => callAs<ProjectView | null>(database, actor, 'project_view', given);
const confirm = (name: keyof typeof users) =>
  database.query('update auth.users set email_confirmed_at = now() where id = $1', [users[name]]);

describe('who sees a project', () => {
  test('the guest by the link, with or without the id; nobody by the id alone or by another link', async () => {
    const { id } = await submit();
    assert.equal((await view('anon', { token }))!.project['id'], id);
    assert.equal((await view('anon', { id, token }))!.contact!['name'], 'Sam Roy');
    for (const given of [{ id }, { id, token: tokenOf('wrong') }, { token: tokenOf('wrong') }, { token: 'x' }, {}]) {
      assert.equal(await view('anon', given), null);
    }
    for (const actor of ['stranger', 'forged', 'provider', 'rival'] as const) assert.equal(await view(actor, { id }), null);
  });

  test('a link and the id of another project show nothing', async () => {
    await submit();
    const other = await submit({ token: tokenOf('other') });
    assert.equal(await view('anon', { id: other.id, token }), null);
  });

  test('the answer holds no account id and no hash', async () => {
    const { id } = await submit({}, 'owner');
    const answer = JSON.stringify(await view('owner', { id }));
    assert.ok(!answer.includes(users.owner) && !answer.includes('token'));
  });
});

describe('claiming', () => {
  test('by the confirmed address, every project of it and once', async () => {
    const { id } = await submit();
    await submit({ token: tokenOf('second') });
    await submit({ token: tokenOf('others'), contact });
    assert.equal(await callAs(database, 'owner', 'claim_projects'), 0);
    await confirm('owner');
    await confirm('stranger');
    assert.equal(await callAs(database, 'stranger', 'claim_projects'), 0);
    assert.equal(await callAs(database, 'owner', 'claim_projects'), 2);
    assert.equal(await callAs(database, 'owner', 'claim_projects'), 0);
    const claimed = (await view('owner', { id }))!.project;
    assert.deepEqual([claimed['claimed'], claimed['mine']], [true, true]);
  });

  test('needs a confirmation of the address the account has now', async () => {
    await submit({ contact });
    await confirm('stranger');
    // As by a change of address that nobody has proved: the confirmation is of the one before.
    await database.query('update auth.users set email = $2 where id = $1', [users.stranger, contact.email]);
    assert.equal(await callAs(database, 'stranger', 'claim_projects'), 0);
    await database.query("update auth.identities set identity_data = jsonb_build_object('email', $2::text) where user_id = $1", [
      users.stranger,
      contact.email.toUpperCase(),
    ]);
    assert.equal(await callAs(database, 'stranger', 'claim_projects'), 1);
  });

  test('is told once to whoever left the contact, in words of the catalogue and without the address of the account', async () => {
    const linked = await submit({ contact, service_name: 'Call 555-0100 now', description: 'http://evil.example' });
    await callAs(database, 'stranger', 'claim_project', { token });
    await callAs(database, 'stranger', 'claim_project', { token });
    await submit({ token: tokenOf('second') });
    await confirm('owner');
    await callAs(database, 'owner', 'claim_projects');
    const [day] = await database.query<{ day: string }>('select created_at::date::text as day from public.projects where id = $1', [
      linked.id,
    ]);
    assert.deepEqual(
      await database.query("select recipient, locale, data from private.outbox where kind = 'project_claimed' order by id"),
      [contact.email, ownersContact.email.toLowerCase()].map((recipient) => ({ recipient, locale: 'en', data: day })),
    );
  });

  test('by the link, once; another account gets nothing by it', async () => {
    const { id } = await submit();
    assert.equal(await callAs(database, 'stranger', 'claim_project', { token }), id);
    assert.equal(await callAs(database, 'stranger', 'claim_project', { token }), id);
    await refused(callAs(database, 'owner', 'claim_project', { token }), 'PT409');
    await refused(callAs(database, 'owner', 'claim_project', { token: tokenOf('wrong') }), 'PT404');
    await refused(callAs(database, 'owner', 'claim_project', { token: 'x' }), 'PT404');
    await assert.rejects(callAs(database, 'anon', 'claim_project', { token }), { code: '42501' });
  });
});

describe('the list of an account', () => {
  test('has every project once, newest first, page by page', async () => {
    const ids = [];
    for (let index = 0; index < 5; index++) {
      const { id } = await submit({ token: undefined }, 'owner');
      await database.query('update public.projects set created_at = now() - $2::text::interval where id = $1', [id, `${index} minutes`]);
      ids.push(id);
    }
    await submit({ token: undefined }, 'stranger');
    interface Page {
      items: { id: string; created_at: string; requests: { status: string; provider: { name: string } }[] }[];
      more: boolean;
    }
    const pages: Page[] = [];
    do {
      const before = pages.at(-1)?.items.at(-1)?.created_at;
      pages.push(await callAs<Page>(database, 'owner', 'my_projects', { page_size: 2, ...(before ? { before } : {}) }));
    } while (pages.at(-1)!.more);
    assert.deepEqual(
      pages.map(({ items }) => items.length),
      [2, 2, 1],
    );
    assert.deepEqual(
      pages.flatMap(({ items }) => items.map(({ id }) => id)),
      ids,
    );
    assert.deepEqual(
      pages[0]!.items[0]!.requests.map(({ status, provider }) => [status, provider.name]),
      [['sent', 'Company provider']],
    );
  });
});

test('with the account go the contact and the link; the project stays with the provider, of nobody', async () => {
  const { id, requests } = await submit({}, 'owner');
  await database.query('delete from auth.users where id = $1', [users.owner]);
  assert.deepEqual(await database.query('select requester_id from public.projects where id = $1', [id]), [{ requester_id: null }]);
  assert.deepEqual(await database.query('select from public.quote_request_contacts'), []);
  assert.equal(await view('anon', { token }), null);
  await refused(callAs(database, 'anon', 'submit_project', { project: newProject({ id, token, contact }) }), 'PT409');
  assert.equal((await callAs<{ contact: unknown }>(database, 'provider', 'lead', { id: requests[0]!.id })).contact, null);
});
