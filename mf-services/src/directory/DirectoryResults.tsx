import { errorText, useFocusFirstNew, useLocale, useT, type Favourites } from '@marketplace/section-kit';
import { useAnswered, useKeptPages } from '@marketplace/section-kit/load-more';
import { useFocusAfter, useTakenOff } from '@marketplace/section-kit/outcome';
import { useDeferredValue, type ReactNode } from 'react';
import { ErrorState, formatNumber, LoadingRegion, LoadMore, media, NeedsScript, ResultCount, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlaceName } from '../place/placeName';
import { serviceMessages } from '../provider/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../provider/ProviderGrid';
import { LateSaveSearch } from '../saved-searches/LateSaveSearch';
import { AlsoFound } from './AlsoFound';
import type { DirectoryQuery } from './directoryQuery';
import { FilterChips } from './filters/FilterChips';
import { countFilters } from './filters/filterQuery';
import { directoryMessages } from './messages';
import { NothingFound } from './NothingFound';
import { Understood } from './Understood';
import { matchedWords, type useResults } from './useDirectory';

/** Id of the heading of the results. */
export const LIST_ID = 'results-list';

interface DirectoryResultsProps {
  query: DirectoryQuery;
  /** What the visitor has saved. */
  favourites: Pick<Favourites, 'ids' | 'status' | 'refetch'>;
  results: ReturnType<typeof useResults>;
  /** The list gives its place to the map on screens that have room for one of them. */
  isMapped: boolean;
  onChange: (change: Partial<DirectoryQuery>) => void;
  onClear: () => void;
  /** Stands beside the count. The same element as long as it says the same. */
  children: ReactNode;
}

const Body = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: var(--ui-s-8);
  ${media.md} { gap: var(--ui-s-20); }
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  transition: opacity var(--ui-motion-open) var(--ui-ease);
`;

const List = styled(Body)<{ $isMapped: boolean }>`
  gap: var(--ui-s-20);
  padding-block: var(--ui-s-16) var(--ui-s-64);
  & > h2 { font-size: 1.5rem; }
  ${({ $isMapped }) => $isMapped && '@media (width < 1024px) and (scripting: enabled) { display: none; }'}
`;

/* The count, and what is done with all of it, at the end of the line. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  min-height: 44px;
  margin-block-start: var(--ui-s-4);
  /* In one line at 360 px in French, beside what stands at its end. */
  & p { font-size: 0.875rem; }
  ${media.sm} {
    margin-block-start: var(--ui-s-8);
    & p { font-size: 0.9375rem; }
  }
  & > :last-child { display: flex; flex: none; }
`;

const Place = styled.p`
  margin-block-start: calc(-1 * var(--ui-s-12));
  font-size: 0.875rem;
  color: var(--ui-ink-muted);
`;

/** Count, cards and what comes after them, for every state of the answer. */
export function DirectoryResults({ query, favourites, results, isMapped, onChange, onClear, children }: DirectoryResultsProps) {
  const t = useT(directoryMessages);
  const service = useT(serviceMessages);
  const placeName = usePlaceName();
  const locale = useLocale();
  const { error, isPlaceholderData, isFetchingNextPage } = results;
  const unknown = query.saved && favourites.status !== 'known' ? favourites : null;
  const isUnread = unknown?.status === 'failed';
  const isPending = results.isPending && !isUnread;
  // New cards in the place of others give way to the next letter somebody types; the first ones come at once.
  const data = useDeferredValue(results.data) ?? results.data;
  const services = data?.services ?? [];
  const answered = useAnswered(query, isPlaceholderData || data !== results.data);
  useKeptPages(results);
  const { listRef, focusFirstNew } = useFocusFirstNew(services.length);
  const number = (value: number) => formatNumber(value, locale);

  const first = data?.pages[0];
  const last = data?.pages.at(-1);
  const also = last?.also ?? {};
  const { ref: heading, begin } = useFocusAfter<HTMLHeadingElement>(
    [countFilters(query), first?.understood.map(({ typed }) => typed), query.saved && services.map(({ id }) => id)].join(),
  );
  // The card goes with its heart. It may stand far down the list, which stays where it is.
  useTakenOff(favourites.ids, () => query.saved && begin({ preventScroll: true }));
  const removeChip = (change: Partial<DirectoryQuery>) => {
    begin();
    onChange(change);
  };
  const showAll = () => {
    // The button goes away once the answer is there.
    heading.current?.focus();
    onChange({ saved: false });
  };
  const matched = first && matchedWords(first, locale);
  const retry = () => {
    if (unknown) unknown.refetch();
    else void (data && results.isFetchNextPageError ? results.fetchNextPage() : results.refetch());
  };
  const loadMore = () => {
    focusFirstNew();
    void results.fetchNextPage();
  };
  const failure = (error || isUnread) && (
    <ErrorState title={service('failedWith', { message: errorText(error, service('fetchFailed')) })} onRetry={retry} />
  );
  return (
    <LoadingRegion loading={isPending || isPlaceholderData} label={service('loading')} onRetry={retry}>
      <VisuallyHidden as="h2" id={LIST_ID} tabIndex={-1} ref={heading}>
        {t('results')}
      </VisuallyHidden>
      <Body $stale={isPlaceholderData}>
        <Line>
          <div>
            {first && matched && <ResultCount>{t('showing', { count: first.matched, matched, total: number(first.total) })}</ResultCount>}
          </div>
          <div>{children}</div>
        </Line>
        {first && (
          <>
            <Understood search={answered.search} parts={first.understood} onSearch={(search) => removeChip({ search })} />
            {first.place && <Place>{t('place', { place: placeName(first.place) })}</Place>}
            <NeedsScript text={t('needsScript')} />
            {!query.saved && <FilterChips filters={query} onChange={removeChip} onClear={services.length > 0 ? onClear : undefined} />}
          </>
        )}
      </Body>
      <List $stale={isPlaceholderData} $isMapped={isMapped}>
        {isPending && <ProviderGridSkeleton count={6} layout="rows" />}
        {!results.isFetchNextPageError && failure}
        {first && services.length > 0 && <ProviderGrid providers={services} layout="rows" ref={listRef} />}
        {first && services.length === 0 && <NothingFound query={answered} onShowAll={showAll} onClear={onClear} />}
        {results.isFetchNextPageError && failure}
        {matched && last?.next && (
          <LoadMore
            label={t('loadMore')}
            note={t('loaded', { loaded: number(services.length), matched })}
            busy={isFetchingNextPage}
            onClick={loadMore}
          />
        )}
        {last && !last.next && <AlsoFound also={also} />}
        {first && <LateSaveSearch query={query} />}
      </List>
    </LoadingRegion>
  );
}
