import { Fragment, useT } from '@marketplace/section-kit';
import { AccountPage } from '../frame/AccountPage';
import { requestsPageMessages } from './requestsPageMessages';

/** Everything the account asked companies for. */
export function RequestsPage() {
  const t = useT(requestsPageMessages);
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo="/account/requests">
      {() => <Fragment name="services/my-requests" />}
    </AccountPage>
  );
}

export { RequestsPage as Component };
