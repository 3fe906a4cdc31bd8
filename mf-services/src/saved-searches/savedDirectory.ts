import { searchArguments } from '@marketplace/section-kit';
import { fromSearchArguments, type SavedSearch } from '@marketplace/section-kit/saved-searches';
import { directoryQuery, type DirectoryQuery } from '../directory/directoryQuery';
import { filterQuery } from '../directory/filters/filterQuery';

export type ServiceArguments = SavedSearch<'services'>['args'];

/** What is kept of the directory's address: what narrows it, without the order and without what is the visitor's own. */
export const toArguments = (query: DirectoryQuery): ServiceArguments =>
  query.saved
    ? {}
    : ({
        ...(query.search && { q: query.search }),
        ...(query.category && { cat: query.category }),
        ...searchArguments(filterQuery, query),
      } as ServiceArguments);

/** The query that was kept. */
export const fromArguments = ({ q = '', cat = '', ...filters }: ServiceArguments): DirectoryQuery => ({
  ...directoryQuery.empty,
  ...fromSearchArguments(filterQuery, filters),
  search: q,
  category: cat,
});
