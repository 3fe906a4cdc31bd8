import { usePage, useT } from '@marketplace/section-kit';
import { media, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { DataCopy } from './DataCopy';
import { Deletion } from './Deletion';
import { DetailsForm } from './DetailsForm';
import { PasswordForm } from './PasswordForm';
import { profileMessages } from './profileMessages';
import { Sessions } from './Sessions';

const Cards = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  max-width: 640px;
  padding-bottom: var(--ui-s-64);
  ${media.lg} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;
    max-width: none;
    /* The tallest card beside the two others. */
    & > :nth-child(2) { grid-area: 1 / 2 / 3; }
  }
`;

export function AccountProfilePage() {
  const t = useT(profileMessages);
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
        <SignedInOnly returnTo="/account/profile">
          {(user) => (
            <Cards>
              <DetailsForm user={user} />
              <PasswordForm email={user.email} />
              <Sessions />
              <DataCopy />
              <Deletion email={user.email} />
            </Cards>
          )}
        </SignedInOnly>
      </AccountFrame>
    </>
  );
}

export { AccountProfilePage as Component };
