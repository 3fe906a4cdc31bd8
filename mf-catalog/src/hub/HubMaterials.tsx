import { useLocale, useT } from 'section-kit';
import { useEffect, useMemo, useRef } from 'react';
import { Container, FilterChip, media, SelectField } from 'shared-ui';
import styled from 'styled-components';
import { useGoods } from '../calculators/useGoods';
import { catalogueMessages } from '../materials/catalogueMessages';
import { CatalogueResults } from '../materials/CatalogueResults';
import { sorts, type Sort } from '../materials/searchMaterials';
import type { Pick } from './Hub';
import { emptyHubQuery } from './hubAddress';
import { HubFilters } from './HubFilters';
import { hubMessages } from './hubMessages';
import type { HubPath } from './hubPaths';
import { nearestSpecs } from './nearestSpecs';
import { SpecFilters } from './SpecFilters';
import { useHubMaterials } from './useHubMaterials';
import { useHubQuery } from './useHubQuery';

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
export function HubMaterials({ hub, picks = [] }: { hub: HubPath; picks?: readonly Pick[] }) {
  const t = useT(hubMessages);
  const shared = useT(catalogueMessages);
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const [query, change] = useHubQuery();
  const results = useHubMaterials(hub, query);
  const goods = useGoods({ hub });
  const brands = useMemo(
    () => [...new Set(goods.flatMap(({ brand }) => brand ?? []))].sort((a, b) => a.localeCompare(b, locale)),
    [goods, locale],
  );
  const facets = results.data?.pages[0]?.facets;
  const { specs } = query;
  useEffect(() => {
    const nearest = facets ? nearestSpecs(specs, facets) : specs;
    if (JSON.stringify(nearest) !== JSON.stringify(specs)) change({ specs: nearest });
  }, [change, facets, specs]);
  const chosen = (facets ?? []).flatMap(({ label, title, values }) => {
    const { [label]: value, ...others } = specs;
    if (!value) return [];
    const said = values.find((each) => each.value === value)?.title ?? value;
    return { label: t('specs.chosen', { label: title, value: said }), onRemove: () => change({ specs: others }) };
  });
  const clear = () => {
    change({ ...emptyHubQuery, sort: query.sort });
    // The button goes away with what it cleared.
    top.current?.querySelector<HTMLElement>('button, select')?.focus();
  };
  return (
    <Layout>
      <HubFilters query={query} brands={brands} onChange={change} extraCount={Object.keys(specs).length}>
        {(facets ?? results.isPending) && <SpecFilters facets={facets} specs={specs} onChange={(next) => change({ specs: next })} />}
      </HubFilters>
      <Main>
        <Tools ref={top}>
          {picks.length > 0 && (
            <div role="group" aria-label={t('filter')}>
              {picks.map(({ label, search }) => (
                <FilterChip
                  key={search}
                  selected={query.search === search}
                  onClick={() => change({ search: query.search === search ? '' : search })}
                >
                  {label}
                </FilterChip>
              ))}
            </div>
          )}
          <SelectField
            label={shared('sort')}
            hideLabel
            value={query.sort}
            onChange={({ target }) => change({ sort: target.value as Sort })}
            options={sorts.map((sort) => ({ value: sort, label: shared(`sort.${sort}`) }))}
          />
        </Tools>
        <CatalogueResults query={query} results={results} entering={false} more={chosen} onChange={change} onClear={clear} />
      </Main>
    </Layout>
  );
}
