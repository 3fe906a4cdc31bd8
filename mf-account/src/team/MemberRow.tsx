import { useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { RemoveMember } from './RemoveMember';
import { teamMessages } from './teamMessages';
import { roles, useTeamWrites, type Member } from './useTeam';

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-12);
  overflow-wrap: anywhere;
  & small { display: block; font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

interface MemberRowProps {
  company: string;
  member: Member;
  /** Whether who looks may change it. */
  isOwner: boolean;
  /** Told what they are called once they are out. */
  onRemoved: (name: string) => void;
}

/** One of the team: for owners with a role to choose and a way out, for the others by themselves. */
export function MemberRow({ company, member: { id, name, email, role, me }, isOwner, onRemoved }: MemberRowProps) {
  const t = useT(teamMessages);
  const notify = useNotify();
  const write = useWrite();
  const { setRole } = useTeamWrites(company);
  const called = name ?? email ?? t('unnamed');
  const change = (next: string) =>
    void write.run(async () => {
      await setRole(id, next);
      notify({ title: t('changed'), tone: 'success' });
    });
  const words = write.refusal?.field === 'last_owner' ? t('last_owner') : undefined;
  return (
    <Row>
      <span>
        <strong>{me ? t('me', { name: called }) : called}</strong>
        {email && <small>{email}</small>}
        {!isOwner && <small>{t(`role.${role}`)}</small>}
      </span>
      {isOwner && (
        <SelectField
          label={t('roleOf', { name: called })}
          hideLabel
          value={role}
          disabled={write.busy}
          options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {(isOwner || me) && (
        <RemoveMember company={company} member={id} name={called} me={me} disabled={write.busy} onRemoved={() => onRemoved(called)} />
      )}
      <RefusalAlert write={write} words={words} />
    </Row>
  );
}
