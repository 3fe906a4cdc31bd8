import { useT } from '@marketplace/section-kit';
import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountPage } from '../frame/AccountPage';
import { DataCopy } from './DataCopy';
import { Deletion } from './Deletion';
import { DetailsForm } from './DetailsForm';
import { LateOwnReports } from './LateOwnReports';
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
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo="/account/profile">
      {(user) => (
        <Cards>
          <DetailsForm user={user} />
          <PasswordForm email={user.email} />
          <Sessions />
          <DataCopy />
          <Deletion email={user.email} />
          <LateOwnReports />
        </Cards>
      )}
    </AccountPage>
  );
}

export { AccountProfilePage as Component };
