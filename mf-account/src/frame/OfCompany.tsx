import { useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { Fragment, type ReactNode } from 'react';
import { frameMessages } from './frameMessages';

/** What a room shows of the company that the account works for, and what to do for who works for none. */
export function OfCompany({ children }: { children: (company: Company) => ReactNode }) {
  const t = useT(frameMessages);
  const { company, isLoading, error, refetch } = useCompanies();
  const retry = () => void refetch();
  if (company) return <Fragment key={company.id}>{children(company)}</Fragment>;
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isLoading && <Skeleton height={240} radius="var(--ui-radius-card)" />}
      {company === null && <NoCompany />}
      {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
    </LoadingRegion>
  );
}

/** For who works for no company, or for this one no more. */
export function NoCompany() {
  const t = useT(frameMessages);
  return (
    <EmptyState art={art['scene-empty']} title={t('none')} text={t('none.text')}>
      <LinkButton href="/apply">{t('none.link')}</LinkButton>
    </EmptyState>
  );
}
