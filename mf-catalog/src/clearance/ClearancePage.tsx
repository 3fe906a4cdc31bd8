import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { Container, FilterChip, PageHeader, ResultCount, SelectField, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { dealMessages } from '../deals/dealMessages';
import { DealsRegion } from '../deals/DealsRegion';
import { NoDealsPart } from '../deals/NoDealsPart';
import { SampleNote } from '../deals/SampleNote';
import { useDeals } from '../deals/useDeals';
import { useHasNoDeals } from '../deals/useHasNoDeals';
import { ClearanceItems } from './ClearanceItems';
import { clearanceMessages } from './clearanceMessages';
import { clearanceQuery, sortClearance, sorts, views, type Sort } from './clearanceQuery';
import { Terms } from './Terms';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12) var(--ui-s-24);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--ui-s-24);
`;

const Views = styled.div`
  display: flex;
  gap: var(--ui-s-8);
`;

/** What has to go: sorted and shown as the address says. */
export function ClearancePage() {
  const t = useT(clearanceMessages);
  const shared = useT(dealMessages);
  usePage({ title: t('title') });
  const [query, setQuery] = useSearchQuery(clearanceQuery);
  const { data, error, isPending, refetch } = useDeals(['clearance']);
  const hasNone = useHasNoDeals(data?.length);
  const items = useMemo(() => data && sortClearance(data, query.sort), [data, query.sort]);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={hasNone ? undefined : t('lead')}
        breadcrumb={[{ href: '/', label: shared('home') }, { label: t('title') }]}
        breadcrumbLabel={shared('breadcrumb')}
      >
        {!hasNone && (
          <p>
            {t('final')} <TextLink href="#terms">{t('final.link')}</TextLink>
          </p>
        )}
      </PageHeader>
      <DealsRegion isPending={isPending} error={error} onRetry={() => void refetch()} count={6}>
        {items &&
          (hasNone ? (
            <NoDealsPart page="clearance" />
          ) : (
            <Container>
              <Toolbar>
                <SelectField
                  label={t('sort')}
                  value={query.sort}
                  onChange={({ target }) => setQuery({ sort: target.value as Sort }, { push: true })}
                  options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
                />
                <ResultCount>{t('count', { count: items.length })}</ResultCount>
                <Views role="group" aria-label={t('view')}>
                  {views.map((view) => (
                    <FilterChip key={view} selected={view === query.view} onClick={() => setQuery({ view }, { push: true })}>
                      {t(`view.${view}`)}
                    </FilterChip>
                  ))}
                </Views>
              </Toolbar>
              <ClearanceItems items={items} view={query.view} />
              <SampleNote deals={items} />
            </Container>
          ))}
      </DealsRegion>
      {!hasNone && <Terms />}
    </>
  );
}

export { ClearancePage as Component };
