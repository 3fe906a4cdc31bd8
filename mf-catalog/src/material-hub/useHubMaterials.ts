import { searchArguments, useDb, useLocale } from '@marketplace/section-kit';
import { keepPreviousData, useInfiniteQuery } from '@marketplace/section-kit/query';
import { isCatalogueMissing, searchMaterials, type MaterialsPage } from '../materials/searchMaterials';
import { materialHubQuery, type MaterialHubQuery } from './materialHubQuery';

/** The materials of a hub that a query finds, page by page. */
export function useHubMaterials(hub: string, query: MaterialHubQuery) {
  const db = useDb();
  const locale = useLocale();
  const { specs, ...filters } = searchArguments(materialHubQuery, query);
  return useInfiniteQuery({
    queryKey: ['materials', 'hub', locale, hub, query],
    queryFn: ({ pageParam, signal }) =>
      searchMaterials(
        db,
        locale,
        {
          text: query.search,
          filters: { ...filters, hub, ...(specs && { specs }) },
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
