import type { Provider } from '../provider/Provider';
import type { DirectoryQuery, Sort } from './directoryQuery';
import { PAGE_SIZE, type ResultPage } from './ResultPage';

const byName = new Intl.Collator('en-CA').compare;
const byTies = (a: Provider, b: Provider) => byName(a.name, b.name) || byName(a.id ?? '', b.id ?? '');

const orders: Record<Exclude<Sort, 'distance'>, (a: Provider, b: Provider) => number> = {
  // Nobody rated comes after every rating.
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || byTies(a, b),
  reviews: (a, b) => b.reviewCount - a.reviewCount || byTies(a, b),
  name: byTies,
};

/**
 * The specification's search rules in the browser: the text is a case-insensitive part of name, category or location,
 * the category is equal. Filters beyond those need the database and count as off.
 *
 * @param all every service
 * @param from number of matches that earlier pages have shown
 */
export function filterServices(all: readonly Provider[], query: DirectoryQuery, from: number): ResultPage {
  const text = query.search.toLowerCase();
  const found = all
    .filter(({ name, category, location }) => [name, category, location].some((field) => field.toLowerCase().includes(text)))
    .filter(({ category }) => !query.category || category === query.category)
    .sort(orders[query.sort === 'distance' ? 'rating' : query.sort]);
  const end = from + PAGE_SIZE;
  return {
    total: all.length,
    matched: found.length,
    capped: false,
    services: found.slice(from, end),
    also: {},
    understood: [],
    next: end < found.length ? { from: end, total: all.length } : null,
    place: null,
  };
}

/** The different categories of services, by name. */
export function distinctCategories(all: readonly Provider[]): string[] {
  return [...new Set(all.map(({ category }) => category).filter(Boolean))].sort(byName);
}
