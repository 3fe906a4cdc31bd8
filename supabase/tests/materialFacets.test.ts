import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

interface Facet {
  label: string;
  label_fr: string;
  values: { value: string; value_fr: string }[];
}
interface Page {
  total: number;
  items: { name: string }[];
  facets?: Facet[];
}

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

async function search(filters: unknown): Promise<Page> {
  const [row] = await database.query<{ page: Page }>("select search_materials('', $1::text::jsonb) as page", [JSON.stringify(filters)]);
  return row!.page;
}
const facetsOf = async (hub: string) => (await search({ hub })).facets!;
const labels = async (hub: string) => (await facetsOf(hub)).map(({ label }) => label);
const valuesOf = async (hub: string, label: string) =>
  (await facetsOf(hub)).find((facet) => facet.label === label)?.values.map(({ value }) => value);

/** Adds published materials of the hub /test, one with each of the lists of specifications. */
async function addMaterials(...lists: unknown[]): Promise<void> {
  for (const specs of lists) {
    await database.query(
      `insert into materials (name, category, family, price, unit, hubs, specs, published)
       values ('Something', 'Electrical', 'dimmer', 10, 'each', '{/test,/test}', $1::text::jsonb, true)`,
      [JSON.stringify(specs)],
    );
  }
}
const spec = (label: string, value: string) => ({ label, value });

/** What product pages promise to filter by. */
const promised: readonly (readonly [hub: string, ...labels: string[]])[] = [
  ['/kitchen/sinks', 'Mount', 'Width', 'Finish'],
  ['/kitchen/faucets', 'Mount', 'Finish', 'Flow'],
  ['/bathroom/faucets', 'Mount', 'Finish', 'Flow'],
  ['/bathroom/vanities', 'Mount', 'Width', 'Finish'],
  ['/flooring/hardwood', 'Radiant heat'],
  ['/flooring/vinyl', 'Radiant heat', 'Wear layer'],
  ['/flooring/carpet', 'Radiant heat'],
  ['/flooring/tiles', 'Radiant heat', 'Slip resistance'],
  ['/outdoor/exterior-doors', 'ENERGY STAR', 'Swing', 'U-factor'],
  ['/outdoor/interior-doors', 'Swing'],
  ['/outdoor/windows', 'ENERGY STAR', 'U-factor'],
  ['/outdoor/garage', 'Door size', 'R-value', 'Opener'],
  ['/kitchen/materials', 'Type'],
  ['/bathroom/materials', 'Type'],
  ['/flooring/materials', 'Type'],
];

describe('seeded specifications', () => {
  for (const [hub, ...expected] of promised) {
    test(`${hub} is chosen from by ${expected.join(', ')}`, async () => {
      const offered = await labels(hub);
      for (const label of expected) assert.ok(offered.includes(label), `${label} is not among ${offered.join(', ')}`);
    });
  }

  test('every hub offers at least two choices, and each of them finds something but not everything', async () => {
    const hubs = await database.query<{ hub: string }>('select distinct unnest(hubs) as hub from materials');
    assert.equal(hubs.length, 30);
    for (const { hub } of hubs) {
      const { total, facets } = await search({ hub });
      assert.ok(facets!.length >= 2, hub);
      for (const { label, label_fr, values } of facets!) {
        assert.ok(label_fr && values.every(({ value_fr }) => value_fr));
        for (const { value } of values) {
          const found = (await search({ hub, specs: { [label]: value } })).total;
          assert.ok(found > 0 && found < total, `${hub} ${label}=${value} finds ${found} of ${total}`);
        }
      }
    }
  });

  test('windows are ENERGY STAR up to a U-factor of 1.22 W/m²·K, as Natural Resources Canada has it', async () => {
    const windows = await database.query<{ factor: string; star: string }>(`
      select u ->> 'value' as factor, star ->> 'value' as star
        from materials, jsonb_array_elements(specs) as u, jsonb_array_elements(specs) as star
       where u ->> 'label' = 'U-factor' and star ->> 'label' = 'ENERGY STAR'`);
    assert.ok(windows.length >= 8);
    for (const { factor, star } of windows) assert.equal(star, Number.parseFloat(factor) <= 1.22 ? 'Yes' : 'No', factor);
  });

  test('no material says a label twice', async () => {
    assert.deepEqual(
      await database.query(
        "select id, spec ->> 'label' from materials, jsonb_array_elements(specs) as spec group by id, spec ->> 'label' having count(*) > 1",
      ),
      [],
    );
  });
});

describe('facets of a hub', () => {
  test('only a question about a hub is answered with them, and they do not depend on what else is asked', async () => {
    assert.deepEqual(Object.keys(await search({})).sort(), ['brands', 'items', 'next', 'price_max', 'total', 'understood']);
    assert.deepEqual((await search({ hub: '/nothing' })).facets, []);
    const facets = await facetsOf('/kitchen/sinks');
    assert.deepEqual((await search({ hub: '/kitchen/sinks', max_price: 1, specs: { Mount: 'Undermount' } })).facets, facets);
  });

  test('said by most first, then as listed; with the words of both languages', () =>
    rolledBack(database, async () => {
      await addMaterials(
        [spec('Zinc', 'b'), { label: 'Width', label_fr: 'Largeur', value: '24 in', value_fr: '24 po' }, spec('Rare', '1')],
        [spec('Zinc', 'a'), { label: 'Width', label_fr: 'Largeur', value: '30 in', value_fr: '30 po' }, spec('Rare', '2')],
        [spec('Zinc', 'a'), { label: 'Width', label_fr: 'Largeur', value: '30 in', value_fr: '30 po' }],
      );
      assert.deepEqual(await facetsOf('/test'), [
        { label: 'Zinc', label_fr: 'Zinc', values: ['a', 'b'].map((value) => ({ value, value_fr: value })) },
        {
          label: 'Width',
          label_fr: 'Largeur',
          values: [
            { value: '24 in', value_fr: '24 po' },
            { value: '30 in', value_fr: '30 po' },
          ],
        },
        { label: 'Rare', label_fr: 'Rare', values: ['1', '2'].map((value) => ({ value, value_fr: value })) },
      ]);
    }));

  test('one value is no choice, more than twelve are too many, and so are more than five labels', () =>
    rolledBack(database, async () => {
      const seven = [...'abcdefg'].map((label) => [spec(label, '1'), spec(label, '2')]).flat();
      await addMaterials(seven, ...Array.from({ length: 13 }, (_, index) => [spec('Model', String(index)), spec('Same', 'Yes')]));
      assert.deepEqual(await labels('/test'), ['a', 'b', 'c', 'd', 'e']);
    }));

  test('what is no specification, or cannot be written in an address, is left out', () =>
    rolledBack(database, async () => {
      const odd = [
        'text',
        7,
        null,
        {},
        { label: 'A' },
        { label: 7, value: 7 },
        spec('', 'x'),
        spec('B', ' '),
        spec('A: b', 'x'),
        spec('Long', 'x'.repeat(81)),
      ];
      await addMaterials([...odd, spec(' Mount ', ' Wall ')], [spec('Mount', 'Floor'), spec('A: b', 'y'), spec('Long', 'y'.repeat(81))]);
      assert.deepEqual(await labels('/test'), ['Mount']);
      assert.deepEqual(await valuesOf('/test', 'Mount'), ['Floor', 'Wall']);
      assert.equal((await search({ hub: '/test', specs: { Mount: 'Wall' } })).total, 1);
    }));

  test('they follow every change', () =>
    rolledBack(database, async () => {
      await addMaterials([spec('Mount', 'Wall')], [spec('Mount', 'Floor')]);
      const change = (sql: string) =>
        database.exec(`update materials set ${sql} where hubs @> '{/test}' and specs @> '[{"value": "Wall"}]'`);
      await change('price = 11');
      assert.deepEqual(await valuesOf('/test', 'Mount'), ['Floor', 'Wall']);
      await change(`specs = '[{"label": "Mount", "value": "Ceiling"}, {"label": "Old", "value": "Wall"}]'`);
      assert.deepEqual(await valuesOf('/test', 'Mount'), ['Ceiling', 'Floor']);
      await change('published = false');
      assert.deepEqual(await facetsOf('/test'), []);
      await change('published = true');
      assert.deepEqual(await labels('/test'), ['Mount']);
      await database.exec('delete from materials where hubs @> \'{/test}\' and specs @> \'[{"value": "Floor"}]\'');
      assert.deepEqual(await facetsOf('/test'), []);
      await database.exec('truncate materials cascade');
      assert.deepEqual(await facetsOf('/kitchen/sinks'), []);
    }));

  test('whatever changes, the counters say what the materials say', () =>
    rolledBack(database, async () => {
      await database.exec("update materials set published = id % 3 > 0, hubs = hubs || '{/test}'; delete from materials where id % 7 = 0");
      const counted = await database.query(
        'select hub, label, value, n::integer, places::integer from private.material_facets order by 1, 2, 3',
      );
      const said = await database.query(`
        select h.hub collate "C" as hub, s.label collate "C" as label, s.value collate "C" as value, count(*)::integer as n, sum(place)::integer as places
          from materials as m, private.material_specs(m.specs) as s, unnest(m.hubs) as h (hub)
         where m.published group by 1, 2, 3 order by 1, 2, 3`);
      assert.ok(said.length > 100);
      assert.deepEqual(counted, said);
    }));
});

describe('a choice of specifications', () => {
  const hub = '/kitchen/sinks';
  for (const [specs, total] of [
    [{ Mount: 'Undermount' }, 5],
    [{ Mount: 'Drop-in', Width: '33 in' }, 2],
    [{ Mount: 'Undermount', Width: '33 in' }, 0],
    [{ mount: 'Undermount' }, 0],
    [{ Mount: 'Sous plan' }, 0],
    [{ Mount: "x' or true --" }, 0],
    [{ "'; drop table materials; --": 'x' }, 0],
    [{ '{"Mount"}': '\\,{}"\'$$' }, 0],
    [{ Mount: '' }, 13],
    [{ Mount: null, Width: 33 }, 13],
    [{ Mount: { $ne: 1 } }, 13],
    [[], 13],
    ['Mount', 13],
    [null, 13],
    [{}, 13],
  ] as const) {
    test(`${JSON.stringify(specs)} finds ${total}`, async () => {
      assert.equal((await search({ hub, specs })).total, total);
    });
  }

  test('without a hub there is nothing to choose from, so that nothing is asked for', async () => {
    assert.equal((await search({ specs: { Mount: 'Undermount' } })).total, (await search({})).total);
  });

  test('no more than eight count', () =>
    rolledBack(database, async () => {
      const letters = [...'abcdefgh'];
      await addMaterials(letters.map((label) => spec(label, '1')));
      const eight = Object.fromEntries(letters.map((label) => [label, '1']));
      assert.equal((await search({ hub: '/test', specs: { ...eight, h: '2' } })).total, 0);
      assert.equal((await search({ hub: '/test', specs: { ...eight, i: '2' } })).total, 1);
    }));
});
