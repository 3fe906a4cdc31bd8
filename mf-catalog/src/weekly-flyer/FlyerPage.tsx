import { useLacks, usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useEffect } from 'react';
import { Container, PageHeader } from '@marketplace/shared-ui';
import { dealMessages } from '../deals/dealMessages';
import { DealsRegion } from '../deals/DealsRegion';
import { NoDealsPart } from '../deals/NoDealsPart';
import { Newsletter } from '../deals/Newsletter';
import { SampleNote } from '../deals/SampleNote';
import { useHasNoDeals } from '../deals/useHasNoDeals';
import { useTimeLeft } from '../deals/useTimeLeft';
import { flyerQuery } from './flyerAddress';
import { FlyerCategories } from './FlyerCategories';
import { FlyerFacts } from './FlyerFacts';
import { flyerMessages } from './flyerMessages';
import { JumpBar } from './JumpBar';
import { useFlyer } from './useFlyer';

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
        lead={hasNone ? undefined : t(ended ? 'lead.ended' : 'lead')}
        breadcrumb={[{ href: '/', label: shared('home') }, { label: t('title') }]}
        breadcrumbLabel={shared('breadcrumb')}
      >
        {(flyer || isPending) && !(hasNone && lacksDeals) && <FlyerFacts flyer={flyer} ended={ended} left={left} hasNone={hasNone} />}
      </PageHeader>
      <DealsRegion isPending={isPending} error={error} onRetry={askAgain} count={6}>
        {flyer &&
          (hasNone ? (
            <NoDealsPart page="flyer" />
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
