import { Fragment, usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { media, PageHeader, useMinWidth } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { answerQuery } from './answerQuery';
import { leadsPageMessages } from './leadsPageMessages';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-32);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  ${media.xl} {
    &:has(> :nth-child(2)) { grid-template-columns: 380px minmax(0, 1fr); }
  }
`;

/** One request to a company of the account, on large screens beside the list it stands in. */
export function LeadPage() {
  const t = useT(leadsPageMessages);
  const { pathname, search } = useLocation();
  const [{ answer }] = useSearchQuery(answerQuery);
  const isWide = useMinWidth('xl');
  // Without room beside the request, the list is one step back; a quote that is written takes the room for its preview.
  const showsList = isWide && answer !== 'quote';
  usePage({ title: t('request') });
  return (
    <>
      <PageHeader
        title={t('request')}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { href: '/account/leads', label: t('title') }, { label: t('request') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo={pathname + search}>
          {() => (
            <Columns>
              {showsList && (
                <div>
                  <Fragment name="services/lead-inbox" />
                </div>
              )}
              <div>
                <Fragment name="services/lead" />
              </div>
            </Columns>
          )}
        </SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { LeadPage as Component };
