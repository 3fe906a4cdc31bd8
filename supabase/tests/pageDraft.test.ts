import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Actor } from './attacks/AttackFeature.ts';
import { accounts, guests, answering } from './attacks/calls/CallAttack.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addPlaces, livePage, ownCompany, type LivePage } from './support/livePage.ts';
import { about } from './support/onboarding.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
  await addPlaces(opened);
  await opened.exec('update auth.users set email_confirmed_at = now()');
});

interface Page {
  version: string;
  name: string;
  page: LivePage;
  draft: LivePage | null;
  waits: string | null;
  refused: string | null;
}
interface Kept {
  version: string;
}
const read = (actor: Actor = 'provider') => callAs<Page>(database, actor, 'company_page', { provider: ownCompany });
const save = (seen: string, changes: Partial<LivePage> = {}, actor: Actor = 'provider') =>
  callAs<Kept>(database, actor, 'save_page_draft', { draft: { provider_id: ownCompany, seen, page: { ...livePage, ...changes } } });
const preview = (actor: Actor = 'provider') => callAs(database, actor, 'company_preview', { provider: ownCompany });
const publish = (seen: string, actor: Actor = 'provider') =>
  callAs<Kept & { waits: boolean }>(database, actor, 'publish_company_page', { provider: ownCompany, seen });
const publicPage = () => callAs<Record<string, unknown>>(database, 'anon', 'provider_profile', { id: ownCompany });
const french = 'Nous réparons les fuites et posons des robinets chez les familles, proprement et le jour même.';
const quebec = { city: 'Montréal', province: 'QC', postal_code: 'H2X 1Y4', areas: ['Montréal'] };

test('a draft is previewed as the public profile will be, to the last key, and changes nothing before it is published', async () => {
  const before = await publicPage();
  const { version } = await save((await read()).version);
  const shown = await preview();
  assert.deepEqual(await publicPage(), before);
  assert.notDeepEqual(shown, before);
  await publish(version);
  assert.deepEqual(await publicPage(), shown);
  assert.deepEqual(await preview(), shown);
  const { page, draft } = await read();
  assert.equal(draft, null);
  assert.deepEqual(
    { ...page, postal_code: 'M5V 2T6' },
    { ...livePage, phone: '+14165550100', website: 'https://www.company-provider.example' },
  );
});

test('what a price is for is seen with it, stays where a page from before does not say it, and goes with the price', async () => {
  const [first, second] = livePage.services;
  const { price_unit: unit, ...unsaid } = first;
  const stored = async (service: object) => {
    await publish((await save((await read()).version, { services: [service, second] })).version);
    const [kept] = (await read()).page.services as { price_cents: number | null; price_unit: string | null }[];
    return [kept!.price_cents, kept!.price_unit];
  };
  assert.deepEqual(await stored(first), [18_000, unit]);
  const [shown] = (await publicPage())['services'] as { price_unit: string | null }[];
  assert.equal(shown!.price_unit, unit);
  assert.deepEqual(await stored({ ...unsaid, price_cents: 19_000 }), [19_000, unit]);
  assert.deepEqual(await stored({ ...first, price_unit: 'visit' }), [18_000, 'visit']);
  assert.deepEqual(await stored({ ...first, price_unit: null }), [18_000, null]);
  assert.deepEqual(await stored({ ...first, price_cents: null }), [null, null]);
});

test('areas that are known say which postal codes are theirs', async () => {
  await database.exec(readFileSync(new URL('../seed/sql/41_places.sql', import.meta.url), 'utf8'));
  const areas = ['Toronto', 'North York', 'Brampton', 'm5v', 'Hamilton', 'Gatineau, QC', 'The Beaches'];
  await publish((await save((await read()).version, { areas, description_fr: french })).version);
  const shown = (await publicPage())['areas'] as { area: string; fsa_prefixes: string[] }[];
  const prefixes = Object.fromEntries(shown.map(({ area, fsa_prefixes }) => [area, fsa_prefixes]));
  assert.deepEqual([prefixes['Toronto'], prefixes['m5v'], prefixes['The Beaches']], [['M'], ['M5V'], []]);
  for (const [area, code] of [
    ['North York', 'M2N'],
    ['Brampton', 'L6V'],
    ['Hamilton', 'L8P'],
    ['Gatineau, QC', 'J8X'],
  ] as const)
    assert.ok(
      prefixes[area]!.some((prefix) => code.startsWith(prefix)),
      `${area}: ${prefixes[area]!.join()}`,
    );
  assert.ok(shown.every(({ fsa_prefixes }) => fsa_prefixes.length <= 40));
});

test('publishing again after a lost answer is the same answer, and a draft that says what is live is none', async () => {
  const { version } = await save((await read()).version);
  const first = await publish(version);
  assert.deepEqual(await publish(version), first);
  const { page } = await read();
  await save(first.version, { ...page, postal_code: undefined });
  assert.equal((await read()).draft, null);
});

test('a page that lacks what is asked for today changes part by part', async () => {
  const { page, version } = await read();
  assert.deepEqual([page.description_en, page.areas], [null, []]);
  const call = (seen: string, changes: Partial<LivePage>) =>
    callAs<Kept>(database, 'provider', 'save_page_draft', { draft: { provider_id: ownCompany, seen, page: { ...page, ...changes } } });
  const kept = await call(version, { tagline_en: 'A line' });
  await publish(kept.version);
  assert.equal((await read()).page.tagline_en, 'A line');
  await refused(call((await read()).version, { services: [] }), 'PT422', 'services');
});

describe('two tabs', () => {
  test('the second is told of the newer version, and nothing of either is lost', async () => {
    const { version } = await read();
    await save(version, { tagline_en: 'From the first tab' });
    await refused(save(version, { tagline_en: 'From the second tab' }, 'estimator'), 'PT409', 'version');
    assert.equal((await read()).draft!.tagline_en, 'From the first tab');
    await save((await read()).version, { tagline_en: 'From the second tab' }, 'estimator');
    assert.equal((await read()).draft!.tagline_en, 'From the second tab');
  });

  test('the same again after a lost answer is kept once and refused to nobody', async () => {
    const { version } = await read();
    assert.deepEqual(await save(version), await save(version));
  });

  test('what another tab has written since is not published unseen, nor is a draft laid over what is live since', async () => {
    const old = await save((await read()).version);
    await save(old.version, { tagline_en: 'Newer' });
    await refused(publish(old.version), 'PT409', 'version');
    const seen = (await read()).version;
    await callAs(database, 'provider', 'save_company_reach', { reach: { provider_id: ownCompany, phone: '416-555-0111' } });
    await refused(publish(seen), 'PT409', 'version');
  });

  test('a page that was published meanwhile is not drafted over unseen', async () => {
    const { version } = await save((await read()).version);
    const published = await publish(version);
    await refused(save(version, { tagline_en: 'Late' }), 'PT409', 'version');
    assert.equal((await read()).draft, null);
    assert.equal((await read()).version, published.version);
  });
});

describe('in Quebec', () => {
  test('a page does not go live without French, and does with it', async () => {
    const { version } = await read();
    await refused(save(version, quebec), 'PT422', 'description_fr');
    const kept = await save(version, { ...quebec, description_fr: french });
    await publish(kept.version);
    assert.equal((await publicPage())['location'], 'Montréal, QC');
  });

  test('a live page neither loses its French nor moves there without', async () => {
    const name = { provider_id: ownCompany, name: livePage.name, trade: livePage.trade };
    await refused(
      callAs(database, 'provider', 'save_company_place', { place: { provider_id: ownCompany, ...quebec } }),
      'PT422',
      'description_fr',
    );
    await callAs(database, 'provider', 'save_company_about', { about: { ...name, description_fr: french } });
    await callAs(database, 'provider', 'save_company_place', { place: { provider_id: ownCompany, ...quebec } });
    await refused(
      callAs(database, 'provider', 'save_company_about', { about: { ...name, description_en: about } }),
      'PT422',
      'description_fr',
    );
  });
});

describe('name and trade', () => {
  const wanted = { name: 'Harbour Plumbing', trade: 'HVAC' };
  const decide = (decision: string, actor: Actor = 'moderator', reason: string | null = 'The register lists it.') =>
    callAs<{ name: string }>(database, actor, 'decide_name', { id: ownCompany, decision, reason });
  const ask = async () => publish((await save((await read()).version, wanted)).version);
  const mails = () =>
    database.query(
      "select recipient, data ->> 'company' as company, data ->> 'accepted' as accepted from private.outbox where kind = 'name_decided'",
    );

  test('wait for staff while the rest is live; the checked ones stay shown', async () => {
    assert.equal((await ask()).waits, true);
    const { name, category, tagline } = await publicPage();
    assert.deepEqual([name, category, tagline], ['Company provider', 'Plumbing', { en: livePage.tagline_en, fr: null }]);
    const { page, waits } = await read();
    assert.deepEqual([page.name, page.trade, waits === null], [wanted.name, wanted.trade, false]);
    const queue = await callAs<{ items: { id: string; detail: string }[] }>(database, 'moderator', 'staff_queue', { queue: 'names' });
    assert.deepEqual(
      queue.items.map(({ id, detail }) => [id, detail]),
      [[ownCompany, wanted.name]],
    );
  });

  test('are shown once staff accepts them, told to the owners, and decided once', async () => {
    await ask();
    await decide('accept_name');
    const { name, category } = await publicPage();
    assert.deepEqual([name, category], [wanted.name, wanted.trade]);
    assert.deepEqual(await mails(), [{ recipient: 'provider@example.test', company: wanted.name, accepted: 'true' }]);
    await refused(decide('accept_name'), 'PT409');
  });

  test('stay as they were when staff refuses, and the page says why until the next wish', async () => {
    await ask();
    await decide('refuse_name', 'moderator', 'The register knows another company of this name.');
    const { name, waits, refused: why } = await read();
    assert.deepEqual([name, waits, why], [livePage.name, null, 'The register knows another company of this name.']);
    assert.deepEqual((await mails())[0]!['accepted'], 'false');
    await ask();
    assert.equal((await read()).refused, null);
  });

  test('are not accepted by who read another wish before', async () => {
    await ask();
    const look = () => callAs(database, 'moderator', 'staff_item', { queue: 'names', id: ownCompany });
    await look();
    await database.exec(`alter table private.staff_decisions disable trigger user;
      update private.staff_decisions set at = at - interval '1 minute';
      alter table private.staff_decisions enable trigger user`);
    await publish((await save((await read()).version, { ...wanted, name: 'Harbour Heating' })).version);
    await refused(decide('accept_name'), 'PT409', 'version');
    await look();
    assert.equal((await decide('accept_name')).name, 'Harbour Heating');
  });

  test('are taken back by writing the shown ones', async () => {
    await ask();
    await publish((await save((await read()).version)).version);
    assert.equal((await read()).waits, null);
    await refused(decide('accept_name'), 'PT409');
  });

  test('are decided by moderators with a reason, never about their own company', async () => {
    await ask();
    for (const actor of ['provider', 'stranger', 'support', 'exModerator', 'forged'] as const)
      await refused(decide('accept_name', actor), 'PT403');
    await database.query(
      "update public.provider_members set provider_id = $1 where user_id = (select user_id from public.provider_members where provider_id = 'aaaaaaaa-0000-4000-8000-000000000007')",
      [ownCompany],
    );
    await refused(decide('accept_name', 'ownModerator'), 'PT403');
    await refused(decide('accept_name', 'moderator', ' '), 'PT422', 'reason');
    await refused(decide('bless'), 'PT422', 'decision');
  });
});

describe('what is no page', () => {
  const wrong: [change: Partial<LivePage>, at: string][] = [
    [{ name: 'best-plumbers.ca' }, 'name'],
    [{ name: 'Call 1 at a@b.ca' }, 'name'],
    [{ name: '' }, 'name'],
    [{ trade: 'Wizardry' }, 'trade'],
    [{ description_en: 'Short.' }, 'description_en'],
    [{ services: [] }, 'services'],
    [{ services: 'none' }, 'services'],
    [{ services: [{ ...livePage.services[0], name_en: 'See www.roofs.ca' }] }, 'name_en'],
    [{ services: [{ ...livePage.services[0], price_cents: -1 }] }, 'price_cents'],
    [{ services: [{ ...livePage.services[0], price_unit: 'smile' }] }, 'price_unit'],
    [{ services: Array.from({ length: 51 }, () => ({ id: crypto.randomUUID(), name_en: 'More' })) }, 'services'],
    [{ areas: [] }, 'areas'],
    [{ province: 'BC' }, 'postal_code'],
    [{ phone: '', website: '' }, 'phone'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ established: 1700 }, 'established'],
    [{ established: 2999 }, 'established'],
    [{ employees: 'many' }, 'employees'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['en', '<b>'] }, 'languages'],
    [{ service_radius_km: 0 }, 'service_radius_km'],
    [{ response_time: 'At once' }, 'response_time'],
    [{ tagline_fr: 'x'.repeat(201) }, 'tagline_fr'],
    [{ description_en: 'x'.repeat(70_000) }, 'page'],
    [{ status: 'approved' } as never, 'page'],
  ];
  for (const [change, at] of wrong) {
    test(`${JSON.stringify(change).slice(0, 60)} is refused at ${at} and nothing is kept`, async () => {
      const { version } = await read();
      await refused(save(version, change), 'PT422', at);
      assert.equal((await read()).version, version);
    });
  }

  test("another company's service cannot be taken into a page", async () => {
    const [theirs] = await database.query<{ id: string }>(
      "insert into public.provider_services (provider_id, name_en) values ('aaaaaaaa-0000-4000-8000-000000000002', 'Theirs') returning id",
    );
    await refused(save((await read()).version, { services: [{ id: theirs!.id, name_en: 'Mine' }] }), 'PT409');
  });
});

describe('who may', () => {
  const calls: Readonly<Record<string, Record<string, unknown>>> = {
    company_page: { provider: ownCompany },
    save_page_draft: { draft: { provider_id: ownCompany, seen: 'none', page: livePage } },
    company_preview: { provider: ownCompany },
    publish_company_page: { provider: ownCompany, seen: 'none' },
  };
  for (const [name, given] of Object.entries(calls)) {
    test(`${name}: the owner and the estimator alone`, async () => {
      for (const actor of accounts.filter((account) => !(answering as readonly string[]).includes(account))) {
        if (name === 'company_page') assert.equal(await callAs(database, actor, name, given), null, actor);
        else await refused(callAs(database, actor, name, given), 'PT404');
      }
      await assert.rejects(callAs(database, guests[4], name, given), { code: '42501' });
      for (const actor of answering) assert.ok((await read(actor)).version);
    });
  }

  test('not while the company is suspended or not live, whose people still read it', async () => {
    for (const [status, code] of [
      ['suspended', 'PT409'],
      ['draft', 'PT409'],
      ['submitted', 'PT409'],
    ] as const) {
      await database.query('update public.providers set status = $2 where id = $1', [ownCompany, status]);
      const { version: seen } = await read();
      await refused(save(seen), code);
      await refused(preview(), code);
      await refused(publish(seen), code);
    }
  });
});
