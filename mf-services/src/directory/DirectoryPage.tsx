import { useFavourites, useLacks, usePage, useSearchQuery, useSearchText, useShare, useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/router';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { Container, IconButton, media, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CompareTray } from '../comparison/providers/CompareTray';
import { Comparison } from '../comparison/providers/Comparison';
import { rememberPlace } from '../place/rememberedPlace';
import { useCanFilter } from '../provider/canFilter';
import { NobodyYetPart } from '../provider/NobodyYetPart';
import { serviceMessages } from '../provider/messages';
import { DirectoryControls } from './DirectoryControls';
import { directoryQuery, type DirectoryQuery } from './directoryQuery';
import { DirectoryResults } from './DirectoryResults';
import { FilterPanel } from './filters/FilterPanel';
import { filterQuery } from './filters/filterQuery';
import { LateMap } from './map/LateMap';
import { SkipToMap } from './map/SkipToMap';
import { ViewSwitch } from './map/ViewSwitch';
import { directoryMessages } from './messages';
import { useFound, useResults, useServiceCategories } from './useDirectory';

/* On a phone the first result counts more than the sentence. */
const Head = styled(PageHeader)`
  @media (width < 768px) {
    padding-block: var(--ui-s-16) var(--ui-s-12);
    & h1 + p { display: none; }
  }
`;

const Layout = styled(Container)`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    gap: 0 var(--ui-s-16);
    & > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
`;

/* Without script there is no map, and the list has all of the width. */
const Sides = styled.div<{ $hasMap: boolean }>`
  & > * { min-width: 0; }
  /* The company that is open on the map. */
  & [data-marked] > * { outline: 3px solid var(--ui-accent); outline-offset: 2px; }
  ${media.lg} {
    ${({ $hasMap }) =>
      $hasMap &&
      `@media (scripting: enabled) {
        display: grid;
        grid-template-columns: minmax(0, 58fr) minmax(0, 42fr);
        gap: var(--ui-s-24);
        align-items: start;
      }`}
  }
`;

const Room = styled(Container)`
  padding-bottom: var(--ui-s-64);
`;

/** The directory of professionals: search, filters and order in the address, results below. */
export function DirectoryPage() {
  const t = useT(directoryMessages);
  usePage({ title: t('title') });
  const layout = useRef<HTMLDivElement>(null);
  const form = useId();
  const [query, setQuery] = useSearchQuery(directoryQuery);
  const navigate = useNavigate();
  const favourites = useFavourites('service');
  const service = useT(serviceMessages);
  const share = useShare();
  const list = useRef<HTMLDivElement>(null);

  // Other companies: the map goes where they are, unless the change says where it stays.
  const narrow = useCallback(
    (...[changes, options]: Parameters<typeof setQuery>) => {
      if (typeof changes === 'object' && changes.near) rememberPlace(changes.near);
      setQuery((now) => ({ at: null, ...(typeof changes === 'function' ? changes(now) : changes) }), options);
    },
    [setQuery],
  );
  const { text, type, change: changeNow } = useSearchText(query, narrow);
  const results = useResults(query, favourites);
  const categories = useServiceCategories(query, results.isError);
  const canFilter = useCanFilter();
  const found = useFound(results);
  const place = results.isPlaceholderData ? undefined : results.data?.pages[0]?.place;

  // Stays the same while somebody types, so that what stands around the field is not drawn again with every letter.
  const change = useStable(changeNow);
  const clear = useStable(() => {
    const { sort, saved, compare, view } = query;
    change({ ...directoryQuery.empty, sort, saved, compare, view });
    // The button goes away with the empty list.
    layout.current?.querySelector('input')?.focus();
  });

  const hasMap = canFilter !== false && !query.saved;
  const showAs = useStable((view: DirectoryQuery['view']) => setQuery({ view }, { push: true }));
  const moveMap = useStable((at: NonNullable<DirectoryQuery['at']>) => setQuery({ at }));
  const viewSwitch = useMemo(() => hasMap && <ViewSwitch view={query.view} onChange={showAs} />, [hasMap, query.view, showAs]);

  useEffect(() => {
    // Where the backend cannot filter, an address that asks for it is read as one that does not.
    setQuery((now) => ({ ...(canFilter === false && filterQuery.empty), category: nearestCategory(now.category, categories) }));
  }, [categories, canFilter, query, setQuery]);

  const lacksAll = useLacks('services');
  const first = results.data?.pages[0];
  if (!results.error && lacksAll && (first?.total ?? 0) === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Room>
          <NobodyYetPart />
        </Room>
      </>
    );
  }
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <Layout ref={layout}>
        <DirectoryControls
          form={form}
          query={query}
          text={text}
          categories={categories}
          measured={Boolean(place && query.near)}
          onType={type}
          onChange={change}
          onOpen={(href) => void navigate(href)}
        />
        <FilterPanel
          form={form}
          isUsable={canFilter !== false && !query.saved}
          filters={query}
          found={found}
          unknownPlace={query.near !== '' && place === null && !results.isError}
          onChange={change}
        >
          {viewSwitch}
        </FilterPanel>
        <Sides $hasMap={hasMap}>
          <div ref={list}>
            {hasMap && <SkipToMap isMapped={query.view === 'map'} />}
            <DirectoryResults
              query={query}
              favourites={favourites}
              results={results}
              isMapped={hasMap && query.view === 'map'}
              onChange={change}
              onClear={clear}
            >
              <IconButton
                icon="Heart"
                label={favourites.ids.length > 0 ? t('saved.count', { count: favourites.ids.length }) : t('saved')}
                pressed={query.saved}
                onClick={() => change({ saved: !query.saved })}
              />
              <IconButton icon="Share" label={service('share')} onClick={() => void share(t('shareTitle'))} />
            </DirectoryResults>
          </div>
          {hasMap && <LateMap query={query} isRead={results.isSuccess} list={list} onView={moveMap} onChange={change} />}
        </Sides>
        <CompareTray onCompare={(compare) => setQuery({ compare }, { push: true })} />
      </Layout>
      <Comparison ids={query.compare} near={query.near} onChange={(compare) => setQuery({ compare }, { back: true })} />
    </>
  );
}

/** A function that stays the same and always does what the latest rendering says. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** The category of that name, whatever its case; none when there is no such category. Unknown until categories are. */
function nearestCategory(category: string, categories: readonly string[]): string {
  if (categories.length === 0 || categories.includes(category)) return category;
  return categories.find((name) => name.toLowerCase() === category.toLowerCase()) ?? '';
}

export { DirectoryPage as Component };
