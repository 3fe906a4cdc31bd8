import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

interface Page {
  total: number;
  items: { id: number; name: string; name_fr: string; category: string }[];
  next: unknown;
  understood: { typed: string; meant?: string }[] | null;
}

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const search = async (q: string, filters: object = {}, after: unknown = null, size = 24) =>
  (
    await database.query<{ answer: Page }>("select search_materials($1, $2::text::jsonb, 'featured', $3::text::jsonb, $4) as answer", [
      q,
      JSON.stringify(filters),
      JSON.stringify(after),
      size,
    ])
  )[0]!.answer;

test('what some material has literally is not interpreted', async () => {
  const { total, understood } = await search('plywood');
  assert.ok(total > 0);
  assert.equal(understood, null);
});

for (const [q, locale, names, understood] of [
  ['plywod', 'en', /plywood/i, [{ typed: 'plywod', meant: 'plywood' }]],
  ['dry wall', 'en', /drywall/i, [{ typed: 'dry wall' }]],
  ['2x4', 'en', /2 x 4/, [{ typed: '2x4' }]],
  ['deck boards', 'en', /deck board/i, [{ typed: 'deck' }, { typed: 'boards' }]],
  ['robinet cuivre', 'fr', /robinet/i, [{ typed: 'robinet' }]],
  ['planches de terrasse', 'fr', /planche de terrasse/i, [{ typed: 'planches' }, { typed: 'terrasse' }]],
] as const) {
  test(`${q} finds what is meant, counts it and says what was looked for`, async () => {
    const page = await search(q, { locale });
    assert.ok(page.total > 0 && page.total >= page.items.length);
    for (const item of page.items) assert.match(locale === 'fr' ? item.name_fr : item.name, names);
    assert.deepEqual(page.understood, understood);
  });
}

test('a category that no text names is found by its title', async () => {
  const { items, understood } = await search('isolation', { locale: 'fr' });
  assert.deepEqual(understood, [{ typed: 'isolation' }]);
  assert.ok(items.length > 0 && items.every(({ category }) => category === 'Insulation & Drywall'));
});

test('a word for the whole category is met by it, beside words that materials have', async () => {
  const { items, understood } = await search('vinyl plank flooring');
  assert.deepEqual(understood, [{ typed: 'vinyl' }, { typed: 'plank' }, { typed: 'flooring' }]);
  assert.ok(items.length > 0);
  for (const { name, category } of items) {
    assert.match(name, /vinyl/i);
    assert.equal(category, 'Flooring & Tiles');
  }
});

test('the next page goes on with what was understood', async () => {
  const all = await search('planches de terrasse', { locale: 'fr' });
  const first = await search('planches de terrasse', { locale: 'fr' }, null, 2);
  const second = await search('planches de terrasse', { locale: 'fr' }, first.next, 2);
  assert.deepEqual(
    [...first.items, ...second.items].map(({ id }) => id),
    all.items.slice(0, 4).map(({ id }) => id),
  );
});

test('a filter narrows what was understood; a brand and nonsense are not guessed at', async () => {
  assert.equal((await search('plywod', { category: 'Electrical' })).total, 0);
  for (const q of ['Tidewrack', 'zzzqqq', '%', '🔨']) {
    const { total, understood } = await search(q);
    assert.deepEqual([total, understood], [0, null], q);
  }
});
