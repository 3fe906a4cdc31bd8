import { useT } from '@marketplace/section-kit';
import { ErrorState, LoadingRegion, media, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AccountPage } from '../frame/AccountPage';
import { ProfileCard } from '../profile/ProfileCard';
import { MailChoice } from './MailChoice';
import { alwaysSent, groups, notificationMessages } from './notificationMessages';
import { useMailChoices } from './useMailChoices';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  ${media.xl} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Column = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding-inline-start: var(--ui-s-20);
  list-style: disc;
`;

/** Which emails the account gets: those it can do without, each with its control, and those that always come. */
export function NotificationsPage() {
  const t = useT(notificationMessages);
  return (
    <AccountPage title={t('title')} lead={t('lead')} returnTo="/account/notifications">
      {() => (
        <Columns>
          <Choices />
          <ProfileCard title={t('always')} lead={t('always.text')}>
            <List role="list">
              {alwaysSent.map((key) => (
                <li key={key}>{t(`always.${key}`)}</li>
              ))}
            </List>
          </ProfileCard>
        </Columns>
      )}
    </AccountPage>
  );
}

function Choices() {
  const t = useT(notificationMessages);
  const { data, error, isPending, refetch } = useMailChoices();
  const retry = () => void refetch();
  const given = data?.map(({ kind }) => kind) ?? [];
  return (
    <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
      {isPending && <Skeleton height={320} radius="var(--ui-radius-card)" />}
      {error && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
      <Column>
        {groups
          .filter(({ kinds }) => kinds.some((kind) => given.includes(kind)))
          .map(({ key, kinds }) => (
            <ProfileCard key={key} title={t(`group.${key}`)}>
              {kinds.map((kind) => (
                <MailChoice key={kind} kind={kind} label={t(`kind.${kind}`)} hint={t(`kind.${kind}.hint`)} />
              ))}
            </ProfileCard>
          ))}
      </Column>
    </LoadingRegion>
  );
}

export { NotificationsPage as Component };
