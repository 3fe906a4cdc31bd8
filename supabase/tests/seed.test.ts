import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { generateSeed } from '../seed/generateSeed.ts';
import { seedFiles } from '../seed/seedFiles.ts';
import { search, searchAll } from './support/search.ts';
import { openTestDatabase, rolledBack, seedFolder, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase({ seed: true });
});
after(() => database.close());

const number = async (sql: string) => Number(Object.values((await database.query(sql))[0]!)[0]);

test('the seed files are what the generator writes', () => {
  assert.deepEqual(readdirSync(seedFolder).sort(), Object.keys(seedFiles).sort());
  for (const file of Object.keys(seedFiles)) {
    assert.equal(readFileSync(new URL(file, seedFolder), 'utf8'), generateSeed(file), `${file}: run npm run seed -w supabase`);
  }
});

test('seeding twice changes nothing', () =>
  rolledBack(database, async () => {
    for (const file of Object.keys(seedFiles)) await database.exec(generateSeed(file));
    assert.equal((await search(database)).total, 1240);
  }));

test('no account comes with the seed', async () => {
  assert.equal(await number('select count(*) from auth.users'), 0);
  assert.equal(await number('select count(*) from profiles'), 0);
});

describe('seeded providers', () => {
  test('1,240 of them with different names in 25 cities and at least 14 trades', async () => {
    assert.equal(await number('select count(*) from services'), 1240);
    assert.equal(await number('select count(distinct name) from services'), 1240);
    assert.equal(await number('select count(distinct location) from services'), 25);
    assert.ok((await number('select count(distinct category) from services')) >= 14);
  });

  test('the eight trades with a default picture are among them', async () => {
    const { categories } = await search(database);
    for (const trade of ['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction']) {
      assert.ok(categories.includes(trade), trade);
    }
  });

  for (const chip of [
    'Plumbing',
    'Electrical',
    'HVAC',
    'Roofing',
    'Flooring',
    'Kitchen Renovation',
    'Bathroom Renovation',
    'Landscaping',
  ]) {
    test(`the chip ${chip} finds more than two pages`, async () => {
      assert.ok((await search(database, { q: chip })).matched > 48);
    });
  }

  test('the sample company is one row', async () => {
    const { items } = await search(database, { q: 'Northline' });
    assert.deepEqual(
      items.map(({ id: _id, languages: _languages, ...rest }) => rest),
      [
        {
          name: 'Northline Renovations',
          category: 'Construction',
          rating: 4.9,
          review_count: 127,
          location: 'Toronto, ON',
          response_time: 'Within 2 hours',
          verified: true,
          is_sample: true,
        },
      ],
    );
  });

  test('ratings from 1 to 5 with one decimal, with ties, always with a review', async () => {
    const { items } = await searchAll(database, { page_size: 100 });
    const ratings = items.map(({ rating }) => rating!);
    assert.deepEqual([Math.min(...ratings), Math.max(...ratings)], [1, 5]);
    assert.ok(ratings.every((rating) => Number(rating.toFixed(1)) === rating));
    assert.ok(new Set(ratings).size < ratings.length);
    assert.equal(await number('select count(*) from services where rating is null or review_count < 1'), 0);
  });

  test('about 60 percent are verified', async () => {
    const share = (await number('select count(*) from services where verified')) / 1240;
    assert.ok(share > 0.55 && share < 0.65, String(share));
  });

  test('long names, accents and French companies are there', async () => {
    assert.ok((await number('select count(*) from services where length(name) > 70')) >= 10);
    assert.ok((await number("select count(*) from services where name ~ '[éèêôœ]' and location like '%, QC'")) > 100);
    const { matched, items } = await search(database, { q: 'trois-rivieres' });
    assert.deepEqual([matched, items[0]?.location], [18, 'Trois-Rivières, QC']);
  });

  test('the first six, as the home page reads them, show six trades', async () => {
    const rows = await database.query<{ category: string }>(
      'select category from services order by rating desc, review_count desc, name, id limit 6',
    );
    assert.equal(new Set(rows.map(({ category }) => category)).size, 6);
  });

  test('by name they stand as a reader expects', async () => {
    const { items } = await searchAll(database, { sort: 'name', page_size: 100 });
    const names = items.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare));
  });
});

describe('seeded categories', () => {
  test('the names the sample materials use are there, exactly', async () => {
    const names = ['Lumber & Wood', 'Hardware & Tools', 'Electrical', 'Flooring & Tiles', 'Heating & Cooling', 'Paint & Finishes'];
    const rows = await database.query<{ title: string }>('select title from categories order by created_at');
    assert.deepEqual(
      rows.slice(0, 6).map(({ title }) => title),
      names,
    );
    assert.ok(rows.length >= 14);
    assert.equal(await number('select count(distinct created_at) from categories'), rows.length);
  });

  test('each its own icon, and only known tones', async () => {
    const values = async (column: string) =>
      (await database.query<{ value: string }>(`select distinct ${column} as value from categories`)).map(({ value }) => value);
    assert.equal((await values('icon_name')).length, await number('select count(*) from categories'));
    const tones = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'];
    assert.deepEqual(
      (await values('color_class')).filter((tone) => !tones.includes(tone)),
      [],
    );
  });

  test('as many items as each says it holds are there', async () => {
    const wrong = await database.query(`
      select c.title, c.item_count, counted.materials
        from categories as c left join jsonb_to_recordset(category_counts()) as counted(title text, materials integer) using (title)
       where c.item_count is distinct from counted.materials`);
    assert.deepEqual(wrong, []);
  });

  test('searching for a title finds that category alone, in both languages', async () => {
    const ambiguous = (texts: string) =>
      database.query(`
      with texts as (${texts}) select a.title from texts as a join texts as b on a.title <> b.title
        and (strpos(lower(b.title), lower(a.title)) > 0 or strpos(lower(b.description), lower(a.title)) > 0)`);
    assert.deepEqual(await ambiguous('select title, description from categories'), []);
    assert.deepEqual(await ambiguous('select title, description from category_texts'), []);
  });

  test('each has French texts and at least one trade that providers work in', async () => {
    assert.equal(
      await number(
        "select count(*) from categories as c where not exists (select from category_texts where category_id = c.id and locale = 'fr' and title <> '' and description <> '')",
      ),
      0,
    );
    assert.equal(
      await number('select count(*) from categories as c where not exists (select from category_trades where category_id = c.id)'),
      0,
    );
    assert.deepEqual(await database.query('select trade from category_trades where trade not in (select category from services)'), []);
  });
});
