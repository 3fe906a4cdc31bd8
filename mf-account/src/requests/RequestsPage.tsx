import { Fragment, usePage, useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { requestsPageMessages } from './requestsPageMessages';

/** Everything the account asked companies for. */
export function RequestsPage() {
  const t = useT(requestsPageMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo="/account/requests">{() => <Fragment name="services/my-requests" />}</SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { RequestsPage as Component };
