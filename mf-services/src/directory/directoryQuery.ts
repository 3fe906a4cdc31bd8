import {
  choiceParam,
  cleanText,
  defineQuery,
  flagParam,
  parsePostalCode,
  textParam,
  type Param,
  type QueryOf,
} from '@marketplace/section-kit';
import { filterQuery } from './filters/filterQuery';
import { viewParam } from './map/viewParam';

export const sorts = ['rating', 'reviews', 'name'] as const;
export type Sort = (typeof sorts)[number] | 'distance';

/** What the results are shown as, where there is no room for both. */
export const views = ['list', 'map'] as const;
export type ResultView = (typeof views)[number];

/** As many as stand side by side. */
export const COMPARE_LIMIT = 3;

/** The ids of professionals, as `id,id,id`; each once. */
const idsParam: Param<readonly string[]> = {
  fallback: [],
  read: ([text = '']) => [...new Set(text.split(',').map((id) => cleanText(id, 60)))].filter(Boolean).slice(0, COMPARE_LIMIT),
  write: (ids) => [ids.join(',')],
};

/** What the directory shows; all of it lives in the address. */
export const directoryQuery = defineQuery(
  {
    /** Part of a name, category or city; empty for no search. */
    search: textParam(),
    /** A category as the database writes it; empty for all. */
    category: textParam(),
    /** By distance only where there is a place to measure from. */
    sort: choiceParam('rating', [...sorts, 'distance']),
    ...filterQuery.params,
    /** Only what the visitor has saved. */
    saved: flagParam(),
    /** The professionals that stand side by side; none when they are not. */
    compare: idsParam,
    view: choiceParam('list', views),
    /** The part of the map that somebody moved to; `null` for the one that shows every match. */
    at: viewParam,
  },
  {
    settle: (query) => {
      // A whole postal code is a place, whichever field it was typed into.
      const code = parsePostalCode(query.search)?.code;
      const placed = code ? { ...query, search: '', near: code } : query;
      if (placed.near) return placed;
      return { ...placed, radius: filterQuery.empty.radius, sort: placed.sort === 'distance' ? 'rating' : placed.sort };
    },
  },
);
export type DirectoryQuery = QueryOf<typeof directoryQuery>;

/** The query without what only says how its results are looked at. */
export const withoutLooks = (query: DirectoryQuery): DirectoryQuery => ({ ...query, compare: [], view: 'list', at: null });

/** The address of a query below the site root. */
export const directoryHref = (query: Partial<DirectoryQuery>): string => `/services${directoryQuery.toSearch(query)}`;
