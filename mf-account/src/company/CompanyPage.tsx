import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useLocation } from '@marketplace/section-kit/router';
import { Skeleton } from '@marketplace/shared-ui';
import { AccountPage } from '../frame/AccountPage';
import { frameMessages } from '../frame/frameMessages';
import { OfCompany } from '../frame/OfCompany';
import { companyMessages } from './companyMessages';

// It brings dialogs and exports, which whoever signs in here does not wait for.
const load = () => import(/* webpackChunkName: "company-view" */ './CompanyView');

/** What the company that the account works for is registered as, and what it takes along of its requests and reviews. */
export function CompanyPage() {
  const t = useT(companyMessages);
  const frame = useT(frameMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/company${search}`}>
      {() => (
        <OfCompany>
          {(company) => (
            <LatePart
              name="account/company"
              load={load}
              failed={frame('failed')}
              pending={<Skeleton height={240} radius="var(--ui-radius-card)" />}
            >
              {({ CompanyView }) => <CompanyView company={company} />}
            </LatePart>
          )}
        </OfCompany>
      )}
    </AccountPage>
  );
}

export { CompanyPage as Component };
