import { readFileSync } from 'node:fs';
import { median } from '@marketplace/node-kit/statistics';
import { fsaCentroidsSeed } from '../seed/fsaCentroids.ts';
import { placesSeed } from '../seed/placesSeed.ts';
import { searchSynonymsSeed } from '../seed/searchSynonyms.ts';
import { becomeActor } from '../tests/support/people.ts';
import { search } from '../tests/support/search.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';
import { filterEverything, readEverything } from './readEverything.ts';

const pageSize = 24;
const onServer = Boolean(process.env['DATABASE_URL']);
const sizes = process.env['BENCH_SIZES']?.split(',').map(Number) ?? [1_000, 10_000, 100_000, ...(onServer ? [1_000_000] : [])];
const limitMs = 150;
const steepest = 0.1;
const flatClasses = new Set(['no term', 'no term, by reviews', 'no term, by name', 'category']);

const literal = (text: string | undefined) => (text === undefined ? 'null' : `'${text.replaceAll("'", "''")}'`);

/** The function call for the class; a later page starts from the position its predecessor handed out. */
async function functionCall(database: TestDatabase, asked: QueryClass): Promise<string> {
  const { term, category, sort = 'rating', filters = {}, pagesBefore = 0 } = asked;
  let after: unknown = null;
  for (let page = 0; page < pagesBefore; page += 1) {
    after = (await search(database, { q: term, cat: category ?? null, sort, after, filters })).next ?? after;
  }
  const position = after === null ? 'null' : `${literal(JSON.stringify(after))}::jsonb`;
  return `select public.search_services(${literal(term)}, ${literal(category)}, ${literal(sort)}, ${position}, ${pageSize}, ${literal(JSON.stringify(filters))})`;
}

async function measure(database: TestDatabase, statement: string, repeats: number): Promise<number> {
  const [row] = await database.query<{ times: number[] }>('select bench.measure($1, 5, $2) as times', [statement, repeats]);
  return median(row!.times);
}

/** Milliseconds of every class at one size, printed beside the client that reads everything. */
async function measureSize(size: number): Promise<Map<string, number>> {
  const database = await openTestDatabase();
  await database.exec(
    `${readFileSync(new URL('benchData.sql', import.meta.url), 'utf8')};${fsaCentroidsSeed()};${placesSeed()};${searchSynonymsSeed()}`,
  );
  const started = performance.now();
  await database.exec(`call bench.load(${size})`);
  await database.exec('vacuum analyze public.services');
  await database.exec('vacuum analyze private.service_search');
  await database.exec('analyze private.search_words');
  console.log(`\n${size.toLocaleString('en-CA')} providers (loaded in ${((performance.now() - started) / 1000).toFixed(1)} s)`);
  await database.exec('begin');
  await becomeActor(database, 'anon');
  const everything = await readEverything(database);
  console.log(`reading everything: ${everything.ms.toFixed(0)} ms, to which each class adds filtering and sorting`);
  console.log(
    `${'query'.padEnd(28)}${'matched'.padStart(8)}${'search_services'.padStart(17)}${'read everything'.padStart(17)}${'ratio'.padStart(10)}`,
  );
  const repeats = size > 10_000 ? 2 : 10;
  const times = new Map<string, number>();
  for (const asked of queryClasses) {
    const { matched, capped } = await search(database, { q: asked.term, cat: asked.category ?? null, filters: asked.filters ?? {} });
    const ours = await measure(database, await functionCall(database, asked), repeats);
    const client = everything.ms + filterEverything(everything.rows, asked);
    times.set(asked.name, ours);
    console.log(
      `${asked.name.padEnd(28)}${`${matched}${capped ? '+' : ''}`.padStart(8)}${`${ours.toFixed(2)} ms`.padStart(17)}${`${client.toFixed(0)} ms`.padStart(17)}${`${(client / ours).toFixed(0)} x`.padStart(10)}`,
    );
  }
  for (const typed of ['p', 'plu', 'maple', 'kel', 'zzz']) {
    const ours = await measure(database, `select public.suggest_services(${literal(typed)}, 'fr')`, repeats);
    times.set(`suggestions for ${typed}`, ours);
    console.log(`${`suggestions for ${typed}`.padEnd(36)}${`${ours.toFixed(2)} ms`.padStart(17)}`);
  }
  await database.exec('rollback');
  await database.close();
  return times;
}

/** Steepness of a line through the points on log-log paper: 1 is linear growth, 0 none. */
function slope(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (place: 0 | 1) => logs.reduce((sum, point) => sum + point[place], 0) / logs.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  return logs.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / logs.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}

console.log('search_services as a visitor, against a client that reads all services and filters them itself.');
console.log(`Medians on the database's own clock, ${onServer ? 'PostgreSQL' : 'PGlite in memory'}.`);
const results: Map<string, number>[] = [];
for (const size of sizes) results.push(await measureSize(size));

const [worst, worstMs] = [...results.at(-1)!].reduce((slowest, entry) => (entry[1] > slowest[1] ? entry : slowest));
const verdict = (good: boolean) => {
  if (!good) process.exitCode = 1;
  return good ? 'within the limit of' : 'OVER the limit of';
};
console.log(
  `\nWorst at ${sizes.at(-1)!.toLocaleString('en-CA')}: ${worst}, ${worstMs.toFixed(1)} ms; ${verdict(worstMs <= limitMs)} ${limitMs} ms.`,
);
if (sizes.length > 1) {
  for (const name of flatClasses) {
    const steepness = slope(results.map((times, index) => [sizes[index]!, times.get(name)!] as const));
    console.log(`Growth of "${name}": slope ${steepness.toFixed(3)}; ${verdict(steepness <= steepest)} ${steepest}.`);
  }
}
