import { Fragment, usePage, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { PageHeader } from '@marketplace/shared-ui';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { leadsPageMessages } from './leadsPageMessages';

/** The requests to a company of the account. */
export function LeadsPage() {
  const t = useT(leadsPageMessages);
  const { search } = useLocation();
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
        <SignedInOnly returnTo={`/account/leads${search}`}>{() => <Fragment name="services/lead-inbox" />}</SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { LeadsPage as Component };
