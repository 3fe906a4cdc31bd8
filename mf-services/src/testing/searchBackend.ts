import { fakeDb, type FakeDb, type FakeDbOptions } from '@marketplace/section-kit/testing';
import type { ServiceFacts } from '../provider/Provider';
import type { serviceRow } from './serviceRows';

type Row = ReturnType<typeof serviceRow>;

const inReach = ({ name, category, location }: Row, text: string) =>
  [name, category, location].some((field) => field?.toLowerCase().includes(text.toLowerCase()));
type Filters = { verified?: boolean; min_rating?: number; language?: string; near?: string };
const passes = (row: Row, { verified, min_rating = 0, language }: Filters) =>
  (!verified || row.verified) && Number(row.rating) >= min_rating && (!language || row.languages?.includes(language));

const orders: Record<string, (a: Row, b: Row) => number> = {
  rating: (a, b) => Number(b.rating) - Number(a.rating),
  reviews: (a, b) => Number(b.review_count) - Number(a.review_count),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** A row as the search answers it: every one has an id, and it is text. */
const asFound = (row: Row) => ({ languages: [], is_sample: false, ...row, id: String(row.id ?? row.name) });

interface SearchBackendOptions {
  /** `false`: the database has no search function. */
  search?: boolean;
  /** Most rows of one answer, whatever a request asks for. */
  maxRows?: number;
  /** Replaces parts of a search answer. */
  answer?: object;
  /** Further tables. */
  tables?: FakeDbOptions['tables'];
  /** Answers of further functions. */
  rpc?: FakeDbOptions['rpc'];
  /** What is known of the companies behind the rows; without it the backend has no such function. */
  facts?: readonly ServiceFacts[];
  /** Holds an answer back; gets the body of the request. */
  before?: (body: string) => Promise<void> | void;
}

/** A backend with these rows. */
export function searchBackend(
  rows: Row[],
  { search = true, maxRows = 1000, answer, tables, rpc, facts, before }: SearchBackendOptions = {},
): FakeDb {
  const find = (args: Record<string, unknown>) => {
    const filters = (args.filters ?? {}) as Filters;
    const found = rows
      .filter((row) => inReach(row, String(args.q)) && (!args.cat || row.category === args.cat) && passes(row, filters))
      .sort(orders[String(args.sort)] ?? orders['rating']);
    const from = Number((args.after as { id: number } | null)?.id ?? 0);
    const end = from + Number(args.page_size);
    return {
      total: rows.length,
      matched: found.length,
      capped: false,
      items: found.slice(from, end).map(asFound),
      next: end < found.length ? { k: [], id: end } : null,
      also: [],
      categories: [...new Set(rows.map(({ category }) => category))].sort(),
      place: filters.near && filters.near !== 'Atlantis' ? `${filters.near}, ON` : null,
      filters: ['near', 'radius_km', 'verified', 'response', 'language', 'min_rating'],
    };
  };
  return fakeDb({
    counts: { services: rows.length },
    before,
    tables: {
      ...tables,
      services: ({ searchParams }) => {
        const [operator, wanted = ''] = searchParams.get('id')?.split('.') ?? [];
        if (operator === 'eq') return rows.filter((row) => String(row.id) === wanted);
        if (operator === 'in') return rows.filter((row) => wanted.slice(1, -1).split(',').includes(String(row.id)));
        const from = Number(searchParams.get('offset') ?? 0);
        return rows.slice(from, from + Math.min(maxRows, Number(searchParams.get('limit'))));
      },
    },
    rpc: search
      ? {
          search_services: (args) => ({ ...find(args), ...answer }),
          ...(facts && { service_facts: ({ ids }) => facts.filter(({ id }) => (ids as string[]).includes(id)) }),
          ...rpc,
        }
      : {},
  });
}
