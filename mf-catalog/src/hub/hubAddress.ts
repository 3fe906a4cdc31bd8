import { cleanText, isSameQuery, type Locale } from 'section-kit';
import { catalogueHref, emptyQuery, parseCatalogue, type CatalogueQuery } from '../materials/catalogueAddress';

/** What each chosen specification must be, both as the database writes them in English. */
export type Specs = Readonly<Record<string, string>>;

/** What narrows the materials of a hub: the filters of the catalogue but those of other places, and specifications. */
export interface HubQuery extends CatalogueQuery {
  specs: Specs;
}

export const emptyHubQuery: HubQuery = { ...emptyQuery, specs: {} };

/** The search looks at no more. */
const MOST_SPECS = 8;
const LONGEST = 80;

/** `Mount:Undermount` of each `spec`; the first of a label counts. */
function parseSpecs(params: URLSearchParams): Specs {
  const specs = new Map<string, string>();
  for (const written of params.getAll('spec')) {
    const colon = written.indexOf(':');
    const [label, value] = [cleanText(written.slice(0, colon)), cleanText(written.slice(colon + 1))];
    const isOne = colon > 0 && label && value && label.length <= LONGEST && value.length <= LONGEST;
    if (isOne && !specs.has(label) && specs.size < MOST_SPECS) specs.set(label, value);
  }
  return Object.fromEntries(specs);
}

/** Reads what the address of a hub asks for; what is unknown or in a wrong form counts as absent. */
export function parseHub(queryString: string, locale: Locale): HubQuery {
  const query = parseCatalogue(queryString, locale);
  return { ...query, category: emptyQuery.category, saved: emptyQuery.saved, specs: parseSpecs(new URLSearchParams(queryString)) };
}

/** The query string of a query, empty or from the question mark on. */
export function hubQueryString(query: HubQuery): string {
  const specs = Object.entries(query.specs).map(([label, value]) => `spec=${encodeURIComponent(label)}:${encodeURIComponent(value)}`);
  const [, others = ''] = catalogueHref(query).split('?');
  const parts = [others, ...specs].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Whether an address says nothing but what its query needs, in whatever order and encoding. */
export function isHubCanonical(queryString: string, locale: Locale): boolean {
  return isSameQuery(queryString, hubQueryString(parseHub(queryString, locale)));
}
