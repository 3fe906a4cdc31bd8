import { Fragment, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { AccountPage } from '../frame/AccountPage';
import { leadsPageMessages } from './leadsPageMessages';

/** The requests to a company of the account. */
export function LeadsPage() {
  const t = useT(leadsPageMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/leads${search}`}>
      {() => <Fragment name="services/lead-inbox" />}
    </AccountPage>
  );
}

export { LeadsPage as Component };
