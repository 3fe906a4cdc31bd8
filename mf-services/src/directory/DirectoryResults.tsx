import { errorText, useLocale, useT } from 'section-kit';
import { useMemo } from 'react';
import { ErrorState, formatNumber, LoadingRegion, LoadMore, ResultCount, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { serviceMessages } from '../service/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../service/ProviderGrid';
import type { DirectoryQuery } from './directoryAddress';
import { directoryMessages } from './messages';
import { NothingFound } from './NothingFound';
import { allServices, type useResults } from './useDirectory';
import { useFocusFirstNew } from './useFocusFirstNew';

interface DirectoryResultsProps {
  query: DirectoryQuery;
  results: ReturnType<typeof useResults>;
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

/** Count, cards and what comes after them, for every state of the answer. */
export function DirectoryResults({ query, results, onClear }: DirectoryResultsProps) {
  const t = useT(directoryMessages);
  const service = useT(serviceMessages);
  const locale = useLocale();
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage } = results;
  const services = useMemo(() => allServices(data?.pages ?? []), [data]);
  const { listRef, focusFirstNew } = useFocusFirstNew(services.length);
  const number = (value: number) => formatNumber(value, locale);

  const first = data?.pages[0];
  const matched = first && `${number(first.matched)}${first.capped ? '+' : ''}`;
  const retry = () => void (data && results.isFetchNextPageError ? results.fetchNextPage() : results.refetch());
  const loadMore = () => {
    focusFirstNew();
    void results.fetchNextPage();
  };
  return (
    <LoadingRegion loading={isPending || isPlaceholderData} label={service('loading')} onRetry={retry}>
      <Body $stale={isPlaceholderData}>
        <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
        {isPending && <ProviderGridSkeleton count={6} />}
        {first && matched && (
          <>
            <ResultCount>{t('showing', { count: first.matched, matched, total: number(first.total) })}</ResultCount>
            {services.length > 0 && <ProviderGrid services={services} ref={listRef} />}
            {services.length === 0 && <NothingFound search={query.search} slim={first.also.length > 0} onClear={onClear} />}
          </>
        )}
        {error && <ErrorState title={service('failedWith', { message: errorText(error, service('fetchFailed')) })} onRetry={retry} />}
        {first && matched && results.hasNextPage && (
          <LoadMore
            label={t('loadMore')}
            note={t('loaded', { loaded: number(services.length), matched })}
            busy={isFetchingNextPage}
            onClick={loadMore}
          />
        )}
        {first && first.also.length > 0 && !results.hasNextPage && (
          <>
            <h2>{t('also')}</h2>
            <ProviderGrid services={first.also} />
          </>
        )}
      </Body>
    </LoadingRegion>
  );
}
