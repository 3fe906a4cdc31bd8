import { useT } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useLocation } from '@marketplace/section-kit/router';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { AccountPage } from '../frame/AccountPage';
import { frameMessages } from '../frame/frameMessages';
import { OfCompany } from '../frame/OfCompany';
import { settingsMessages } from './settingsMessages';
import { useSettings } from './useSettings';

// It brings the library of forms, which whoever signs in here does not wait for.
const load = () => import(/* webpackChunkName: "settings-view" */ './SettingsView');

/** How a company of the account works here: its quotes, its taxes, and who of its team hears of what. */
export function SettingsPage() {
  const t = useT(settingsMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/company/settings${search}`}>
      {() => <OfCompany>{(company) => <Loaded company={company} />}</OfCompany>}
    </AccountPage>
  );
}

const pending = <Skeleton height={320} radius="var(--ui-radius-card)" />;

function Loaded({ company }: { company: Company }) {
  const t = useT(settingsMessages);
  const frame = useT(frameMessages);
  const { data, error, isPending, refetch } = useSettings(company.id).query;
  const retry = () => void refetch();
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && pending}
      {error && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      {data === null && <EmptyState title={t('none')} text={t('none.text')} />}
      {data && (
        <LatePart name="account/settings" load={load} failed={frame('failed')} pending={pending}>
          {({ SettingsView }) => <SettingsView company={company} settings={data} />}
        </LatePart>
      )}
    </LoadingRegion>
  );
}

export { SettingsPage as Component };
