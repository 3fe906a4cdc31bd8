import { Fragment, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { AccountPage } from '../frame/AccountPage';
import { OfCompany } from '../frame/OfCompany';
import { reportsMessages } from './reportsMessages';

/** The figures of a company of the account. */
export function ReportsPage() {
  const t = useT(reportsMessages);
  const { search } = useLocation();
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo={`/account/reports${search}`}>
      {() => <OfCompany>{() => <Fragment name="marketing/company-report" />}</OfCompany>}
    </AccountPage>
  );
}

export { ReportsPage as Component };
