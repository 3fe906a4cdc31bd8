import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { expectedFiltered, kilometres, type FilterRequest, type PlacedRow } from './support/filterOracle.ts';
import { search, searchAll } from './support/search.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
let rows: PlacedRow[];
before(async () => {
  database = await openTestDatabase({ seed: true });
  rows = await database.query<PlacedRow>(
    "select s.*, p.lat, p.lng, coalesce(p.languages, '{}') as languages from services as s left join providers as p using (id)",
  );
});
after(() => database.close());

const findPlace = async (near: string) =>
  (await database.query<{ name: string | null; lat: number; lng: number }>('select * from private.find_place($1)', [near]))[0]!;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const filters: fc.Arbitrary<FilterRequest> = fc.record(
  {
    near: fc.constantFrom('M5V', 'h2x 1y4', 'Toronto', 'montreal', 'Québec, QC', 'Halifax', 'Whitehorse', 'nowhere at all'),
    radius_km: fc.constantFrom(5, 10, 25, 50, 100),
    verified: fc.boolean(),
    response: fc.constantFrom('1h', '2h', '4h', 'day'),
    language: fc.constantFrom('fr', 'en'),
    min_rating: fc.constantFrom(3, 4, 4.5),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  q: fc.constantFrom('', '', 'plumbing', 'on', 'q', 'montréal', 'northline', 'zzz'),
  cat: fc.constantFrom(null, null, 'Plumbing', 'Roofing'),
  sort: fc.constantFrom('rating', 'reviews', 'name', 'distance'),
  page_size: fc.constantFrom(7, 24, 100),
  filters,
});

describe('filters against the obvious answer', () => {
  test('rows, order, counts, distances and pages, for filter × order × page', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { name, lat, lng } = await findPlace(asked.filters.near ?? '');
        const place = name === null ? null : ([lat, lng] as const);
        const expected = expectedFiltered(rows, asked, place);
        const { pages, items } = await searchAll(database, asked);
        assert.deepEqual(ids(items), ids(expected));
        assert.deepEqual(
          pages.map(({ matched, capped, total, place: measured }) => [matched, capped, total, measured]),
          pages.map(() => [expected.length, false, rows.length, name]),
        );
        assert.deepEqual(
          items.map((item) => item.distance_km),
          expected.map((row) => (place ? Math.round(kilometres(place, row) * 10) / 10 : undefined)),
        );
        const loose = pages
          .at(-1)!
          .also.filter((row) => !expectedFiltered([rows.find(({ id }) => id === row.id)!], { ...asked, q: '' }, place).length);
        assert.deepEqual(loose, [], 'forgiving rows pass the filters as well');
      }),
      { numRuns: 150, seed: 21 },
    );
  });

  test('whatever is sent as filters, the answer is a page', async () => {
    const first = ids((await search(database)).items);
    const nonsense = [
      'x',
      7,
      [],
      [{ near: 'Toronto' }],
      { near: 5 },
      { near: '' },
      { near: { a: 1 } },
      { verified: 'yes' },
      { response: '3h' },
      { language: 'de' },
      { min_rating: 'high' },
      { min_rating: -1 },
      { min_rating: '4; drop table services' },
      { radius_km: 'far' },
      { near: "Toronto'; drop table services; --" },
    ];
    for (const sent of nonsense.slice(0, 14))
      assert.deepEqual(ids((await search(database, { filters: sent })).items), first, JSON.stringify(sent));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ near: fc.string({ unit: 'grapheme', maxLength: 300 }), radius_km: fc.jsonValue(), min_rating: fc.jsonValue() }),
        async (sent) => {
          const text = JSON.stringify(sent);
          if (text.includes('\\u0000')) return;
          assert.ok((await search(database, { filters: sent, sort: 'distance' })).total > 0);
        },
      ),
      { numRuns: 60, seed: 22 },
    );
    assert.ok((await search(database, { filters: nonsense.at(-1) })).total > 0);
  });

  test('the nearest stay in order where more than 5,000 match, however deep the page', () =>
    rolledBack(database, async () => {
      await database.exec(`
        create temporary table crowd as select gen_random_uuid() as id, n from generate_series(1, 6000) as n;
        insert into providers (id, status, trade_name, primary_category, city, province, lat, lng)
        select id, 'approved', 'Crowd ' || n, 'Plumbing', 'Toronto', 'ON', 43.66 + n / 40000.0, -79.39 from crowd`);
      const asked = { cat: 'Plumbing', sort: 'distance', page_size: 100, filters: { near: 'Toronto', radius_km: 50 } };
      let page = await search(database, asked);
      assert.deepEqual([page.matched, page.capped], [5000, true]);
      const seen = new Set<string>();
      let last = 0;
      for (let depth = 0; depth < 6; depth += 1) {
        for (const { id, distance_km: km } of page.items) {
          assert.ok(km! >= last - 0.05 && !seen.has(id));
          last = km!;
          seen.add(id);
        }
        page = await search(database, { ...asked, after: page.next });
      }
      assert.equal(seen.size, 600);
    }));
});

describe('places', () => {
  for (const [near, name] of [
    ['M5V', 'M5V (Toronto, ON)'],
    ['m5v2t6', 'M5V (Toronto, ON)'],
    ['V5Z 1M9', 'V5Z (Vancouver, BC)'],
    ['X0A 0H0', 'X0A (Iqaluit, NU)'],
    ['J7Z', 'J7Z (Saint-Jérôme, QC)'],
    ['L4M', 'L4M (Barrie, ON)'],
    ['toronto', 'Toronto, ON'],
    ['TORONTO, ON', 'Toronto, ON'],
    ['montreal', 'Montréal, QC'],
    ['trois rivieres', 'Trois-Rivières, QC'],
    ['st johns', "St. John's, NL"],
    ['Torronto', 'Toronto, ON'],
    ['vanc', 'Vancouver, BC'],
    ['90210', null],
    ['D1A', null],
    ['Paris, France', null],
    ['', null],
  ] as const) {
    test(`${near || 'nothing'} means ${name ?? 'no place'}`, async () => {
      assert.equal((await findPlace(near)).name, name);
    });
  }

  test('every seeded city is known and within 10 km of where its companies are', async () => {
    const cities = await database.query<{ location: string; lat: number; lng: number }>(
      'select s.location, avg(p.lat) as lat, avg(p.lng) as lng from services as s join providers as p using (id) group by s.location',
    );
    assert.equal(cities.length, 25);
    for (const city of cities) {
      const place = await findPlace(city.location);
      assert.equal(place.name, city.location);
      assert.ok(
        kilometres([city.lat, city.lng], place as never) < 10,
        `${city.location}: ${kilometres([city.lat, city.lng], place as never)} km`,
      );
    }
  });

  test('any Canadian postal code has a place', async () => {
    for (const letter of 'ABCEGHJKLMNPRSTVXY') {
      for (const digit of '0123456789') assert.ok((await findPlace(`${letter}${digit}Z`)).name, `${letter}${digit}Z`);
    }
  });
});

describe('search keys follow the provider', () => {
  test('position, languages and response time count from the moment they change', () =>
    rolledBack(database, async () => {
      const [provider] = await database.query<{ id: string }>("select id from providers where city = 'Toronto' order by id limit 1");
      const near = async (place: string) =>
        ids(
          (await searchAll(database, { filters: { near: place, radius_km: 5, language: 'fr', response: '1h' }, page_size: 100 })).items,
        ).includes(provider!.id);
      assert.equal(await near('Whitehorse'), false);
      await database.query(
        "update providers set lat = 60.72, lng = -135.06, languages = '{en,fr}', response_time = 'Within 1 hour' where id = $1",
        [provider!.id],
      );
      assert.equal(await near('Whitehorse'), true);
      await database.query('update providers set lat = null, lng = null where id = $1', [provider!.id]);
      assert.equal(await near('Whitehorse'), false);
    }));
});
