import { useLocale, useSearchQuery, useT } from '@marketplace/section-kit';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Container, FilterChip, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useMaterialsFor } from '../calculators/useMaterialsFor';
import { catalogueMessages } from '../materials/catalogueMessages';
import { isNarrowed, noFilters } from '../materials/catalogueQuery';
import { CatalogueResults } from '../materials/CatalogueResults';
import { foundMaterials } from '../materials/foundMaterials';
import { NoMaterialsPart } from '../materials/NoMaterialsPart';
import { sorts, type Sort } from '../materials/searchMaterials';
import { useHasNoMaterials } from './useHasNoMaterials';
import { HubFilters } from './HubFilters';
import { hubMessages } from './hubMessages';
import type { MaterialHub } from '../../content/hubs/collection';
import { materialHubQuery } from './materialHubQuery';
import { nearestSpecs } from './nearestSpecs';
import { SpecFilters } from './SpecFilters';
import { useHubMaterials } from './useHubMaterials';

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-24) 0;
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
  & > [role='group'] { display: flex; flex-wrap: wrap; gap: var(--ui-s-8); }
  & > :last-child { margin-inline-start: auto; }
`;

/** The materials of a hub with the filters of the catalogue, and searches that people often ask for. */
export function HubMaterials({ hub, picks = [] }: { hub: string; picks?: MaterialHub['picks'] }) {
  const t = useT(hubMessages);
  const shared = useT(catalogueMessages);
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const form = useId();
  const [query, setQuery] = useSearchQuery(materialHubQuery);
  const results = useHubMaterials(hub, query);
  const materials = useMaterialsFor({ hub });
  const brands = useMemo(
    () => [...new Set(materials.flatMap(({ brand }) => brand ?? []))].sort((a, b) => a.localeCompare(b, locale)),
    [materials, locale],
  );
  const facets = results.data?.pages[0]?.facets;
  const { specs } = query;
  useEffect(() => {
    if (facets) setQuery((now) => ({ specs: nearestSpecs(now.specs, facets) }));
  }, [facets, setQuery, specs]);
  const chosen = (facets ?? []).flatMap(({ label, title, values }) => {
    const { [label]: value, ...others } = specs;
    if (!value) return [];
    const said = values.find((each) => each.value === value)?.title ?? value;
    return { label: t('specs.chosen', { label: title, value: said }), onRemove: () => setQuery({ specs: others }) };
  });
  const clear = () => {
    setQuery({ ...materialHubQuery.empty, sort: query.sort });
    // The button goes away with what it cleared.
    top.current?.querySelector<HTMLElement>('button, select')?.focus();
  };
  const total = results.isPlaceholderData ? undefined : results.data?.pages[0]?.total;
  const hasNone = useHasNoMaterials(total, isNarrowed(query) || Object.keys(specs).length > 0);
  if (hasNone && !results.error) return <NoMaterialsPart />;
  return (
    <Layout>
      {/* All choices belong to it, and it sends them by itself where there is no script. */}
      <form id={form} hidden>
        {query.search && <input type="hidden" name="search" value={query.search} />}
      </form>
      <HubFilters
        form={form}
        query={query}
        brands={brands}
        found={foundMaterials(results, locale)}
        onChange={setQuery}
        onClear={() => setQuery({ ...noFilters, specs: {} })}
        extraCount={Object.keys(specs).length}
      >
        {(facets ?? results.isPending) && (
          <SpecFilters form={form} facets={facets} specs={specs} onChange={(next) => setQuery({ specs: next })} />
        )}
      </HubFilters>
      <Main>
        <Tools ref={top}>
          {picks.length > 0 && (
            <div role="group" aria-label={t('filter')}>
              {picks.map(({ label, search }) => (
                <FilterChip
                  key={search}
                  selected={query.search === search}
                  onClick={() => setQuery({ search: query.search === search ? '' : search })}
                >
                  {label}
                </FilterChip>
              ))}
            </div>
          )}
          <SelectField
            form={form}
            name="sort"
            label={shared('sort')}
            hideLabel
            value={query.sort}
            onChange={({ target }) => setQuery({ sort: target.value as Sort })}
            options={sorts.map((sort) => ({ value: sort, label: shared(`sort.${sort}`) }))}
          />
        </Tools>
        <CatalogueResults query={query} results={results} entering={false} more={chosen} onChange={setQuery} onClear={clear} />
      </Main>
    </Layout>
  );
}
