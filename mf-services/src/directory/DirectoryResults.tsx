import { errorText, useFocusFirstNew, useLocale, useT } from '@marketplace/section-kit';
import { useDeferredValue, useMemo } from 'react';
import { ErrorState, formatNumber, LoadingRegion, LoadMore, NeedsScript, ResultCount, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { serviceMessages } from '../provider/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../provider/ProviderGrid';
import { LateSaveSearch } from '../saved-searches/LateSaveSearch';
import { AlsoFound } from './AlsoFound';
import type { DirectoryQuery } from './directoryQuery';
import { FilterChips } from './filters/FilterChips';
import { directoryMessages } from './messages';
import { NothingFound } from './NothingFound';
import { Understood } from './Understood';
import { allServices, matchedWords, type useResults } from './useDirectory';

interface DirectoryResultsProps {
  query: DirectoryQuery;
  results: ReturnType<typeof useResults>;
  onChange: (change: Partial<DirectoryQuery>) => void;
  onClear: () => void;
}

const Body = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: var(--ui-s-20);
  padding-block: var(--ui-s-16) var(--ui-s-64);
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  transition: opacity var(--ui-motion-open) var(--ui-ease);
  & > h2 { font-size: 1.5rem; }
`;

const Place = styled.p`
  margin-top: calc(-1 * var(--ui-s-12));
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Count, cards and what comes after them, for every state of the answer. */
export function DirectoryResults({ query, results, onChange, onClear }: DirectoryResultsProps) {
  const t = useT(directoryMessages);
  const service = useT(serviceMessages);
  const locale = useLocale();
  const { error, isPending, isPlaceholderData, isFetchingNextPage } = results;
  // New cards in the place of others give way to the next letter somebody types; the first ones come at once.
  const data = useDeferredValue(results.data) ?? results.data;
  const services = useMemo(() => allServices(data?.pages ?? []), [data]);
  const { listRef, focusFirstNew } = useFocusFirstNew(services.length);
  const number = (value: number) => formatNumber(value, locale);

  const first = data?.pages[0];
  const last = data?.pages.at(-1);
  const also = last?.also ?? {};
  const matched = first && matchedWords(first, locale);
  const retry = () => void (data && results.isFetchNextPageError ? results.fetchNextPage() : results.refetch());
  const loadMore = () => {
    focusFirstNew();
    void results.fetchNextPage();
  };
  const failure = error && (
    <ErrorState title={service('failedWith', { message: errorText(error, service('fetchFailed')) })} onRetry={retry} />
  );
  return (
    <LoadingRegion loading={isPending || isPlaceholderData} label={service('loading')} onRetry={retry}>
      <Body $stale={isPlaceholderData}>
        <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
        {isPending && <ProviderGridSkeleton count={6} layout="rows" />}
        {!results.isFetchNextPageError && failure}
        {first && matched && (
          <>
            <ResultCount>{t('showing', { count: first.matched, matched, total: number(first.total) })}</ResultCount>
            <Understood search={query.search} parts={first.understood} onSearch={(search) => onChange({ search })} />
            {first.place && <Place>{t('place', { place: first.place })}</Place>}
            <NeedsScript text={t('needsScript')} />
            {!query.saved && <FilterChips filters={query} onChange={onChange} onClear={services.length > 0 ? onClear : undefined} />}
            {services.length > 0 && <ProviderGrid providers={services} layout="rows" ref={listRef} />}
            {services.length === 0 && <NothingFound query={query} onChange={onChange} onClear={onClear} />}
          </>
        )}
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
      </Body>
    </LoadingRegion>
  );
}
