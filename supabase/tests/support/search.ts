import type { TestDatabase } from './testDatabase.ts';

export interface ServiceRow {
  id: string;
  name: string;
  category: string;
  rating: number | null;
  review_count: number;
  location: string;
  response_time: string;
  verified: boolean;
}

/** A row as the search hands it out. */
export interface FoundRow extends ServiceRow {
  languages: string[];
  /** From the place asked for; absent without one. */
  distance_km?: number;
}

export type Reason = 'accents' | 'words' | 'synonym' | 'spelling';

export interface UnderstoodPart {
  kind: 'trade' | 'city' | 'area' | 'rating' | 'word';
  typed: string;
  meant?: string;
  trades?: string[];
  place?: string;
  least?: number;
}

export interface SearchAnswer {
  total: number;
  matched: number;
  capped: boolean;
  items: FoundRow[];
  next: unknown;
  also: (FoundRow & { reason: Reason })[];
  categories: string[];
  place: string | null;
  filters: string[];
  understood: UnderstoodPart[] | null;
}

export interface SearchRequest {
  q?: string | null;
  cat?: string | null;
  sort?: string | null;
  after?: unknown;
  page_size?: number | null;
  filters?: unknown;
}

/** One call of search_services; arguments left out keep their defaults. Call it as any role. */
export async function search(database: TestDatabase, request: SearchRequest = {}): Promise<SearchAnswer> {
  const casts = { q: 'text', cat: 'text', sort: 'text', after: 'text::jsonb', page_size: 'text::integer', filters: 'text::jsonb' };
  const given = Object.entries(request) as [keyof SearchRequest, unknown][];
  const names = given.map(([name], index) => `${name} => $${index + 1}::${casts[name]}`);
  const values = given.map(([name, value]) =>
    value === null ? null : casts[name].endsWith('jsonb') ? JSON.stringify(value) : String(value),
  );
  const [row] = await database.query<{ answer: SearchAnswer }>(`select public.search_services(${names.join(', ')}) as answer`, values);
  return row!.answer;
}

/** Every item of a search, page after page until there is no next one. */
export async function searchAll(database: TestDatabase, request: SearchRequest): Promise<{ pages: SearchAnswer[]; items: FoundRow[] }> {
  const pages = [await search(database, request)];
  while (pages.at(-1)!.next !== null) {
    pages.push(await search(database, { ...request, after: pages.at(-1)!.next }));
  }
  return { pages, items: pages.flatMap((page) => page.items) };
}
