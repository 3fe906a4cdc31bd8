import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { addPeople } from './attacks/calls/stages.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addPlaces, livePage, ownCompany, type LivePage } from './support/livePage.ts';
import { about, apply, completePage, startCompany } from './support/onboarding.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
  await addPlaces(opened);
  await opened.exec(readFileSync(new URL('../seed/sql/41_places.sql', import.meta.url), 'utf8'));
  await opened.exec('update auth.users set email_confirmed_at = now()');
});

const french = 'Nous réparons les fuites d’eau des maisons et des petits immeubles, le jour même, avec notre équipe.';
const isInQuebec = async (area: string) => (await database.query<{ is: boolean }>('select private.is_in_quebec($1) as is', [area]))[0]!.is;

describe('a place is in Quebec', () => {
  const there = ['Gatineau', 'GATINEAU', 'Gatineau, QC', 'Trois Rivieres', 'St-Jérôme', 'Ville de Québec', 'Quebec City', 'all of Quebec']
    .concat([
      'Chelsea (Québec)',
      'Shawville, PQ',
      'Ottawa–Gatineau',
      'Ottawa and Hull',
      'Greater Montreal',
      'Grand Montréal',
      'J8X',
      'j8x 2y1',
    ])
    .concat([
      'H',
      'J9',
      'Outaouais',
      'l’Outaouais',
      'Cantons-de-l’Est',
      'the Eastern Townships',
      'Salaberry-de-Valleyfield',
      'Hull, ON and Laval',
    ]);
  for (const area of there) test(`when it is written ${area}`, async () => assert.equal(await isInQuebec(area), true));

  const elsewhere = [
    'Toronto',
    'North York',
    'St. John’s',
    'Saint John',
    'Sault Ste. Marie',
    'North Bay, ON',
    'Windsor',
    'LaSalle, ON',
  ].concat([
    'Hull, Ontario',
    'Alma (Nouveau-Brunswick)',
    'K1A',
    'M',
    'Grande Prairie',
    'Montrose',
    'New Brunswick',
    'Ottawa',
    '',
    '—',
    'G'.repeat(80),
  ]);
  for (const area of elsewhere) test(`and elsewhere when it is written ${area}`, async () => assert.equal(await isInQuebec(area), false));
});

describe('a page on its way', () => {
  interface Application {
    page: { served_in_quebec: string | null; checklist: { key: string; state: string; required: boolean }[] };
  }
  const page = async () => (await callAs<Application[]>(database, 'applicant', 'my_applications'))[0]!.page;
  const missing = async () =>
    (await page()).checklist.filter(({ required, state }) => required && state === 'missing').map(({ key }) => key);
  const work = (provider_id: string, areas: string[]) =>
    callAs(database, 'applicant', 'save_company_place', {
      place: { provider_id, city: 'Ottawa', province: 'ON', postal_code: 'K1A 0B1', areas },
    });
  const ready = async () => {
    const provider = await startCompany(database, await apply(database, 'applicant'));
    await completePage(database, 'applicant', provider);
    return provider;
  };

  test('of Ontario that also works in Quebec needs its text in French, and says for which place', async () => {
    const provider = await ready();
    assert.deepEqual([await missing(), (await page()).served_in_quebec], [[], null]);
    await work(provider, ['Ottawa', 'Hull', 'Gatineau']);
    assert.deepEqual([await missing(), (await page()).served_in_quebec], [['about'], 'Hull']);
    await refused(callAs(database, 'applicant', 'submit_company', { provider }), 'PT409', 'about');
    await callAs(database, 'applicant', 'save_company_about', {
      about: { provider_id: provider, name: 'Maple Ridge Roofing', trade: 'Roofing', description_en: about, description_fr: french },
    });
    assert.deepEqual(await missing(), []);
    await callAs(database, 'applicant', 'submit_company', { provider });
  });

  test('does not need it any more without the place, and is complete again', async () => {
    const provider = await ready();
    await work(provider, ['Ottawa', 'Gatineau']);
    assert.deepEqual(await missing(), ['about']);
    await work(provider, ['Ottawa']);
    assert.deepEqual([await missing(), (await page()).served_in_quebec], [[], null]);
  });

  test('is approved by nobody without it, even when it was sent before the place was there', async () => {
    const provider = await ready();
    await callAs(database, 'applicant', 'submit_company', { provider });
    await database.query("update public.credentials set status = 'verified', checked_at = now() where provider_id = $1", [provider]);
    await database.query("insert into public.provider_areas (provider_id, area, position) values ($1, 'Gatineau', 40)", [provider]);
    await refused(callAs(database, 'moderator', 'decide_company', { id: provider, decision: 'approve', reason: 'Complete.' }), 'PT409');
  });

  test('is in Quebec by the postal codes it serves, too', async () => {
    const provider = await ready();
    await database.query("update public.provider_areas set fsa_prefixes = '{K,J8}' where provider_id = $1 and area = 'Toronto'", [
      provider,
    ]);
    assert.deepEqual([await missing(), (await page()).served_in_quebec], [['about'], 'Toronto']);
  });
});

describe('a live page', () => {
  const read = () => callAs<{ version: string; page: LivePage }>(database, 'provider', 'company_page', { provider: ownCompany });
  const publish = async (changes: Partial<LivePage>) => {
    const seen = (await read()).version;
    const kept = await callAs<{ version: string }>(database, 'provider', 'save_page_draft', {
      draft: { provider_id: ownCompany, seen, page: { ...livePage, ...changes } },
    });
    return callAs(database, 'provider', 'publish_company_page', { provider: ownCompany, seen: kept.version });
  };
  const areas = ['Toronto', 'Gatineau'];
  const place = { provider_id: ownCompany, city: 'Toronto', province: 'ON', postal_code: 'M5V 2T6', areas };
  const named = { provider_id: ownCompany, name: livePage.name, trade: livePage.trade };

  test('neither takes a place in Quebec nor loses its French there, by either way of writing it', async () => {
    await refused(publish({ areas }), 'PT422', 'description_fr');
    await refused(callAs(database, 'provider', 'save_company_place', { place }), 'PT422', 'description_fr');
    assert.deepEqual((await read()).page.areas, []);
    await publish({ areas, description_fr: french });
    await refused(publish({ areas }), 'PT422', 'description_fr');
    await refused(
      callAs(database, 'provider', 'save_company_about', { about: { ...named, description_en: about } }),
      'PT422',
      'description_fr',
    );
    await publish({});
    assert.equal((await read()).page.description_fr, null);
  });

  test('has its projects in French before it works there', async () => {
    const id = 'dddddddd-0000-4000-8000-0000000000aa';
    const image = `u/${ownCompany}/${'a'.repeat(64)}.jpg`;
    const project = { id, title_en: 'A bath', description_en: '', image, alt_en: 'A white bath', title_fr: null, alt_fr: null };
    await publish({ description_fr: french });
    await database.query(
      `insert into public.portfolio_items (id, provider_id, title_en, description_en, image_path, alt_en) values ($1, $2, 'A bath', '', $3, 'A white bath')`,
      [id, ownCompany, image],
    );
    const said = { description_fr: french, areas };
    await refused(publish({ ...said, projects: (await read()).page.projects }), 'PT422', 'projects_fr');
    await refused(callAs(database, 'provider', 'save_company_place', { place }), 'PT422', 'projects_fr');
    const translated = { ...project, title_fr: 'Un bain', alt_fr: 'Un bain blanc' };
    await refused(publish({ ...said, projects: [{ ...translated, alt_fr: null }] }), 'PT422');
    await publish({ ...said, projects: [translated] });
    await refused(publish({ ...said, projects: [{ ...project, title_en: 'Another bath' }] }), 'PT422', 'title_fr');
  });

  test('from before the rule changes part by part once it is written in French', async () => {
    await database.query("insert into public.provider_areas (provider_id, area) values ($1, 'Gatineau')", [ownCompany]);
    const reach = { provider_id: ownCompany, phone: '416-555-0111' };
    await callAs(database, 'provider', 'save_company_reach', { reach });
    const here = { areas: ['Gatineau'] };
    await refused(publish({ ...here, tagline_en: 'Another line' }), 'PT422', 'description_fr');
    await publish({ ...here, description_fr: french });
    await publish({ ...here, description_fr: french, tagline_en: 'Another line' });
  });
});
