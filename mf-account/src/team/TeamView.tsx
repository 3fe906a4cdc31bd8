import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { InviteForm } from './InviteForm';
import { MemberRow, Row } from './MemberRow';
import { teamMessages } from './teamMessages';
import { roles, useTeamWrites, type Team } from './useTeam';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-64);
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
`;

interface TeamViewProps {
  company: string;
  team: Team;
}

/** The members with their roles, who is invited, and for owners a form that invites. */
export function TeamView({ company, team: { role, members, invitations } }: TeamViewProps) {
  const t = useT(teamMessages);
  const locale = useLocale();
  const { revoke } = useTeamWrites(company);
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const cancel = (id: string, email: string) =>
    void write.run(async () => {
      await revoke(id);
      say(t('revoked', { email }));
    });
  const isOwner = role === 'owner';
  return (
    <Root>
      {status}
      <ProfileCard title={t('members')}>
        <List role="list">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              company={company}
              member={member}
              isOwner={isOwner}
              onRemoved={(name) => say(t('removed', { name }))}
            />
          ))}
        </List>
        <div>
          {roles.map((known) => (
            <p key={known}>{t(`may.${known}`)}</p>
          ))}
        </div>
      </ProfileCard>
      {invitations.length > 0 && (
        <ProfileCard title={t('invitations')}>
          <List role="list">
            {invitations.map(({ id, email, role: invited, expires_at }) => (
              <Row key={id}>
                <span>
                  <strong>{email}</strong>
                  <small>{t('invited', { role: t(`role.${invited}`), date: formatDate(expires_at, locale) })}</small>
                </span>
                <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => cancel(id, email)}>
                  {t('revoke', { email })}
                </Button>
              </Row>
            ))}
          </List>
          <RefusalAlert ref={alert} write={write} />
        </ProfileCard>
      )}
      {isOwner && <InviteForm company={company} />}
    </Root>
  );
}
