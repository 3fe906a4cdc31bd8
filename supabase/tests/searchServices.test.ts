import fc from 'fast-check';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { becomeActor } from './support/people.ts';
import { search, searchAll, type ServiceRow } from './support/search.ts';
import { compareBy, expectedMatches } from './support/searchOracle.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

const words = [
  'Côté',
  'cote',
  'MAPLE',
  'maple',
  'Œuvre',
  'oeuvre',
  '50%',
  'a_b',
  'back\\slash',
  "O'Brien",
  'L’Érable',
  "L'erable",
  '🔨',
  'été',
  'x',
  'Québec',
];
const categoryNames = ['Plumbing', 'Électricité', 'Windows & Doors', '%'];
const places = ['Montréal, QC', 'Montreal, WI', 'Toronto, ON', "St. John's, NL", ''];

const row = fc.record({
  name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  category: fc.constantFrom(...categoryNames),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  review_count: fc.integer({ min: 0, max: 4 }),
  location: fc.constantFrom(...places),
});

const part = (text: string) =>
  fc.tuple(fc.nat(text.length), fc.integer({ min: 1, max: 6 })).map(([start, length]) => [...text].slice(start, start + length).join(''));
const term = fc.oneof(
  fc.constantFrom(...words, ...categoryNames, ...places).chain(part),
  fc.constantFrom('', ' ', '%', '_', '\\', "'", 'é', 'e', 'ON\nPl', 'côté plumbing', 'cote plumbing', '  maple ', 'maple  maple', 'zzz'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('upper', 'lower'))
    .map(([word, how]) => (how === 'upper' ? word.toUpperCase() : word.toLowerCase())),
);
const request = fc.record({
  q: term,
  cat: fc.constantFrom(null, ...categoryNames, 'Unknown'),
  sort: fc.constantFrom('rating', 'reviews', 'name', 'sideways'),
  page_size: fc.constantFrom(7, 24, 100),
});

let database: TestDatabase;
let rows: ServiceRow[];
before(async () => {
  database = await openTestDatabase();
  const made = fc.sample(row, { numRuns: 240, seed: 7 });
  await database.query(
    'insert into services (name, category, rating, review_count, location) select name, category, rating, review_count, location from jsonb_populate_recordset(null::services, $1::text::jsonb)',
    [JSON.stringify(made)],
  );
  rows = await database.query<ServiceRow>('select * from services');
});
after(() => database.close());

const ids = (list: readonly ServiceRow[]) => list.map(({ id }) => id);

describe('search_services against the obvious answer', () => {
  test('items, order, counts, pages and forgiving rows', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { exact, folded, words: scattered, understood } = expectedMatches(rows, asked);
        const { pages, items } = await searchAll(database, asked);
        const isLiteral = exact.length > 0 || asked.q.trim() === '';
        // What is spelled like something is told by its own tests.
        if (!isLiteral && pages[0]!.understood?.some(({ meant }) => meant)) return;
        const listed = isLiteral ? exact : understood;
        const forgiven = isLiteral ? [...folded, ...scattered].slice(0, 24) : [];

        assert.deepEqual(ids(items), ids(listed));
        assert.deepEqual(
          pages.map((page) => [page.matched, page.capped, page.total]),
          pages.map(() => [listed.length, false, rows.length]),
        );
        if (isLiteral) assert.ok(pages.every((page) => page.understood === null));
        assert.deepEqual(
          pages.map((page) => page.items.length <= asked.page_size),
          pages.map(() => true),
        );
        assert.deepEqual(
          pages.map((page) => ids(page.also.filter(({ reason }) => reason !== 'spelling'))),
          pages.map((page) => (page.next === null ? ids(forgiven) : [])),
        );
      }),
      {
        numRuns: 250,
        seed: 11,
        examples: [
          [{ q: 'montreal', cat: null, sort: 'name', page_size: 100 }],
          [{ q: 'é', cat: null, sort: 'rating', page_size: 7 }],
          [{ q: 'v', cat: null, sort: 'rating', page_size: 7 }],
        ],
      },
    );
  });

  test('a row is handed out with the eight columns, the languages, no sample and a numeric rating', async () => {
    const { items } = await search(database, { q: 'côté', page_size: 100 });
    assert.deepEqual(items[0], { ...rows.find(({ id }) => id === items[0]!.id), languages: [], is_sample: false });
    assert.ok(items.every(({ rating }) => rating === null || typeof rating === 'number'));
  });

  test('a term does not match across two fields', async () => {
    await rolledBack(database, async () => {
      await database.exec("insert into services (name, category, location) values ('Zig', 'Zag', 'Zug')");
      for (const q of ['zigzag', 'zig zag', 'zig\nzag', 'zig\u001fzag', 'gz']) {
        const { items } = await search(database, { q, page_size: 100 });
        assert.ok(!items.some(({ name, category }) => name === 'Zig' && category === 'Zag') || q.includes(' ') || q.includes('\n'), q);
      }
      assert.equal((await search(database, { q: 'ZIG' })).matched, 1);
    });
  });

  test('the categories are the distinct ones, sorted, whatever is asked', async () => {
    assert.deepEqual((await search(database, { q: 'zzz', cat: 'Unknown' })).categories, [
      '%',
      'Plumbing',
      'Windows & Doors',
      'Électricité',
    ]);
  });

  test('rows without a rating come last, not first', async () => {
    const { items } = await searchAll(database, { sort: 'rating', page_size: 100 });
    const firstUnrated = items.findIndex(({ rating }) => rating === null);
    assert.ok(firstUnrated > 0);
    assert.ok(items.slice(firstUnrated).every(({ rating }) => rating === null));
  });
});

describe('search_services with bad input', () => {
  test('any text is a search, never an error', async () => {
    const wild = [
      '%',
      '_',
      "'",
      '"',
      '\\',
      '%%%%%',
      "';drop table services;--",
      '$1',
      '%1$s',
      '{}',
      '🔨🔨',
      '\u0301',
      'a\u0301',
      '\u001f',
      '\u202e',
      'x'.repeat(10_000),
      'é'.repeat(10_000),
      ' '.repeat(10_000),
      '%_'.repeat(5000),
      '   ',
    ];
    for (const q of wild) {
      const { items, matched } = await search(database, { q, page_size: 100 });
      assert.equal(items.length, Math.min(matched, 100), q.slice(0, 20));
    }
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
        async (q) => {
          await search(database, { q });
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  test('a position that is not ours gives the first page', async () => {
    const id = rows[0]!.id;
    const first = ids((await search(database, { sort: 'rating' })).items);
    const bad = [
      'x',
      7,
      true,
      [],
      {},
      { k: 4, id },
      { k: [], id },
      { k: [4.9], id },
      { k: [4.9, 'a'] },
      { k: ['high', 'a'], id },
      { k: [-4.9, -5, 'a'], id: 'nobody' },
      { k: [-4.9, null, 'a'], id },
      { k: [-4.9, 'many', 'a'], id },
      { k: [1e300, 'a'], id: 5 },
      { k: { 0: -4, 1: 'a' }, id: null },
      { k: [null, 'a'], id },
    ];
    for (const position of [...bad, JSON.parse('{"k":[1e400,"a"],"id":"' + id + '"}')]) {
      assert.deepEqual(ids((await search(database, { sort: 'rating', after: position })).items), first, JSON.stringify(position));
    }
    const byReviews = ids((await search(database, { sort: 'reviews' })).items);
    assert.deepEqual(ids((await search(database, { sort: 'reviews', after: { k: [-4.9, 'a'], id } })).items), byReviews);
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom('rating', 'reviews', 'name'), async (json, sort) => {
        if (json.includes('\\u0000')) return;
        await search(database, { sort, after: JSON.parse(json) });
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  test('the page size is kept between 1 and 100; nothing sent means the defaults', async () => {
    const sizes = async (size: number | null) => (await search(database, { page_size: size })).items.length;
    assert.deepEqual(
      [await sizes(-5), await sizes(0), await sizes(1), await sizes(100), await sizes(100_000), await sizes(null)],
      [1, 1, 1, 100, 100, 24],
    );
    const nothing = await search(database, { q: null, cat: null, sort: null, after: null, page_size: null, filters: null });
    assert.deepEqual(nothing, await search(database));
  });

  test('unknown filters are ignored', async () => {
    assert.deepEqual(await search(database, { filters: { colour: 'red', q: 'zzz' } }), await search(database));
    assert.deepEqual(await search(database, { filters: [1, 'x'] }), await search(database));
  });
});

describe('search_services on many rows', () => {
  const many = 12_000;
  test('common, late and rare terms agree with the plain query, and counts stop at 5,000', () =>
    rolledBack(database, async () => {
      // "everywhere" is in every row, "late" only in the worst rated half, "rare" in forty rows, "qx" in three.
      await database.exec(`
        insert into services (name, category, rating, review_count, location)
        select 'Firm ' || n || ' everywhere' || case when n > ${many / 2} then ' late' else '' end
                 || case when n % 300 = 0 then ' rare' else '' end || case when n % 4000 = 0 then ' qx' else '' end,
               case when n % 3 = 0 then 'Plumbing' else 'Roofing' end,
               greatest(1, round((5 - 4.0 * n / ${many})::numeric, 1)), n % 50, case when n % 7 = 0 then 'Lévis, QC' else 'Regina, SK' end
          from generate_series(1, ${many}) as n;
        analyze private.service_search`);
      const all = await database.query<ServiceRow>('select * from services');
      await becomeActor(database, 'anon');
      for (const q of ['everywhere', 'late', 'rare', 'qx', 'q', 'levis', 'lévis', 'firm 1', 'zzzqqq']) {
        for (const cat of [null, 'Plumbing']) {
          for (const sort of ['rating', 'reviews', 'name']) {
            const { exact, folded, understood } = expectedMatches(all, { q, cat, sort });
            const listed = exact.length > 0 ? exact : understood;
            const first = await search(database, { q, cat, sort });
            const message = `${q} in ${cat} by ${sort}`;
            assert.deepEqual([first.matched, first.capped], [Math.min(listed.length, 5000), listed.length > 5000], message);
            assert.deepEqual(ids(first.items), ids(listed.slice(0, 24)), message);
            assert.deepEqual(
              ids(first.also.filter(({ reason }) => reason === 'accents')),
              ids(first.next === null && exact.length > 0 ? folded.slice(0, 24) : []),
              message,
            );
            if (first.next) {
              const second = await search(database, { q, cat, sort, after: first.next });
              assert.deepEqual(ids(second.items), ids(listed.slice(24, 48)), message);
            }
          }
        }
      }
    }));

  test('a page goes on where it was when rows come and go in between', () =>
    rolledBack(database, async () => {
      const before = rows.toSorted(compareBy('rating'));
      const first = await search(database, { page_size: 10 });
      await database.query('delete from services where id = $1', [before[9]!.id]);
      await database.exec("insert into services (name, category, rating) values ('Aaa', 'Plumbing', 5)");
      const second = await search(database, { page_size: 10, after: first.next });
      assert.deepEqual(ids(second.items), ids(before.slice(10, 20)));
    }));
});
