import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { expectedMaterials, type MaterialFilters, type MaterialRow } from './support/materialsOracle.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

interface Page {
  total: number;
  items: (Record<string, unknown> & { id: number })[];
  next: unknown;
  brands: string[];
  price_max: number;
}

let database: TestDatabase;
let rows: MaterialRow[];
before(async () => {
  database = await openTestDatabase({ seed: true });
  rows = await database.query<MaterialRow>('select * from materials order by id');
  rows = rows.map((row) => ({ ...row, id: Number(row.id) }));
});
after(() => database.close());

const number = async (sql: string) => Number(Object.values((await database.query(sql))[0]!)[0]);
const value = async <T>(sql: string, parameters: unknown[] = []) => Object.values((await database.query(sql, parameters))[0]!)[0] as T;
const search = (q = '', filters: unknown = {}, sort = 'featured', after: unknown = null, size = 24) =>
  value<Page>('select search_materials($1, $2::text::jsonb, $3, $4::text::jsonb, $5)', [
    q,
    JSON.stringify(filters),
    sort,
    JSON.stringify(after),
    size,
  ]);

async function readAll(q: string, filters: MaterialFilters, sort: string, size: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after: unknown = null; ;) {
    const page = await search(q, filters, sort, after, size);
    ids.push(...page.items.map(({ id }) => id));
    if (page.next === null) return ids;
    after = page.next;
  }
}

describe('seeded materials', () => {
  test('each is shown by a picture of its own', async () => {
    assert.deepEqual(await database.query('select image, count(*) from materials group by image having count(*) > 1 or image is null'), []);
  });

  test('the six samples come first, one of each category of the specification', async () => {
    const { items } = await search('', {}, 'featured', null, 6);
    assert.deepEqual(
      items.map(({ id }) => id),
      [1, 2, 3, 4, 5, 6],
    );
    assert.deepEqual(
      new Set(items.map(({ category }) => category)),
      new Set(['Lumber & Wood', 'Hardware & Tools', 'Electrical', 'Flooring & Tiles', 'Heating & Cooling', 'Paint & Finishes']),
    );
    const units = items.map(({ unit }) => unit);
    for (const unit of ['per board', 'per set', 'per sq ft']) assert.ok(units.includes(unit), unit);
    for (const item of items) {
      for (const field of ['name', 'price', 'image', 'brand', 'rating', 'reviews', 'location', 'description', 'delivery']) {
        assert.ok(item[field], `${item.id} ${field}`);
      }
      assert.equal(item['in_stock'], true);
    }
  });

  test('at least 500 in all 18 categories from 40 brands in every province, none above 3,000 dollars', async () => {
    assert.ok(rows.length >= 500);
    assert.equal(await number('select count(distinct name) from materials'), rows.length);
    assert.equal(await number('select count(distinct name_fr) from materials'), rows.length);
    assert.ok((await number('select count(distinct category) from materials join categories on title = category')) === 18);
    assert.ok((await number('select count(distinct brand) from materials')) >= 40);
    assert.equal(await number('select count(distinct province) from materials'), 13);
    assert.ok(
      (await number('select max(price) from (select price from materials union all select price from private.sample_prices) as p')) <= 3000,
    );
    assert.equal(await number('select count(*) from materials where name_fr is null or description_fr is null or delivery_fr is null'), 0);
  });

  test('every hub has at least twelve of them', async () => {
    const hubs = await database.query<{ hub: string; n: number }>(
      'select hub, count(*)::integer as n from materials, unnest(hubs) as hub group by hub',
    );
    assert.equal(hubs.length, 30);
    assert.deepEqual(
      hubs.filter(({ n }) => n < 12),
      [],
    );
  });

  test('their shops sell and deliver, and are not professionals of the directory', async () => {
    assert.equal(await number("select count(*) from providers where kind = 'vendor' and not in_directory"), 8);
    assert.equal(await number("select count(*) from services as s join providers as p on p.id = s.id where p.kind = 'vendor'"), 0);
    assert.equal(await number('select count(*) from materials where vendor_id is null'), 0);
    assert.equal(await number('select count(distinct zone) from delivery_rules'), 13);
  });
});

describe('search_materials', () => {
  const filters = fc.record(
    {
      category: fc.constantFrom('Lumber & Wood', 'Electrical', 'Nothing'),
      min_price: fc.integer({ min: 0, max: 60 }).map((step) => step * 50),
      max_price: fc.integer({ min: 0, max: 60 }).map((step) => step * 50),
      location: fc.constantFrom('BC', 'AB', 'ON', 'QC'),
      in_stock: fc.boolean(),
      sustainable: fc.boolean(),
      brand: fc.constantFrom('Argilla', 'Rillet', 'Nobody'),
      hub: fc.constantFrom('/kitchen/sinks', '/bathroom/tiles', '/flooring/materials'),
      specs: fc.dictionary(fc.constantFrom('Mount', 'Radiant heat', 'Type', 'Nothing'), fc.constantFrom('Drop-in', 'Yes', 'No', 'Mosaic'), {
        maxKeys: 2,
      }),
    },
    { requiredKeys: [] },
  );
  const terms = fc.constantFrom('', '', 'cedar', 'CEDAR', 'a', 'in', '4 x 8', ' oak ', '%', '_', '’', 'argilla', 'zzz');
  const sorts = fc.constantFrom('featured', 'price-low', 'price-high', 'rating', 'newest', 'nonsense');

  test('finds what the rules say, in their order, page by page', () =>
    fc.assert(
      fc.asyncProperty(terms, filters, sorts, fc.integer({ min: 1, max: 100 }), async (q, asked, sort, size) => {
        const expected = expectedMaterials(rows, q, asked, sort);
        assert.equal((await search(q, asked, sort)).total, expected.length);
        assert.deepEqual(await readAll(q, asked, sort, size), expected);
      }),
      { numRuns: 120 },
    ));

  test('newest is not featured', async () => {
    assert.notDeepEqual((await search('', {}, 'newest')).items, (await search()).items);
  });

  test('brands are those of the category and are not searched', async () => {
    const { brands } = await search('', { category: 'Electrical' });
    assert.deepEqual(brands, [...new Set(rows.filter(({ category }) => category === 'Electrical').map(({ brand }) => brand))].sort());
    assert.equal((await search('Tidewrack')).total, 0);
  });

  test('French texts are searched in French, without accents', async () => {
    assert.equal((await search('cèdre')).total, 0);
    const { total } = await search('cèdre', { locale: 'fr' });
    assert.ok(total >= 5);
    assert.equal((await search('CEDRE', { locale: 'fr' })).total, total);
  });

  for (const [name, filters, after] of [
    ['a list', [], null],
    ['a text', 'none', null],
    ['foreign values', { min_price: 'cheap', location: 7, ids: 'x', category: null, specs: [1] }, null],
    ['a foreign position', {}, { k: ['x'], id: {} }],
    ['a huge position', {}, { k: [1e300, 1e300], id: 1e300 }],
    [
      'SQL',
      { category: "'; drop table materials; --", brand: "x' or true --", hub: "x'", specs: { "a' or '": '{"}' } },
      { k: ['1; drop table materials', 2], id: 3 },
    ],
  ] as const) {
    test(`${name} is answered with a page`, async () => {
      for (const sort of ['featured', 'rating', "price-low'; --"]) assert.ok((await search('', filters, sort, after)).items.length >= 0);
      assert.equal(await number('select count(*) from materials'), rows.length);
    });
  }

  test('what is not published is found by nobody, and counts follow every change', () =>
    rolledBack(database, async () => {
      const { total } = await search('', { category: 'Electrical' });
      await database.exec(
        "update materials set published = false where id = 3; delete from materials where id = 1; update materials set category = 'Electrical' where id = 2",
      );
      const found = await search('', { category: 'Electrical' }, 'featured', null, 100);
      assert.equal(found.total, total);
      assert.ok(found.items.every(({ id }) => id !== 3) && found.items.some(({ id }) => id === 2));
      assert.equal((await search()).total, rows.length - 2);
      assert.equal(await value('select material_page(3)'), null);
      await database.exec('truncate materials cascade');
      assert.deepEqual(await search(), { total: 0, items: [], next: null, brands: [], price_max: null, understood: null });
    }));
});

describe('prices over time', () => {
  test('the last price of every history is the price of today', async () => {
    const wrong = await database.query(
      'select m.id from materials as m cross join lateral (select array_agg(price order by from_at) as prices from private.price_changes(m.id)) as h where h.prices[cardinality(h.prices)] is distinct from m.price',
    );
    assert.deepEqual(wrong, []);
  });

  test('earlier prices of samples began on Mondays as the site counts them, in summer and in winter', async () => {
    const other = await database.query(
      `select c.from_at from materials as m cross join lateral private.price_changes(m.id) as c
        where m.is_sample and to_char(c.from_at at time zone 'America/Toronto', 'ID HH24:MI:SS') <> '1 00:00:00'`,
    );
    assert.deepEqual(other, []);
  });

  test('low-90-day: also what was charged only at its beginning; what ended before does not count', () =>
    rolledBack(database, async () => {
      await database.exec(`
        insert into materials (id, name, category, family, price, unit, published, created_at)
        values (700001, 'Measured', 'Lumber & Wood', 'lumber', 12, 'each', true, now() - interval '300 days');
        update price_history set price = 5 where material_id = 700001;
        insert into price_history values (700001, 9, now() - interval '100 days'), (700001, 12, now() - interval '40 days')`);
      assert.equal(await number('select private.low_90_days(700001)'), 9);
      await database.exec("update price_history set from_at = now() - interval '95 days' where material_id = 700001 and price = 12");
      assert.equal(await number('select private.low_90_days(700001)'), 12);
      await database.exec('update materials set price = 8 where id = 700001');
      assert.equal(await number('select private.low_90_days(700001)'), 8);
      assert.equal(await number('select count(*) from price_history where material_id = 700001'), 4);
    }));

  test('some things were cheaper within 90 days, others were not', async () => {
    const cheaper = await number('select count(*) from materials where private.low_90_days(id) < price');
    assert.ok(cheaper > rows.length * 0.2 && cheaper < rows.length * 0.8, String(cheaper));
  });
});

describe('one material', () => {
  test('its page in one answer', async () => {
    const page = await value<Record<string, unknown>>('select material_page(4)');
    assert.deepEqual(Object.keys(page).sort(), ['delivery_rules', 'history', 'low_90_days', 'material', 'related', 'trades']);
    assert.equal((page['delivery_rules'] as unknown[]).length, 13);
    assert.equal((page['related'] as unknown[]).length, 6);
    assert.deepEqual(page['trades'], ['Bathroom Renovation', 'Flooring', 'Kitchen Renovation']);
    assert.equal(await value('select material_page(999999999)'), null);
  });

  test('its structured data: a product with an offer and no invented rating', async () => {
    const facts = await value<{ title: string; picture: string; jsonLd: Record<string, unknown>[] }>(
      'select describe_material(\'{"id":"1"}\', \'fr\')',
    );
    assert.match(facts.title, /^Planche de cèdre/);
    const [product] = facts.jsonLd;
    assert.equal(product!['@type'], 'Product');
    assert.equal(product!['category'], 'Bois d’œuvre');
    assert.equal(facts.picture, await value('select image from materials where id = 1'));
    assert.equal(product!['aggregateRating'], undefined);
    assert.deepEqual((product!['offers'] as Record<string, unknown>)['priceCurrency'], 'CAD');
    for (const id of ['x', '-1', '99999999999999999999', '']) {
      assert.equal(await value("select describe_material(jsonb_build_object('id', $1::text))", [id]), null);
    }
  });
});
