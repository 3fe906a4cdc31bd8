import { useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useLocation } from '@marketplace/section-kit/router';
import { EmptyState, ErrorState, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { AccountPage } from '../frame/AccountPage';
import { calendarMessages } from './calendarMessages';
import { useCalendar } from './useCalendar';

// It brings the library of forms, which whoever signs in here does not wait for.
const load = () => import(/* webpackChunkName: "calendar-view" */ './CalendarView');

/** What a company of the account has planned, and whether it takes new work. */
export function CalendarPage() {
  const t = useT(calendarMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/calendar${search}`}>
      {() => <OfAccount />}
    </AccountPage>
  );
}

const pending = <Skeleton height={320} radius="var(--ui-radius-card)" />;

function OfAccount() {
  const t = useT(calendarMessages);
  const { company, isLoading, error, refetch } = useCompanies();
  const retry = () => void refetch();
  if (company) return <OfCompany key={company.id} company={company} />;
  return (
    <LoadingRegion loading={isLoading} label={t('loading')} onRetry={retry}>
      {isLoading && pending}
      {company === null && (
        <EmptyState art={art['scene-empty']} title={t('none')} text={t('none.text')}>
          <LinkButton href="/apply">{t('none.link')}</LinkButton>
        </EmptyState>
      )}
      {error && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
    </LoadingRegion>
  );
}

function OfCompany({ company }: { company: Company }) {
  const t = useT(calendarMessages);
  const { data, error, isPending, refetch } = useCalendar(company.id);
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && pending}
      {error && !data && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data && (
        <LatePart name="account/calendar" load={load} failed={t('failed')} pending={pending}>
          {({ CalendarView }) => <CalendarView company={company} calendar={data} />}
        </LatePart>
      )}
    </LoadingRegion>
  );
}

export { CalendarPage as Component };
