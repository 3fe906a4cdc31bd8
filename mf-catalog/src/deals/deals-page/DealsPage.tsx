import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { Container, PageHeader } from '@marketplace/shared-ui';
import { Tabs } from '@marketplace/shared-ui/tabs';
import { dealMessages } from '../dealMessages';
import { DealsRegion } from '../DealsRegion';
import { NoDealsPart } from '../NoDealsPart';
import { Newsletter } from '../Newsletter';
import { SampleNote } from '../SampleNote';
import { useDeals } from '../useDeals';
import { useHasNoDeals } from '../useHasNoDeals';
import { DealClaims } from './DealClaims';
import { DealGroup } from './DealGroup';
import { dealsMessages } from './dealsMessages';
import { dealsQuery, kinds, type DealsQuery } from './dealsQuery';

/** Flash sales, daily deals, bundles and featured offers, together or one group at a time. */
export function DealsPage() {
  const t = useT(dealsMessages);
  const shared = useT(dealMessages);
  usePage({ title: t('title') });
  const [{ tab }, setQuery] = useSearchQuery(dealsQuery);
  const { data: deals, error, isPending, refetch } = useDeals(kinds);
  const hasNone = useHasNoDeals(deals?.length);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={hasNone ? undefined : t('lead')}
        breadcrumb={[{ href: '/', label: shared('home') }, { label: t('title') }]}
        breadcrumbLabel={shared('breadcrumb')}
      >
        {!hasNone && <DealClaims />}
      </PageHeader>
      <DealsRegion isPending={isPending} error={error} onRetry={() => void refetch()} count={6}>
        {deals &&
          (hasNone ? (
            <NoDealsPart page="deals" />
          ) : (
            <Container>
              <Tabs
                label={t('tabs')}
                value={tab}
                onValueChange={(next) => setQuery({ tab: next as DealsQuery['tab'] })}
                items={dealsQuery.params.tab.choices.map((value) => ({
                  value,
                  label: t(`tab.${value}`),
                  content:
                    value === tab &&
                    kinds
                      .filter((kind) => value === 'all' || kind === value)
                      .map((kind) => (
                        <DealGroup key={kind} kind={kind} deals={deals.filter((deal) => deal.kind === kind)} onEnd={refetch} />
                      )),
                }))}
              />
              <SampleNote deals={deals} />
            </Container>
          ))}
      </DealsRegion>
      <Newsletter list="deals" />
    </>
  );
}

export { DealsPage as Component };
