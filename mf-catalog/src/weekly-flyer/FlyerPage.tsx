import { useLacks, usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useEffect } from 'react';
import { Container, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { dealMessages } from '../deals/dealMessages';
import { DealsRegion } from '../deals/DealsRegion';
import { NoDeals } from '../deals/NoDeals';
import { Newsletter } from '../deals/Newsletter';
import { SampleNote } from '../deals/SampleNote';
import { TimeLeft } from '../deals/TimeLeft';
import { useHasNoDeals } from '../deals/useHasNoDeals';
import { useTimeLeft } from '../deals/useTimeLeft';
import { flyerQuery } from './flyerAddress';
import { FlyerActions } from './FlyerActions';
import { FlyerCategories } from './FlyerCategories';
import { flyerMessages } from './flyerMessages';
import { JumpBar } from './JumpBar';
import { useFlyer } from './useFlyer';
import { WeekBadge } from './WeekBadge';
import { WeekLinks } from './WeekLinks';

const Facts = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
`;

/** The offers of one week by category, to read, to print and to pass on. */
export function FlyerPage() {
  const t = useT(flyerMessages);
  const shared = useT(dealMessages);
  usePage({ title: t('title') });
  const [{ week: asked }, setQuery] = useSearchQuery(flyerQuery);
  const { data: flyer, error, isPending, isPlaceholderData, refetch } = useFlyer(asked);
  const askAgain = () => void refetch();
  const left = useTimeLeft(flyer?.endsAt ?? null, flyer?.answeredAt ?? 0, refetch);
  const lacksDeals = useLacks('deals');
  const hasNone = useHasNoDeals(flyer?.categories.length);
  const ended = flyer !== undefined && (flyer.ended || left === 0);

  // The week that the address asks for may have no flyer: it says what is shown.
  const shown = flyer && !isPlaceholderData ? (flyer.ended ? flyer.week : null) : undefined;
  const isRight = shown === undefined || asked === shown || asked === flyer?.week;
  useEffect(() => {
    if (!isRight) setQuery({ week: shown ?? null });
  }, [isRight, shown, setQuery]);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={hasNone ? undefined : t('lead')}
        breadcrumb={[{ href: '/', label: shared('home') }, { label: t('title') }]}
        breadcrumbLabel={shared('breadcrumb')}
      >
        {flyer && !(hasNone && lacksDeals) && (
          <Facts>
            <WeekBadge flyer={flyer} />
            {!ended && !hasNone && (
              <div data-print="hide">
                <TimeLeft endsAt={flyer.endsAt} left={left} />
              </div>
            )}
            {!hasNone && <FlyerActions flyer={flyer} />}
            <WeekLinks flyer={flyer} ended={ended} />
          </Facts>
        )}
      </PageHeader>
      <DealsRegion isPending={isPending} error={error} onRetry={askAgain} count={6}>
        {flyer &&
          (hasNone ? (
            <NoDeals page="flyer" />
          ) : (
            <>
              <JumpBar flyer={flyer} />
              <Container>
                <FlyerCategories flyer={flyer} ended={ended} />
                <SampleNote deals={flyer.categories.flatMap(({ items }) => items)} />
              </Container>
            </>
          ))}
      </DealsRegion>
      <Newsletter list="flyer" />
    </>
  );
}

export { FlyerPage as Component };
