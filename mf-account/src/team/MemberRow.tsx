import { useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, SelectField } from '@marketplace/shared-ui';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
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
}

/** One of the team: for owners with a role to choose and a way out, for the others by themselves. */
export function MemberRow({ company, member: { id, name, email, role, me }, isOwner }: MemberRowProps) {
  const t = useT(teamMessages);
  const notify = useNotify();
  const write = useWrite();
  const { setRole, remove } = useTeamWrites(company);
  const [isAsking, setIsAsking] = useState(false);
  const called = name ?? email ?? t('unnamed');
  const change = (next: string) =>
    void write.run(async () => {
      await setRole(id, next);
      notify({ title: t('changed'), tone: 'success' });
    });
  const action = me ? t('leave') : t('remove', { name: called });
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
        <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => setIsAsking(true)}>
          {action}
        </Button>
      )}
      <RefusalAlert write={write} words={words} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={me ? t('leave.title') : t('remove.title', { name: called })}
        description={t(me ? 'leave.text' : 'remove.text')}
        confirmLabel={action}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => void write.run(() => remove(id, me))}
      />
    </Row>
  );
}
