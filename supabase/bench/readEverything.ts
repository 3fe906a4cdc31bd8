import type { ServiceRow } from '../tests/support/search.ts';
import type { TestDatabase } from '../tests/support/testDatabase.ts';
import type { QueryClass } from './queryClasses.ts';

/** What the client of the specification does for any question: it reads all services, ordered by rating. */
export async function readEverything(database: TestDatabase): Promise<{ rows: ServiceRow[]; ms: number }> {
  const started = performance.now();
  const rows: ServiceRow[] = [];
  // As the API hands them out, a thousand at once; a position instead of an offset, to be fair to the reader.
  await database.exec('declare everything cursor for select * from public.services order by rating desc');
  for (;;) {
    const chunk = await database.query<ServiceRow>('fetch 1000 from everything');
    rows.push(...chunk);
    if (chunk.length < 1000) break;
  }
  await database.exec('close everything');
  return { rows, ms: performance.now() - started };
}

const orders: Record<string, (a: ServiceRow, b: ServiceRow) => number> = {
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  reviews: (a, b) => b.review_count - a.review_count,
  name: (a, b) => (a.name < b.name ? -1 : 1),
};

/**
 * The specification's filter and order over everything, in milliseconds. It knows no places, languages or spelling: for
 * those questions it does what it can, which is less work than the answer takes.
 */
export function filterEverything(rows: readonly ServiceRow[], { term, category, sort = 'rating' }: QueryClass): number {
  const started = performance.now();
  const text = term.toLowerCase();
  rows
    .filter(({ name, category: trade, location }) => [name, trade, location].some((field) => field.toLowerCase().includes(text)))
    .filter((row) => !category || row.category === category)
    .sort(orders[sort] ?? orders['rating']!);
  return performance.now() - started;
}
