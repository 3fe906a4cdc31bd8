import { errorText, useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import { Card, Container, EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { FilledGrid } from '../FilledGrid';
import { dealColumns } from './dealColumns';
import { dealMessages } from './dealMessages';
import { areDealsMissing } from './useDeals';

/* What comes is higher than a screen, so that nobody sees the rest of the page move. */
const Waiting = styled(Container)`
  min-height: 100dvh;
`;

interface DealsRegionProps {
  isPending: boolean;
  error: unknown;
  /** Asks again. */
  onRetry: () => void;
  /** Cards whose place is held while they are on their way. */
  count?: number;
  /** What came; nothing while there is nothing. */
  children?: ReactNode;
}

/** Where offers come: their place while they load, what went wrong, or that there are none. */
export function DealsRegion({ isPending, error, onRetry, count = 3, children }: DealsRegionProps) {
  const t = useT(dealMessages);
  return (
    // What comes is another region, so that nothing moves where it is longer than the place that was held.
    <LoadingRegion key={isPending ? 'waiting' : 'here'} loading={isPending} label={t('loading')} onRetry={onRetry}>
      {children}
      {isPending && (
        <Waiting>
          <FilledGrid forwardedAs="div" aria-hidden="true" $columns={dealColumns}>
            {Array.from({ length: count }, (_, index) => (
              <Card as="div" key={index}>
                <Skeleton ratio="16 / 10" radius="var(--ui-radius-l)" />
                <Skeleton width="80%" height={26} />
                <Skeleton height={72} />
                <Skeleton width="60%" height={32} />
                <Skeleton height={44} />
              </Card>
            ))}
          </FilledGrid>
        </Waiting>
      )}
      {!isPending &&
        !children &&
        (areDealsMissing(error) ? (
          <EmptyState title={t('missing')} text={t('missing.text')} art={art['scene-empty']}>
            <LinkButton href="/categories">{t('missing.categories')}</LinkButton>
          </EmptyState>
        ) : (
          <Container>
            <ErrorState title={t('failed', { message: errorText(error, t('fetchFailed')) })} onRetry={onRetry} />
          </Container>
        ))}
    </LoadingRegion>
  );
}
