import { errorText, useFocusFirstNew, useLocale, useT, type Favourites } from '@marketplace/section-kit';
import { useAnswered, useKeptPages } from '@marketplace/section-kit/load-more';
import { useFocusAfter, useTakenOff } from '@marketplace/section-kit/outcome';
import { useMemo, type ReactNode } from 'react';
import { ErrorState, formatNumber, LoadingRegion, LoadMore, NeedsScript, ResultCount, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { countFilters, type CatalogueQuery } from './catalogueQuery';
import { catalogueMessages } from './catalogueMessages';
import { FilterChips, type MoreFilter } from './FilterChips';
import { MaterialGrid, MaterialGridSkeleton } from './MaterialGrid';
import { materialMessages } from './materialMessages';
import { CatalogueMissing, NothingFound } from './NothingFound';
import { isCatalogueMissing } from './searchMaterials';
import { allMaterials, type useMaterials } from './useMaterials';

interface CatalogueResultsProps {
  query: CatalogueQuery;
  /** What the visitor has saved, where the query may show only that. */
  favourites?: Pick<Favourites, 'ids' | 'status' | 'refetch'>;
  results: ReturnType<typeof useMaterials>;
  /** Cards come in one after the other. */
  entering: boolean;
  /** What narrows them besides the query. */
  more?: readonly MoreFilter[];
  onChange: (change: Partial<CatalogueQuery>) => void;
  onClear: () => void;
  /** After the results, once there are any to speak of. */
  children?: ReactNode;
}

const Body = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: var(--ui-s-20);
  align-content: start;
  min-width: 0;
  padding-bottom: var(--ui-s-64);
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  transition: opacity var(--ui-motion-open) var(--ui-ease);
  /* Few cards hold the place of many; the footer must not be seen before it has its own. */
  [aria-busy='true'] > & { min-height: 100dvh; }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Understood = styled.p`
  overflow-wrap: anywhere;
`;

const none: readonly string[] = [];

/** Count, cards and what comes after them, for every state of the answer. */
export function CatalogueResults({ query, favourites, results, entering, more = [], onChange, onClear, children }: CatalogueResultsProps) {
  const t = useT(catalogueMessages);
  const shared = useT(materialMessages);
  const locale = useLocale();
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage } = results;
  const unknown = query.saved && favourites && favourites.status !== 'known' ? favourites : null;
  const isUnread = unknown?.status === 'failed';
  const isPending = results.isPending && !isUnread;
  const materials = useMemo(() => allMaterials(data?.pages ?? []), [data]);
  const answered = useAnswered(query, isPlaceholderData);
  useKeptPages(results);
  const { listRef, focusFirstNew } = useFocusFirstNew(materials.length);
  const number = (value: number) => formatNumber(value, locale);
  const retry = () => {
    if (unknown) unknown.refetch();
    else void (data && results.isFetchNextPageError ? results.fetchNextPage() : results.refetch());
  };
  const loadMore = () => {
    focusFirstNew();
    void results.fetchNextPage();
  };
  const { ref: heading, begin } = useFocusAfter<HTMLHeadingElement>(
    [countFilters(query), more.length, query.saved && materials.map(({ id }) => id)].join(),
  );
  // The card goes with its heart. It may stand far down the list, which stays where it is.
  useTakenOff(favourites?.ids ?? none, () => query.saved && begin({ preventScroll: true }));
  const lookElsewhere = (change: Partial<CatalogueQuery>) => {
    // The button goes away once the answer is there.
    heading.current?.focus();
    onChange(change);
  };
  if (isCatalogueMissing(error)) return <CatalogueMissing />;
  const first = data?.pages[0];
  const failure = (error || isUnread) && (
    <ErrorState title={shared('failed', { message: errorText(error, shared('fetchFailed')) })} onRetry={retry} />
  );
  return (
    <LoadingRegion loading={isPending || isPlaceholderData} label={shared('loading')} onRetry={retry}>
      <Body $stale={isPlaceholderData}>
        <VisuallyHidden as="h2" tabIndex={-1} ref={heading}>
          {t('results')}
        </VisuallyHidden>
        {/* Its line is kept while the number is not known, so that the cards do not move down. */}
        <ResultCount>{first ? t('showing', { count: first.total, number: number(first.total) }) : '\u00a0'}</ResultCount>
        {first && first.understood.length > 0 && (
          <Understood>
            {t('understood', {
              search: answered.search,
              words: first.understood.map(({ typed, meant = typed }) => t('understood.word', { word: meant })).join(', '),
            })}
          </Understood>
        )}
        <NeedsScript text={t('needsScript')} />
        <FilterChips query={query} more={more} onRemove={begin} onChange={onChange} onClear={onClear} />
        {isPending && <MaterialGridSkeleton />}
        {!results.isFetchNextPageError && failure}
        {materials.length > 0 && <MaterialGrid materials={materials} entering={entering} ref={listRef} />}
        {first && materials.length === 0 && (
          <NothingFound query={answered} brands={first.brands} onChange={lookElsewhere} onClear={onClear} />
        )}
        {results.isFetchNextPageError && failure}
        {first && hasNextPage && (
          <LoadMore
            label={t('loadMore')}
            note={t('loaded', { loaded: number(materials.length), total: number(first.total) })}
            busy={isFetchingNextPage}
            onClick={loadMore}
          />
        )}
        {materials.some(({ sample }) => sample) && <Note>{t('samples')}</Note>}
        {first && children}
      </Body>
    </LoadingRegion>
  );
}
