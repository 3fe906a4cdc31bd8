import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { trades } from '../seed/trades.ts';
import { tradeLabel, tradeNames } from '../trades.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { about, acts, apply, completePage, startCompany } from './support/onboarding.ts';
import { signUpPeople, users } from './support/people.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  const search = readFileSync(new URL('../seed/sql/40_search.sql', import.meta.url), 'utf8');
  await database.exec(`${search};
    update auth.users set email_confirmed_at = now();
    insert into private.staff (user_id, role) values
      ('${users.moderator}', 'moderator'), ('${users.support}', 'support'), ('${users.ownModerator}', 'moderator')`);
});
after(() => database.close());
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

interface Application {
  status: string;
  can_join: boolean;
  page: {
    id: string;
    status: string;
    reason: string | null;
    areas: string[];
    services: { id: string; name_en: string }[];
    credentials: { id: string; kind: string; status: string }[];
    checklist: { key: string; state: string; required: boolean }[];
  } | null;
}
const reason = 'Everything was looked at.';
const mine = async (actor: Actor) => (await callAs<Application[]>(database, actor, 'my_applications'))[0]!;
const page = async (actor: Actor = 'applicant') => (await mine(actor)).page!;
const missing = async (actor: Actor = 'applicant') =>
  (await page(actor)).checklist.filter(({ required, state }) => required && state === 'missing').map(({ key }) => key);
const submit = (provider: string, actor: Actor = 'applicant') => callAs(database, actor, 'submit_company', { provider });
const decide = (id: string, decision: string, actor: Actor = 'moderator') =>
  callAs<{ status: string }>(database, actor, 'decide_company', { id, decision, reason });
const verify = async (actor: Actor = 'moderator', decision = 'verify') => {
  const claim = (await page()).credentials.find(({ kind }) => kind === 'identity')!;
  return callAs(database, actor, 'decide_credential', { id: claim.id, decision, reason });
};
const listed = (id: string) => database.query('select name, location, verified from public.services where id = $1', [id]);
const mails = async () =>
  (await database.query<{ kind: string; data: Record<string, string> }>('select kind, data from private.outbox order by id')).map(
    ({ kind, data }) => [kind, data['status'], data['link']],
  );

test('an applicant is reviewed, completes the page and goes live, told of each step', async () => {
  const application = await apply(database, 'applicant');
  const provider = await startCompany(database, application);
  assert.equal((await mine('applicant')).status, 'onboarding');
  assert.deepEqual(await missing(), ['about', 'service', 'place', 'reach', 'legal', 'identity', 'insurance']);
  await completePage(database, 'applicant', provider);
  assert.deepEqual(await missing(), []);
  await submit(provider);
  await refused(decide(provider, 'approve'), 'PT409');
  await verify();
  assert.deepEqual(await listed(provider), []);
  assert.equal((await decide(provider, 'approve')).status, 'approved');
  assert.deepEqual(await listed(provider), [{ name: 'Maple Ridge Roofing', location: 'Toronto, ON', verified: false }]);
  const done = await mine('applicant');
  assert.deepEqual([done.status, done.page!.status], ['live', 'approved']);
  assert.deepEqual(await mails(), [
    ['application_received', undefined, undefined],
    ['application_moved', 'in_review', '/account/apply'],
    ['application_moved', 'onboarding', '/account/apply'],
    ['credential_decided', 'verified', '/account/apply'],
    ['company_moved', 'approved', `/services/${provider}`],
  ]);
  const decisions = await database.query<{ line: string }>(
    "select concat_ws(' ', target_kind, decision, reason) as line from private.staff_decisions order by id",
  );
  assert.deepEqual(
    decisions.map(({ line }) => line),
    ['application in_review', 'application start', 'credential verify', 'company approve'].map((line) => `${line} ${reason}`),
  );
});

test('a page that was taken back and sent again is approved by who read it as it is now', async () => {
  const provider = await startCompany(database, await apply(database, 'applicant'));
  await completePage(database, 'applicant', provider);
  await submit(provider);
  await verify();
  const look = () => callAs(database, 'moderator', 'staff_item', { queue: 'companies', id: provider });
  await look();
  await database.exec(`alter table private.staff_decisions disable trigger user;
    update private.staff_decisions set at = at - interval '1 minute';
    alter table private.staff_decisions enable trigger user`);
  await callAs(database, 'applicant', 'take_back_company', { provider });
  await submit(provider);
  await refused(decide(provider, 'approve'), 'PT409', 'version');
  await look();
  assert.equal((await decide(provider, 'approve')).status, 'approved');
});

describe('the list of what is missing', () => {
  for (const key of Object.keys(acts)) {
    test(`says so while ${key} is, and the page is not taken`, async () => {
      const provider = await startCompany(database, await apply(database, 'applicant'));
      for (const [other, act] of Object.entries(acts)) if (other !== key) await callAs(database, 'applicant', ...act(provider));
      assert.deepEqual(await missing(), [key]);
      await refused(submit(provider), 'PT409', key);
    });
  }

  test('asks for French and the licence of the trade in Quebec', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    const place = { provider_id: provider, city: 'Montréal', province: 'QC', postal_code: 'H2X 1Y4', areas: ['Montréal'] };
    await callAs(database, 'applicant', 'save_company_place', { place });
    assert.deepEqual(await missing(), ['about', 'licence']);
    await callAs(database, 'applicant', 'save_company_about', {
      about: { provider_id: provider, name: 'Toitures Mont-Érable', trade: 'Roofing', description_fr: about },
    });
    await callAs(database, 'applicant', 'claim_credential', {
      claim: { id: crypto.randomUUID(), provider_id: provider, kind: 'rbq', number: '5678-1234-01', jurisdiction: 'QC' },
    });
    assert.deepEqual(await missing(), []);
  });

  test('names what is useful besides, done or missing, and holds nothing back for it', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    const useful = async () =>
      Object.fromEntries((await page()).checklist.filter(({ required }) => !required).map(({ key, state }) => [key, state]));
    const none = { price: 'missing', logo: 'missing', projects: 'missing', template: 'missing', member: 'missing' };
    assert.deepEqual(await useful(), none);
    const add = (n: number) =>
      database.query(
        `insert into public.portfolio_items (provider_id, title_en, description_en, image_path, alt_en, position) values ($1, 'A roof', '', $2, 'A roof', $3)`,
        [provider, `u/${provider}/${String(n).repeat(64)}.jpg`, n],
      );
    await add(1);
    await add(2);
    assert.deepEqual(await useful(), none);
    await add(3);
    await database.query('update public.providers set logo_path = $2 where id = $1', [provider, `u/${provider}/${'a'.repeat(64)}.png`]);
    await database.query("insert into public.provider_members (provider_id, user_id, role) values ($1, $2, 'member')", [
      provider,
      users.stranger,
    ]);
    await database.query("insert into private.quote_templates (id, provider_id, name, body) values (gen_random_uuid(), $1, 'Roof', '{}')", [
      provider,
    ]);
    assert.deepEqual(await useful(), { price: 'missing', logo: 'done', projects: 'done', template: 'done', member: 'done' });
    await database.query('delete from public.portfolio_items where provider_id = $1', [provider]);
    await submit(provider);
  });

  test('knows every trade of the directory, and calls it in French what pages call it', async () => {
    const known = await database.query<{ name: string; name_fr: string }>('select name, name_fr from private.trades order by name');
    const expected = trades.map(({ name }) => ({ name, name_fr: tradeLabel(name, 'fr') }));
    assert.deepEqual(
      known,
      expected.sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    assert.deepEqual([...tradeNames].sort(), trades.map(({ name }) => name).sort());
  });
});

describe('a page that was given back', () => {
  test('shows the reason, changes, and is sent again', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    await submit(provider);
    for (const [name, given] of [acts['about']!(provider), acts['reach']!(provider), acts['identity']!(provider)])
      await refused(callAs(database, 'applicant', name, given), 'PT409');
    await decide(provider, 'request_changes');
    assert.deepEqual([(await page()).status, (await page()).reason], ['changes_requested', reason]);
    await callAs(database, 'applicant', ...acts['about']!(provider));
    await submit(provider);
    assert.deepEqual([(await page()).status, (await page()).reason], ['submitted', null]);
  });

  test('can be taken back by its owner before the decision, and not after', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    await submit(provider);
    await callAs(database, 'applicant', 'take_back_company', { provider });
    await refused(decide(provider, 'approve'), 'PT409');
    await submit(provider);
    await verify();
    await decide(provider, 'approve');
    await refused(callAs(database, 'applicant', 'take_back_company', { provider }), 'PT409');
  });

  test('is not sent once its application was declined', async () => {
    const application = await apply(database, 'applicant');
    const provider = await startCompany(database, application);
    await completePage(database, 'applicant', provider);
    await callAs(database, 'moderator', 'move_application', { id: application, to_status: 'declined', reason });
    await refused(submit(provider), 'PT409');
  });
});

describe('who owns the company', () => {
  test('whoever applied as a guest takes it with the confirmed address, once, and nobody else does', async () => {
    const application = await apply(database, 'anon', { email: 'guest@example.test' });
    const provider = await startCompany(database, application);
    const join = (actor: Actor) => callAs<{ provider_id: string }>(database, actor, 'join_company', { application });
    await refused(join('stranger'), 'PT404');
    await database.query("update auth.users set email = 'guest@example.test' where id = $1", [users.rival]);
    // The address of the account is one that it never proved.
    assert.deepEqual(await callAs(database, 'rival', 'my_applications'), []);
    await refused(join('rival'), 'PT404');
    await database.query(`update auth.identities set identity_data = '{"email": "guest@example.test"}' where user_id = $1`, [users.rival]);
    assert.equal((await mine('rival')).can_join, true);
    assert.equal((await join('rival')).provider_id, provider);
    assert.deepEqual([(await mine('rival')).can_join, (await page('rival')).status], [false, 'draft']);
    assert.deepEqual(await join('rival'), { provider_id: provider });
  });

  test('an account that already has the address owns it from the start', async () => {
    const provider = await startCompany(database, await apply(database, 'anon', { email: 'draftOwner@example.test' }));
    await database.query('update auth.users set email = lower(email) where id = $1', [users.draftOwner]);
    assert.deepEqual(
      await database.query("select role from public.provider_members where provider_id = $1 and role = 'owner'", [provider]),
      await database.query("select 'owner' as role where exists (select from public.provider_members where user_id = $1)", [
        users.draftOwner,
      ]),
    );
  });

  test('nobody else writes about it, reads what is not public, or sends it', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    for (const actor of ['stranger', 'forged', 'moderator', 'draftOwner'] as const) {
      for (const act of Object.values(acts)) await refused(callAs(database, actor, ...act(provider)), 'PT404');
      await refused(submit(provider, actor), 'PT404');
      await refused(callAs(database, actor, 'take_back_company', { provider }), 'PT404');
      assert.deepEqual(await callAs(database, actor, 'my_applications'), []);
    }
    for (const act of Object.values(acts)) await assert.rejects(callAs(database, 'anon', ...act(provider)), { code: '42501' });
  });

  test('services and proofs of others stay where they are', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    const other = await startCompany(database, await apply(database, 'draftOwner', { company: 'Other Roofs' }));
    const { services, credentials } = await page();
    const service = { id: services[0]!.id, provider_id: other, name_en: 'Taken' };
    await refused(callAs(database, 'draftOwner', 'save_company_service', { service }), 'PT409');
    const claim = { id: credentials[0]!.id, provider_id: other, kind: 'identity', number: 'X' };
    await refused(callAs(database, 'draftOwner', 'claim_credential', { claim }), 'PT409');
    await callAs(database, 'draftOwner', 'remove_company_service', { id: services[0]!.id });
    await callAs(database, 'draftOwner', 'withdraw_credential', { id: credentials[0]!.id });
    assert.deepEqual([(await page()).services.length, (await page()).credentials.length], [1, 2]);
  });
});

describe('deciding', () => {
  test('is for moderators and administrators, and never about oneself', async () => {
    const application = await apply(database, 'ownModerator');
    for (const actor of ['stranger', 'forged', 'support', 'exModerator', 'applicant', 'ownModerator'] as const) {
      await refused(callAs(database, actor, 'move_application', { id: application, to_status: 'in_review', reason }), 'PT403');
    }
    await callAs(database, 'moderator', 'move_application', { id: application, to_status: 'in_review', reason });
    await refused(callAs(database, 'ownModerator', 'start_company', { application, reason }), 'PT403');
    const { provider_id: provider } = await callAs<{ provider_id: string }>(database, 'moderator', 'start_company', {
      application,
      reason,
    });
    await completePage(database, 'ownModerator', provider);
    await submit(provider, 'ownModerator');
    const [claim] = await database.query<{ id: string }>("select id from public.credentials where kind = 'identity'");
    for (const actor of ['stranger', 'forged', 'support', 'exModerator', 'applicant', 'ownModerator'] as const) {
      await refused(callAs(database, actor, 'decide_credential', { id: claim!.id, decision: 'verify', reason }), 'PT403');
      await refused(decide(provider, 'approve', actor), 'PT403');
    }
    const own = await callAs<{ decisions: string[] }>(database, 'ownModerator', 'staff_item', { queue: 'companies', id: provider });
    assert.deepEqual(own.decisions, []);
  });

  test('needs a reason, happens once, and follows the order', async () => {
    const application = await apply(database, 'applicant');
    await refused(callAs(database, 'moderator', 'start_company', { application, reason }), 'PT409');
    await refused(
      callAs(database, 'moderator', 'move_application', { id: application, to_status: 'in_review', reason: ' ' }),
      'PT422',
      'reason',
    );
    const provider = await startCompany(database, application);
    await startCompany(database, application).catch(() => undefined);
    assert.equal((await database.query('select from public.providers')).length, 1);
    await refused(callAs(database, 'moderator', 'move_application', { id: application, to_status: 'live', reason }), 'PT409');
    await refused(decide(provider, 'approve'), 'PT409');
    await refused(decide(provider, 'bless'), 'PT422', 'decision');
    await completePage(database, 'applicant', provider);
    await submit(provider);
    await verify('moderator', 'reject');
    await refused(decide(provider, 'approve'), 'PT409');
  });

  test('a name that leads somewhere becomes one that does not', async () => {
    const provider = await startCompany(database, await apply(database, 'applicant', { company: 'best-roofs.ca' }));
    const [company] = await database.query<{ trade_name: string }>('select trade_name from public.providers where id = $1', [provider]);
    assert.match(company!.trade_name, /^best-roofs ca A-/);
  });
});

describe('a field that does not fit is named', () => {
  const wrong: [act: string, field: string, change: Record<string, unknown>, at: string][] = [
    ['about', 'about', { name: 'www.roofs.ca' }, 'name'],
    ['about', 'about', { trade: 'Wizardry' }, 'trade'],
    ['about', 'about', { description_en: 'Short.' }, 'description_en'],
    ['about', 'about', { description_fr: 'Court.' }, 'description_fr'],
    ['service', 'service', { name_en: '' }, 'name_en'],
    ['service', 'service', { name_en: 'Call a@b.ca' }, 'name_en'],
    ['service', 'service', { price_cents: -5 }, 'price_cents'],
    ['place', 'place', { province: 'WA' }, 'province'],
    ['place', 'place', { postal_code: '90210' }, 'postal_code'],
    ['place', 'place', { province: 'BC' }, 'postal_code'],
    ['place', 'place', { areas: [] }, 'areas'],
    ['reach', 'reach', { phone: '12' }, 'phone'],
    ['reach', 'reach', { phone: '' }, 'phone'],
    ['reach', 'reach', { website: 'javascript:alert(1)' }, 'website'],
    ['legal', 'legal', { business_number: '12' }, 'business_number'],
    ['legal', 'legal', { legal_name: ' ' }, 'legal_name'],
    ['identity', 'claim', { kind: 'magic' }, 'kind'],
    ['identity', 'claim', { number: '' }, 'number'],
    ['insurance', 'claim', { expires_on: '2020-01-01' }, 'expires_on'],
    ['insurance', 'claim', { expires_on: '' }, 'expires_on'],
    ['insurance', 'claim', { issuer: '' }, 'issuer'],
    ['identity', 'claim', { kind: 'rbq' }, 'jurisdiction'],
  ];
  for (const [act, argument, change, at] of wrong) {
    test(`${act}: ${JSON.stringify(change)}`, async () => {
      const provider = await startCompany(database, await apply(database, 'applicant'));
      const [name, given] = acts[act]!(provider);
      await refused(callAs(database, 'applicant', name, { [argument]: { ...(given[argument] as object), ...change } }), 'PT422', at);
    });
  }
});

test('name and trade of a page that is live stay as they were checked; the rest goes on changing', async () => {
  const provider = await startCompany(database, await apply(database, 'applicant'));
  await completePage(database, 'applicant', provider);
  await submit(provider);
  await verify();
  await decide(provider, 'approve');
  const [name, { about: said }] = acts['about']!(provider) as [string, { about: Record<string, unknown> }];
  await refused(callAs(database, 'applicant', name, { about: { ...said, name: 'Somebody Famous' } }), 'PT409');
  await refused(callAs(database, 'applicant', name, { about: { ...said, trade: 'Plumbing' } }), 'PT409');
  await callAs(database, 'applicant', name, { about: { ...said, description_en: `${about} Since 1990.` } });
});

test('what was decided about an application loses its words with the application', async () => {
  const application = await apply(database, 'applicant');
  await callAs(database, 'moderator', 'move_application', { id: application, to_status: 'declined', reason: 'Noor said too little.' });
  await database.exec("select private.apply_retention(now() + interval '13 months')");
  assert.deepEqual(await database.query('select decision, reason from private.staff_decisions'), [{ decision: 'declined', reason: null }]);
});
