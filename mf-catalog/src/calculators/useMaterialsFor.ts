import { useDb, useLocale } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import type { Material } from '../materials/Material';
import { isCatalogueMissing, searchWholeMaterials, type MaterialFilters } from '../materials/searchMaterials';

const MAX_MATERIALS = 100;
const none: readonly Material[] = [];

/** Materials to calculate with: of a hub page, or of a category. Empty while they are on their way and where there are none. */
export function useMaterialsFor(filters: Pick<MaterialFilters, 'hub' | 'category'>): readonly Material[] {
  const db = useDb();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['materials', 'all', locale, filters],
    queryFn: ({ signal }) => searchWholeMaterials(db, locale, { filters, pageSize: MAX_MATERIALS }, signal),
    retry: (failures, error) => !isCatalogueMissing(error) && failures < 2,
  });
  return data?.materials ?? none;
}
