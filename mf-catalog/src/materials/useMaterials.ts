import { useDb, useLocale, type Favourites } from '@marketplace/section-kit';
import { keepPreviousData, useInfiniteQuery } from '@marketplace/section-kit/query';
import { toFilters, type CatalogueQuery } from './catalogueQuery';
import type { ListedMaterial } from './Material';
import { isCatalogueMissing, searchMaterials, type MaterialsPage } from './searchMaterials';

/** Long enough to read a few materials and come Back to the same cards. */
const KEPT_MS = 30 * 60_000;

/**
 * What a query finds, page by page. The cards of the query before stay until the answer is there.
 *
 * @param saved what the visitor has saved, for the query that shows only that: it waits until that is known
 */
export function useMaterials(query: CatalogueQuery, { ids: savedIds, status }: Pick<Favourites, 'ids' | 'status'>) {
  const db = useDb();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['materials', 'catalogue', locale, query, query.saved && savedIds],
    queryFn: ({ pageParam, signal }) =>
      searchMaterials(db, locale, { text: query.search, filters: toFilters(query, savedIds), sort: query.sort, after: pageParam }, signal),
    initialPageParam: null as MaterialsPage['next'],
    getNextPageParam: (page) => page.next,
    enabled: !query.saved || status === 'known',
    placeholderData: query.saved && status === 'failed' ? undefined : keepPreviousData,
    retry: (failures, error) => !isCatalogueMissing(error) && failures < 2,
    gcTime: KEPT_MS,
  });
}

/** One list of all pages. A row that moved between two reads would otherwise stand in both. */
export function allMaterials(pages: readonly MaterialsPage[]): ListedMaterial[] {
  const byId = new Map(pages.flatMap(({ materials }) => materials).map((material) => [material.id, material]));
  return [...byId.values()];
}
