import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readSectionSource } from '@marketplace/delivery/sections';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
let hubs: string[];
before(async () => {
  database = await openTestDatabase({ seed: true });
  const manifest = await readSectionSource(fileURLToPath(new URL('../../mf-catalog', import.meta.url)));
  hubs = manifest.routes.filter(({ chunk }) => chunk === 'material-hub').map(({ path }) => path);
});
after(() => database.close());

const describe = async (path: string, locale = 'en') => {
  const [row] = await database.query<{
    facts: { jsonLd: { itemListElement: { item: { name: string; url: string; category: string } }[] }[] } | null;
  }>('select public.describe_material_hub($1::text::jsonb, $2) as facts', [JSON.stringify({ path }), locale]);
  return row!.facts;
};

test('there are thirty pages, each with at least twelve materials', async () => {
  assert.equal(hubs.length, 30);
  for (const path of hubs) {
    const [row] = await database.query<{ found: { total: number } }>('select public.search_materials($1, $2::text::jsonb) as found', [
      '',
      JSON.stringify({ hub: path }),
    ]);
    assert.ok(row!.found.total >= 12, `${path} has ${row!.found.total} materials`);
  }
});

test('search engines are told the first twelve, in the language asked for', async () => {
  const english = (await describe('/kitchen/materials'))!.jsonLd[0]!.itemListElement;
  assert.equal(english.length, 12);
  assert.match(english[0]!.item.url, /^\{site\}\/materials\/\d+$/);
  const french = (await describe('/kitchen/materials', 'fr'))!.jsonLd[0]!.itemListElement;
  assert.notEqual(french[0]!.item.name, english[0]!.item.name);
  assert.notEqual(french[0]!.item.category, english[0]!.item.category);
});

test('a page without materials is told nothing', async () => {
  assert.equal(await describe('/kitchen/unknown'), null);
  assert.equal(await describe("'; drop table public.materials; --"), null);
});

test('every category counts its materials and the professionals of its trades', async () => {
  const [row] = await database.query<{ counts: { title: string; professionals: number; materials: number }[] }>(
    'select public.category_counts() as counts',
  );
  const expected = await database.query<{ title: string; professionals: number; materials: number }>(`
    select c.title,
           (select count(*)::int from public.services as s join public.category_trades as t on t.trade = s.category
             where t.category_id = c.id) as professionals,
           (select count(*)::int from public.materials as m where m.category = c.title and m.published) as materials
      from public.categories as c order by c.created_at, c.id`);
  assert.deepEqual(row!.counts, expected);
});

test('what is not published counts nowhere', async () => {
  const counted = async () => {
    const [row] = await database.query<{ counts: { title: string; materials: number }[] }>('select public.category_counts() as counts');
    return row!.counts.find(({ title }) => title === 'Electrical')!.materials;
  };
  const before = await counted();
  await database.exec(`insert into public.materials (name, category, family, price, unit, hubs)
    values ('Not yet for sale', 'Electrical', 'dimmer', 10, 'each', '{/kitchen/unknown}')`);
  assert.equal(await counted(), before);
  assert.equal(await describe('/kitchen/unknown'), null);
});
