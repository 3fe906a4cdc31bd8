import { usePage, useT } from '@marketplace/section-kit';
import { Badge, Container, LinkButton, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { DealCard } from '../deals/DealCard';
import { dealColumns } from '../deals/dealColumns';
import { dealMessages } from '../deals/dealMessages';
import { DealsRegion } from '../deals/DealsRegion';
import { ANY_END, Held } from '../deals/Held';
import { NoDealsPart } from '../deals/NoDealsPart';
import { Newsletter } from '../deals/Newsletter';
import { SampleNote } from '../deals/SampleNote';
import { TimeLeft } from '../deals/TimeLeft';
import { useDeals } from '../deals/useDeals';
import { useHasNoDeals } from '../deals/useHasNoDeals';
import { useTimeLeft } from '../deals/useTimeLeft';
import { FilledGrid } from '../FilledGrid';
import { weeklyDealsMessages } from './weeklyDealsMessages';

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-16);
  align-items: center;
`;

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  margin-top: var(--ui-s-24);
`;

/** The three offers of the week and how long they last. */
export function WeeklyDealsPage() {
  const t = useT(weeklyDealsMessages);
  const shared = useT(dealMessages);
  usePage({ title: t('title') });
  const { data: deals, error, isPending, refetch } = useDeals(['weekly']);
  const first = deals?.[0];
  const left = useTimeLeft(first?.endsAt ?? null, first?.answeredAt ?? 0);
  const hasNone = useHasNoDeals(deals?.length);
  const askAgain = () => void refetch();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={hasNone ? undefined : t('lead')}
        breadcrumb={[{ href: '/', label: shared('home') }, { label: t('title') }]}
        breadcrumbLabel={shared('breadcrumb')}
      >
        {!hasNone && (
          <Facts>
            <Badge tone="sale" icon="Percent">
              {t('claim')}
            </Badge>
            <p>{t('refresh')}</p>
            {(first || isPending) && (
              <Held $waits={!first}>
                <TimeLeft {...(first ? { endsAt: first.endsAt, left } : ANY_END)} />
              </Held>
            )}
          </Facts>
        )}
      </PageHeader>
      <DealsRegion isPending={isPending} error={error} onRetry={askAgain}>
        {deals &&
          (hasNone ? (
            <NoDealsPart page="weekly" />
          ) : (
            <Container>
              <FilledGrid $columns={dealColumns}>
                {deals.map((deal) => (
                  <li key={deal.id}>
                    <DealCard deal={deal} onEnd={refetch} headingLevel={2} priority leads />
                  </li>
                ))}
              </FilledGrid>
              <SampleNote deals={deals} />
              <More>
                <LinkButton href="/weekly-flyer" variant="outline">
                  {t('flyer')}
                </LinkButton>
                <LinkButton href="/deals" variant="outline">
                  {t('deals')}
                </LinkButton>
              </More>
            </Container>
          ))}
      </DealsRegion>
      <Newsletter list="weekly-deals" />
    </>
  );
}

export { WeeklyDealsPage as Component };
