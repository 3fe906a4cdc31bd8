import { useSearchQuery, useSearchText, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { useLatePart } from '@marketplace/section-kit/query';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, SearchBox, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { Tabs } from '@marketplace/shared-ui/tabs';
import styled from 'styled-components';
import { LeadList } from './LeadList';
import { leadsMessages } from './leadsMessages';
import { leadsQuery, tabs } from './leadsQuery';
import { useLeads } from './useLeads';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
`;

const loadInactive = () => import(/* webpackChunkName: "company-standing" */ './standing/InactiveCompany');

/** The requests to the company that the account works for. */
export function LeadInbox() {
  const t = useT(leadsMessages);
  const { company, error, isLoading, refetch } = useCompanies();
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isLoading && <Skeleton height={320} radius="var(--ui-radius-card)" />}
      {company === null && (
        <EmptyState art={art['scene-empty']} title={t('none')} text={t('none.text')}>
          <LinkButton href="/apply">{t('none.link')}</LinkButton>
        </EmptyState>
      )}
      {error && company === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {company && <Inbox key={company.id} company={company} />}
    </LoadingRegion>
  );
}

function Inbox({ company }: { company: Company }) {
  const t = useT(leadsMessages);
  const [query, setQuery] = useSearchQuery(leadsQuery);
  const { text, type, change } = useSearchText(query, setQuery);
  const { tab, search } = query;
  const leads = useLeads(company.id, tab, search);
  const isInactive = company.status === 'suspended' || company.status === 'closed';
  const { data: late } = useLatePart('services/inactive-company', loadInactive, { enabled: isInactive });
  return (
    <Root>
      {isInactive && late && <late.InactiveCompany company={company} />}
      <SearchBox
        label={t('search')}
        placeholder={t('search.placeholder')}
        value={text}
        onValueChange={type}
        onSubmit={(words) => change({ search: words })}
      />
      <Tabs
        label={t('tabs')}
        look="pill"
        value={tab}
        onValueChange={(value) => setQuery({ tab: tabs.find((name) => name === value) ?? tab }, { push: true })}
        items={tabs.map((name) => ({
          value: name,
          label: t(`tab.${name}`, { n: leads.counts?.[name] ?? '' }).trim(),
          content: name === tab && <LeadList company={company} search={search} leads={leads} onClear={() => change({ search: '' })} />,
        }))}
      />
    </Root>
  );
}

export { LeadInbox as Component };
