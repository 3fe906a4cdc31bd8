import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { Button, EmptyState, ErrorState, LoadingRegion, LoadMore, Skeleton } from '@marketplace/shared-ui';
import type { Company } from '@marketplace/section-kit/companies';
import styled from 'styled-components';
import { LeadLine } from './LeadLine';
import { leadsMessages } from './leadsMessages';
import type { useLeads } from './useLeads';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--ui-line);
`;

const loadFindability = () => import(/* webpackChunkName: "company-standing" */ './standing/Findability');

interface LeadListProps {
  company: Company;
  /** What was searched for, or empty. */
  search: string;
  leads: ReturnType<typeof useLeads>;
  /** Ends the search. */
  onClear: () => void;
}

/** The rows of one tab, those where something happened last first. */
export function LeadList({ company, search, leads, onClear }: LeadListProps) {
  const t = useT(leadsMessages);
  const { items, counts, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = leads;
  const retry = () => void refetch();
  const isNew = counts && Object.values(counts).every((n) => n === 0);
  const isBare = isNew === true && !search && company.status === 'approved';
  const { data: late } = useLatePart('services/findability', loadFindability, { enabled: isBare });
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={216} radius="var(--ui-radius-card)" />}
      {items?.length === 0 && search && (
        <EmptyState title={t('empty.search', { search })}>
          <Button onClick={onClear}>{t('empty.clear')}</Button>
        </EmptyState>
      )}
      {items?.length === 0 && !search && <EmptyState title={t(isNew ? 'empty.all' : 'empty.tab')} />}
      {isBare && late && <late.Findability company={company} />}
      {items && items.length > 0 && (
        <List role="list">
          {items.map((lead) => (
            <LeadLine key={lead.id} lead={lead} />
          ))}
        </List>
      )}
      {error && !items && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {hasNextPage && <LoadMore onClick={() => void fetchNextPage()} busy={isFetchingNextPage} label={t('more')} />}
    </LoadingRegion>
  );
}
