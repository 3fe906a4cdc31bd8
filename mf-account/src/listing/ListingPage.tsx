import { usePage, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { PageHeader } from '@marketplace/shared-ui';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { LateListing } from './LateListing';
import { listingMessages } from './listingMessages';

/** The page of a company of the account, to write. */
export function ListingPage() {
  const t = useT(listingMessages);
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
        <SignedInOnly returnTo={`/account/listing${search}`}>{() => <LateListing view="edit" />}</SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { ListingPage as Component };
