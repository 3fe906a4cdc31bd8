import { searchArguments } from '@marketplace/section-kit';
import { fromSearchArguments, type SavedSearch } from '@marketplace/section-kit/saved-searches';
import { catalogueQuery, type CatalogueQuery } from '../materials/catalogueQuery';

export type MaterialArguments = SavedSearch<'materials'>['args'];

/** What is kept of the catalogue's address: what narrows it, without the order and without what is the visitor's own. */
export const toArguments = (query: CatalogueQuery): MaterialArguments =>
  query.saved ? {} : ({ ...(query.search && { q: query.search }), ...searchArguments(catalogueQuery, query) } as MaterialArguments);

/** The query that was kept. */
export const fromArguments = ({ q = '', ...filters }: MaterialArguments): CatalogueQuery => ({
  ...catalogueQuery.empty,
  ...fromSearchArguments(catalogueQuery, filters),
  search: q,
});
