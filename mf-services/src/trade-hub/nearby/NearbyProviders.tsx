import { errorText, useLacks, useT } from '@marketplace/section-kit';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, ResultCount, Section, VisuallyHidden, Button } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useRef } from 'react';
import styled from 'styled-components';
import { directoryHref } from '../../directory/directoryQuery';
import { usePlaceName } from '../../place/placeName';
import { NobodyYetPart } from '../../provider/NobodyYetPart';
import { serviceMessages } from '../../provider/messages';
import { ProviderGrid, ProviderGridSkeleton } from '../../provider/ProviderGrid';
import { useTradeLabel } from '../../trades/useTradeLabel';
import type { TradeHubQuery } from '../tradeHubQuery';
import { hubMessages } from '../messages';
import { NearbyControls } from './NearbyControls';
import { NEARBY_KM, type useNearby } from './useNearby';

/** Cards of one page; the directory has the rest. */
export const SHOWN = 6;

interface NearbyProvidersProps {
  query: TradeHubQuery;
  trades: readonly string[];
  nearby: ReturnType<typeof useNearby>;
  onChange: (change: Partial<TradeHubQuery>) => void;
}

const Body = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: var(--ui-s-20);
  padding-top: var(--ui-s-20);
  justify-items: start;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  & > ul, & > div, & > section { justify-self: stretch; }
`;

/** Who does this work near the postal code. */
export function NearbyProviders({ query, trades, nearby, onChange }: NearbyProvidersProps) {
  const t = useT(hubMessages);
  const service = useT(serviceMessages);
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const lacksAll = useLacks('services');
  const { data, error, isPending, isPlaceholderData, refetch } = nearby;
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => void refetch();
  const searchEverywhere = () => {
    // The button goes away once the answer is there.
    heading.current?.focus();
    onChange({ postal: '', verified: false });
  };
  const place = data?.place ?? null;
  const where = { place: placeName(place ?? ''), radius: NEARBY_KM, postal: query.postal };
  const summary = !query.postal ? t('near.anywhere') : place ? t('near.within', where) : t('near.unknown', where);
  const isNarrowed = query.postal !== '' || query.verified;
  const hasNobody = data && !isPlaceholderData ? data.services.length === 0 && (lacksAll || !isNarrowed) : lacksAll;
  if (hasNobody && lacksAll && !error) {
    return (
      <Section as="div">
        <NobodyYetPart trade={tradeLabel(query.trade)} />
      </Section>
    );
  }
  return (
    <Section title={t('near.title')}>
      <NearbyControls query={query} trades={trades} onChange={onChange} />
      <LoadingRegion loading={isPending || isPlaceholderData} label={service('loading')} onRetry={retry}>
        <Body $stale={isPlaceholderData}>
          <VisuallyHidden as="h3" tabIndex={-1} ref={heading}>
            {t('near.results')}
          </VisuallyHidden>
          {isPending && <ProviderGridSkeleton count={SHOWN} />}
          {data && data.services.length > 0 && (
            <>
              <ResultCount>{summary}</ResultCount>
              <ProviderGrid providers={data.services.slice(0, SHOWN)} />
              <LinkButton
                variant="outline"
                href={directoryHref({ category: query.trade, verified: query.verified, near: query.postal, radius: NEARBY_KM })}
              >
                {t('near.more')}
              </LinkButton>
            </>
          )}
          {data && hasNobody && <NobodyYetPart trade={tradeLabel(query.trade)} />}
          {data && !hasNobody && data.services.length === 0 && (
            <EmptyState title={place ? t('near.none', where) : t('near.noneAnywhere')} art={art['scene-empty']}>
              <Button onClick={searchEverywhere}>{t('near.all')}</Button>
            </EmptyState>
          )}
          {error && <ErrorState title={service('failedWith', { message: errorText(error, service('fetchFailed')) })} onRetry={retry} />}
        </Body>
      </LoadingRegion>
    </Section>
  );
}
