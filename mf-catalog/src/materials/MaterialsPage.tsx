import { useFavourites, useLacks, useLocale, usePage, useSearchQuery, useSearchText, useT, type RowTitle } from '@marketplace/section-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { Container, FilterChip, media, PageHeader, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useCategoryNames } from '../categories/useCategoryNames';
import { LateSaveSearch } from '../saved-searches/LateSaveSearch';
import { CatalogueHero } from './CatalogueHero';
import { catalogueMessages } from './catalogueMessages';
import { catalogueQuery, noFilters } from './catalogueQuery';
import { CatalogueResults } from './CatalogueResults';
import { FilterPanel } from './FilterPanel';
import { foundMaterials } from './foundMaterials';
import { heroMessages } from './heroMessages';
import { NoMaterialsPart } from './NoMaterialsPart';
import { sorts, type Sort } from './searchMaterials';
import { useMaterials } from './useMaterials';

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-24);
  ${media.lg} { grid-template-columns: 280px minmax(0, 1fr); gap: var(--ui-s-24); align-items: start; }
`;

const Main = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  min-width: 0;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-12);
`;

/** The catalogue: search, filters and order in the address, results below. */
export function MaterialsPage() {
  const t = useT(catalogueMessages);
  const hero = useT(heroMessages);
  usePage({ title: hero('title') });
  const top = useRef<HTMLDivElement>(null);
  const form = useId();
  const [query, setQuery] = useSearchQuery(catalogueQuery);
  const [first] = useState(query);
  const favourites = useFavourites('material');

  const { text, type, change } = useSearchText(query, setQuery);
  const results = useMaterials(query, favourites);
  const known = results.data?.pages[0]?.brands;
  // While the next rows are read, those of before can be chosen.
  const [brands, setBrands] = useState<readonly string[]>(known ?? []);
  if (known && known !== brands) setBrands(known);
  const found = foundMaterials(results, useLocale());
  const { data: categories } = useCategoryNames();

  const clear = () => {
    change({ ...catalogueQuery.empty, sort: query.sort, saved: query.saved });
    // The button goes away with what it cleared.
    top.current?.querySelector('input')?.focus();
  };

  useEffect(() => {
    setQuery((now) => ({ category: nearestCategory(now.category, categories) }));
  }, [categories, query.category, setQuery]);

  const lacksAll = useLacks('materials');
  if (lacksAll && !results.error && (results.data?.pages[0]?.total ?? 0) === 0) {
    return (
      <>
        <PageHeader title={hero('title')} />
        <NoMaterialsPart />
      </>
    );
  }
  return (
    <>
      <div ref={top}>
        <CatalogueHero form={form} query={query} text={text} brands={brands} onType={type} onChange={change} />
      </div>
      <Layout>
        <FilterPanel form={form} query={query} brands={brands} found={found} onChange={change} onClear={() => change(noFilters)} />
        <Main>
          <Tools>
            <FilterChip selected={query.saved} onClick={() => change({ saved: !query.saved })}>
              {favourites.ids.length > 0 ? hero('saved.count', { count: favourites.ids.length }) : hero('saved')}
            </FilterChip>
            <SelectField
              form={form}
              name="sort"
              label={t('sort')}
              hideLabel
              value={query.sort}
              onChange={({ target }) => change({ sort: target.value as Sort })}
              options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            />
          </Tools>
          <CatalogueResults
            query={query}
            favourites={favourites}
            results={results}
            entering={query === first}
            onChange={change}
            onClear={clear}
          >
            <LateSaveSearch query={query} />
          </CatalogueResults>
        </Main>
      </Layout>
    </>
  );
}

/** The category of that name, whatever its case; none when there is no such category. Unknown until categories are. */
function nearestCategory(category: string, categories: readonly RowTitle[] | undefined): string {
  if (!categories || !category) return category;
  const wanted = category.toLowerCase();
  return categories.find(({ title, label }) => [title, label].some((name) => name.toLowerCase() === wanted))?.title ?? '';
}

export { MaterialsPage as Component };
