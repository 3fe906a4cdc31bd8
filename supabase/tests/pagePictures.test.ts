import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addPlaces, livePage, ownCompany, type LivePage } from './support/livePage.ts';
import { addCompanies, companies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPlaces(opened);
});

type Page = NonNullable<Answers['company_page']>;
type Profile = NonNullable<Answers['provider_profile']>;
const read = () => callAs<Page>(database, 'provider', 'company_page', { provider: ownCompany });
async function save(changes: Partial<LivePage>): Promise<{ version: string }> {
  const page = { ...livePage, ...changes };
  return callAs(database, 'provider', 'save_page_draft', { draft: { provider_id: ownCompany, seen: (await read()).version, page } });
}
async function publish(changes: Partial<LivePage>): Promise<Profile> {
  const { version } = await save(changes);
  await callAs(database, 'provider', 'publish_company_page', { provider: ownCompany, seen: version });
  return callAs<Profile>(database, 'anon', 'provider_profile', { id: ownCompany });
}
/** As the embedded backend stores it. */
async function picture(kind = 'portfolio', actor: Actor = 'provider', target: string = ownCompany): Promise<string> {
  const { name } = await callAs<{ name: string }>(database, actor, 'begin_upload', { kind, target, n: 1, type: 'image/jpeg' });
  await database.query("select private.store_company_file('portfolio', $1)", [name]);
  return name;
}
const project = (image: string, changes: object = {}) => ({
  id: crypto.randomUUID(),
  title_en: 'A bathroom',
  title_fr: null,
  description_en: 'Tiles and taps in a week.',
  description_fr: null,
  image,
  alt_en: 'A white bathroom with a round mirror',
  alt_fr: null,
  completed_on: '2026-05-31',
  ...changes,
});
const hours = { appointment: false, days: { mon: ['08:00', '17:00'], sat: ['09:30', '12:00'] } };
const passes = (days: number) => database.query('select private.apply_retention(now() + $1::interval)', [`${days} days`]);
const files = async () =>
  (await database.query<{ name: string }>('select name from private.company_files order by name')).map(({ name }) => name);

describe('projects of a page', () => {
  test('are drafted, previewed and published in their order, with what their pictures show', async () => {
    const [first, second] = [project(await picture()), project(await picture(), { title_en: 'A roof', completed_on: null })];
    await save({ projects: [first, second] });
    const shown = await callAs<Profile>(database, 'provider', 'company_preview', { provider: ownCompany });
    assert.deepEqual(
      shown.projects.map(({ title, image, alt }) => [title.en, image, alt.en]),
      [first, second].map(({ title_en, image, alt_en }) => [title_en, image, alt_en]),
    );
    assert.deepEqual((await callAs<Profile>(database, 'anon', 'provider_profile', { id: ownCompany })).projects, []);
    assert.deepEqual(
      (await publish({ projects: [second, first] })).projects.map(({ id }) => id),
      [second.id, first.id],
    );
    assert.deepEqual(
      (await publish({ projects: [first] })).projects.map(({ id }) => id),
      [first.id],
    );
  });

  for (const [what, changes, field] of [
    ['a title', { title_en: ' ' }, 'title_en'],
    ['what the picture shows', { alt_en: null }, 'alt_en'],
    ['its picture', { image: '' }, 'image'],
    ['a day that is over', { completed_on: '2990-01-01' }, 'completed_on'],
    ['a day', { completed_on: 'last May' }, 'completed_on'],
    ['a title that leads nowhere', { title_en: 'See www.example.com' }, 'title_en'],
  ] as const) {
    test(`need ${what}`, async () => refused(save({ projects: [project(await picture(), changes)] }), 'PT422', field));
  }

  test('in Quebec say it in French too', async () => {
    await database.exec(`update public.providers set province = 'QC' where id = '${ownCompany}'`);
    const page = { province: 'QC', city: 'Montréal', postal_code: 'H2X 1Y4', areas: ['Montréal'], description_fr: livePage.description_en };
    const image = await picture();
    await refused(save({ ...page, projects: [project(image)] }), 'PT422', 'title_fr');
    await refused(save({ ...page, projects: [project(image, { title_fr: 'Une salle de bains' })] }), 'PT422', 'alt_fr');
    await save({ ...page, projects: [project(image, { title_fr: 'Une salle de bains', alt_fr: 'Une salle de bains blanche' })] });
  });

  test('are 24 at most, and none twice', async () => {
    const image = await picture();
    await refused(save({ projects: Array.from({ length: 25 }, () => project(image)) }), 'PT422', 'projects');
    const one = project(image);
    await refused(save({ projects: [one, one] }), 'PT422', 'projects');
  });

  test('show no picture of another company, none of another kind, and none that is not there', async () => {
    const { name } = await callAs<{ name: string }>(database, 'provider', 'begin_upload', {
      kind: 'portfolio',
      target: ownCompany,
      n: 1,
      type: 'image/png',
    });
    const foreign = await picture('portfolio', 'rival', companies.rival);
    for (const image of [foreign, await picture('logo'), name, 'art:bath', 'https://elsewhere.example/x.png'])
      await refused(save({ projects: [project(image)] }), 'PT422', 'image');
  });

  test('of another company are not taken over by their id', async () => {
    const id = crypto.randomUUID();
    await database.query(
      "insert into public.portfolio_items (id, provider_id, title_en, image_path, alt_en) values ($1, $2, 'Theirs', 'art:bath', 'Theirs')",
      [id, companies.rival],
    );
    await refused(save({ projects: [project(await picture(), { id })] }), 'PT409');
  });

  test('that stood there before keep their drawing', async () => {
    const id = crypto.randomUUID();
    await database.query(
      "insert into public.portfolio_items (id, provider_id, title_en, image_path, alt_en) values ($1, $2, 'Old', 'art:bath', 'A bath')",
      [id, ownCompany],
    );
    assert.deepEqual(
      (await publish({ projects: [project('art:bath', { id })] })).projects.map(({ image }) => image),
      ['art:bath'],
    );
  });

  test('keep their files while a page or a draft shows them, and not longer', async () => {
    const [kept, drafted] = [await picture(), await picture()];
    await picture();
    await publish({ projects: [project(kept)] });
    await save({ projects: [project(drafted)] });
    await passes(2);
    assert.deepEqual(await files(), [kept, drafted].sort());
    await publish({ projects: [] });
    await passes(2);
    assert.deepEqual(await files(), []);
    assert.equal((await database.query("select from private.deleted_photos where bucket = 'portfolio'")).length, 3);
  });
});

describe('the logo', () => {
  test('is drafted and published, and goes with its file', async () => {
    const logo = await picture('logo');
    assert.equal((await publish({ logo })).logo, logo);
    await passes(2);
    assert.deepEqual(await files(), [logo]);
    assert.equal((await publish({ logo: null })).logo, null);
    await passes(2);
    assert.deepEqual(await files(), []);
  });

  test('is a picture of the company', async () => {
    for (const logo of [await picture(), await picture('logo', 'rival', companies.rival), 'https://elsewhere.example/x.png'])
      await refused(save({ logo }), 'PT422', 'logo');
  });
});

describe('hours', () => {
  const facts = async () =>
    (await callAs<{ jsonLd: Record<string, unknown>[] }>(database, 'anon', 'describe_service', { params: { id: ownCompany } })).jsonLd[0]!;

  test('are published and told to search engines', async () => {
    assert.deepEqual((await publish({ hours })).hours, hours);
    assert.deepEqual((await facts())['openingHoursSpecification'], [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '09:30', closes: '12:00' },
    ]);
    assert.equal((await publish({ hours: null })).hours, null);
    assert.equal((await facts())['openingHoursSpecification'], undefined);
  });

  test('of an invented company are told to nobody but its visitors', async () => {
    await publish({ hours });
    await database.exec(`update public.providers set is_sample = true where id = '${ownCompany}'`);
    assert.equal((await facts())['openingHoursSpecification'], undefined);
  });

  test('may be by appointment alone', async () => {
    assert.deepEqual((await publish({ hours: { appointment: true, days: {} } })).hours, { appointment: true, days: {} });
  });

  for (const [what, wrong] of [
    ['that end before they begin', { appointment: false, days: { mon: ['17:00', '08:00'] } }],
    ['of no day', { appointment: false, days: {} }],
    ['of a day that there is not', { appointment: false, days: { holiday: ['08:00', '17:00'] } }],
    ['with one end', { appointment: false, days: { mon: ['08:00'] } }],
    ['that are no time', { appointment: false, days: { mon: ['8', '17'] } }],
    ['past midnight', { appointment: false, days: { mon: ['20:00', '26:00'] } }],
  ] as const) {
    test(`${what} are refused`, async () => refused(save({ hours: wrong }), 'PT422', 'hours'));
  }

  test('of another shape are kept out by the table itself', async () => {
    for (const wrong of ['"open"', '[]', '{}', '{"appointment": "yes", "days": {}}', '{"appointment": true, "days": [], "x": 1}'])
      await assert.rejects(
        (async () => {
          await database.exec('savepoint wrong');
          try {
            await database.query('update public.providers set hours = $1::text::jsonb where id = $2', [wrong, ownCompany]);
          } finally {
            await database.exec('rollback to savepoint wrong');
          }
        })(),
        { code: '23514' },
      );
  });
});

test('a page that says nothing of pictures and hours leaves them', async () => {
  const logo = await picture('logo');
  await publish({ logo, hours, projects: [project(await picture())] });
  const { logo: _logo, hours: _hours, projects: _projects, ...old } = livePage;
  const draft = { provider_id: ownCompany, seen: (await read()).version, page: { ...old, tagline_en: 'Newer' } };
  const { version } = await callAs<{ version: string }>(database, 'provider', 'save_page_draft', { draft });
  await callAs(database, 'provider', 'publish_company_page', { provider: ownCompany, seen: version });
  const { page } = await read();
  assert.deepEqual([page.logo, page.hours, page.projects.length, page.tagline_en], [logo, hours, 1, 'Newer']);
});
