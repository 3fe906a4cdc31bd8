import { useDb, useLocale } from 'section-kit';
import { keepPreviousData, useInfiniteQuery } from 'section-kit/query';
import { toFilters } from '../materials/catalogueAddress';
import { isCatalogueMissing, searchMaterials, type MaterialsPage } from '../materials/searchMaterials';
import type { HubQuery } from './hubAddress';
import type { HubPath } from './hubPaths';

/** The materials of a hub that a query finds, page by page. */
export function useHubMaterials(hub: HubPath, query: HubQuery) {
  const db = useDb();
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['materials', 'hub', locale, hub, query],
    queryFn: ({ pageParam, signal }) =>
      searchMaterials(
        db,
        locale,
        {
          text: query.search,
          filters: { ...toFilters(query, []), hub, ...(Object.keys(query.specs).length > 0 && { specs: query.specs }) },
          sort: query.sort,
          after: pageParam,
        },
        signal,
      ),
    initialPageParam: null as MaterialsPage['next'],
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    retry: (failures, error) => !isCatalogueMissing(error) && failures < 2,
  });
}
