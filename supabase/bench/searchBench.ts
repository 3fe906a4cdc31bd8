import { readFileSync } from 'node:fs';
import { becomeActor } from '../tests/support/people.ts';
import { search } from '../tests/support/search.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

const pageSize = 24;
const sizes = [1_000, 10_000, 100_000];
const limitMs = 150;

const literal = (text: string | undefined) => (text === undefined ? 'null' : `'${text.replaceAll("'", "''")}'`);
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** The function call for the class; a later page starts from the position its predecessor handed out. */
async function functionCall(database: TestDatabase, { term, category, sort = 'rating', pagesBefore = 0 }: QueryClass): Promise<string> {
  let after: unknown = null;
  for (let page = 0; page < pagesBefore; page += 1) {
    after = (await search(database, { q: term, cat: category ?? null, sort, after })).next ?? after;
  }
  const position = after === null ? 'null' : `${literal(JSON.stringify(after))}::jsonb`;
  return `select public.search_services(${literal(term)}, ${literal(category)}, ${literal(sort)}, ${position}, ${pageSize})`;
}

/** What PostgREST runs for or=(name.ilike,category.ilike,location.ilike) with an exact count: the page and the count. */
function plainRead({ term, category, sort = 'rating', pagesBefore = 0 }: QueryClass): string {
  const pattern = literal(`%${term}%`);
  const filters = [
    ...(term ? [`(name ilike ${pattern} or category ilike ${pattern} or location ilike ${pattern})`] : []),
    ...(category ? [`category = ${literal(category)}`] : []),
  ];
  const where = filters.length ? `where ${filters.join(' and ')}` : '';
  const order = { rating: 'rating desc, name, id', reviews: 'review_count desc, name, id', name: 'name, id' }[sort];
  return `with counted as (select count(*) from public.services ${where}),
    page as (select * from public.services ${where} order by ${order} limit ${pageSize} offset ${pagesBefore * pageSize})
    select (select count from counted), (select json_agg(page) from page)`;
}

async function measure(database: TestDatabase, statement: string, repeats: number): Promise<number> {
  const [row] = await database.query<{ times: number[] }>('select bench.measure($1, 5, $2) as times', [statement, repeats]);
  return median(row!.times);
}

async function measureSize(database: TestDatabase, size: number): Promise<{ name: string; ms: number }> {
  const started = performance.now();
  await database.exec(`call bench.load(${size})`);
  console.log(`\n${size.toLocaleString('en-CA')} providers (loaded in ${((performance.now() - started) / 1000).toFixed(1)} s)`);
  console.log(
    `${'query'.padEnd(26)}${'matched'.padStart(9)}${'function'.padStart(11)}${'plain'.padStart(11)}${'plain/function'.padStart(16)}`,
  );
  const repeats = size > 10_000 ? 2 : 10;
  let worst = { name: '', ms: 0 };
  await database.exec('begin');
  await becomeActor(database, 'anon');
  for (const asked of queryClasses) {
    const { matched, capped } = await search(database, { q: asked.term, cat: asked.category ?? null });
    const ours = await measure(database, await functionCall(database, asked), repeats);
    const plain = await measure(database, plainRead(asked), repeats);
    if (ours > worst.ms) worst = { name: asked.name, ms: ours };
    console.log(
      `${asked.name.padEnd(26)}${`${matched}${capped ? '+' : ''}`.padStart(9)}${`${ours.toFixed(2)} ms`.padStart(11)}${`${plain.toFixed(2)} ms`.padStart(11)}${`${(plain / ours).toFixed(1)} x`.padStart(16)}`,
    );
  }
  await database.exec('rollback');
  return worst;
}

const database = await openTestDatabase();
await database.exec(readFileSync(new URL('benchData.sql', import.meta.url), 'utf8'));
console.log('search_services against or=(name.ilike, category.ilike, location.ilike) with an exact count, as a visitor.');
console.log(`Medians on the database's own clock, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite in memory'}.`);
let worst = { name: '', ms: 0 };
for (const size of sizes) {
  worst = await measureSize(database, size);
}
console.log(
  `\nWorst at ${sizes.at(-1)!.toLocaleString('en-CA')}: ${worst.name}, ${worst.ms.toFixed(1)} ms; ${
    worst.ms < limitMs ? `under the limit of ${limitMs} ms.` : `OVER the limit of ${limitMs} ms.`
  }`,
);
await database.close();
if (worst.ms >= limitMs) process.exitCode = 1;
