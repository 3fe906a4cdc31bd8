import type { ExpectedQuery } from '../search/queries/ExpectedQuery.ts';
import { search } from './search.ts';
import type { TestDatabase } from './testDatabase.ts';

interface FoundMaterial {
  name: string;
  name_fr: string | null;
  description: string;
  description_fr: string | null;
}

/** What the list counts and what stands first in it. */
interface Judged {
  query: ExpectedQuery;
  right: boolean;
  counted: number;
  first: string[];
}

async function judgeServices(database: TestDatabase, query: ExpectedQuery): Promise<Judged> {
  const { matched, items, also } = await search(database, { q: query.q });
  const first = [...items, ...also].slice(0, 5);
  const fits = ({ category, location }: (typeof first)[number]) =>
    (query.trades?.includes(category) ?? true) && (query.cities?.some((city) => location.startsWith(`${city}, `)) ?? true);
  const right = query.nothing
    ? first.length === 0
    : matched > 0 && (query.company ? first.some(({ name }) => name.includes(query.company!)) : first.length > 0 && first.every(fits));
  return { query, right, counted: matched, first: first.map(({ name, category, location }) => `${name} (${category}, ${location})`) };
}

async function judgeMaterials(database: TestDatabase, query: ExpectedQuery): Promise<Judged> {
  const [row] = await database.query<{ answer: { total: number; items: FoundMaterial[] } }>(
    'select public.search_materials($1, $2::text::jsonb) as answer',
    [query.q, JSON.stringify(query.locale === 'fr' ? { locale: 'fr' } : {})],
  );
  const first = row!.answer.items
    .slice(0, 5)
    .map((item) => (query.locale === 'fr' ? `${item.name_fr} (${item.description_fr})` : `${item.name} (${item.description})`));
  const right = query.nothing ? first.length === 0 : first.length > 0 && first.every((text) => query.material!.test(text));
  return { query, right, counted: row!.answer.total, first };
}

/** Asks and compares: right only when every one of the first five is what is expected, and the list counts them. */
export const judgeQuery = (database: TestDatabase, query: ExpectedQuery): Promise<Judged> =>
  query.kind === 'material' ? judgeMaterials(database, query) : judgeServices(database, query);
