import { useAuth, usePage, useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { CompanyStrip } from './CompanyStrip';
import { dashboardMessages } from './dashboardMessages';
import { Panels } from './Panels';
import { Rooms } from './Rooms';

const Body = styled.div`
  padding-bottom: var(--ui-s-64);
`;

/** What a person has here, brought by the sections into panels, or where to begin, and below it the rooms that only some have. */
export function DashboardPage() {
  const t = useT(dashboardMessages);
  const name = useAuth((state) => state.displayName);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader title={name ? t('greeting', { name }) : t('title')} lead={t('lead')} />
      <AccountFrame>
        <SignedInOnly returnTo="/account">
          {() => (
            <Body>
              <CompanyStrip />
              <Panels />
              <Rooms />
            </Body>
          )}
        </SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { DashboardPage as Component };
