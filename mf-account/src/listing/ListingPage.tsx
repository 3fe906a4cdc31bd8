import { useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { AccountPage } from '../frame/AccountPage';
import { LateListing } from './LateListing';
import { listingMessages } from './listingMessages';

/** The page of a company of the account, to write. */
export function ListingPage() {
  const t = useT(listingMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/listing${search}`}>
      {() => <LateListing view="edit" />}
    </AccountPage>
  );
}

export { ListingPage as Component };
