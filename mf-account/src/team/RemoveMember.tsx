import { useNotify, useT, useWrite } from '@marketplace/section-kit';
import { useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useNavigate } from '@marketplace/section-kit/router';
import { Button } from '@marketplace/shared-ui';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { useState } from 'react';
import { teamMessages } from './teamMessages';
import { useTeamWrites } from './useTeam';

interface RemoveMemberProps {
  company: string;
  /** Id of the account. */
  member: string;
  /** As the page calls them. */
  name: string;
  /** Who looks leaves by themselves. */
  me: boolean;
  disabled?: boolean;
  /** Told once somebody else is out, and with them the button that was pressed. */
  onRemoved?: () => void;
}

/** The way out of a team, after being asked: for somebody of it by an owner, for everybody by themselves. */
export function RemoveMember({ company, member, name, me, disabled = false, onRemoved }: RemoveMemberProps) {
  const t = useT(teamMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { remove } = useTeamWrites(company);
  const [isAsking, setIsAsking] = useState(false);
  const action = me ? t('leave') : t('remove', { name });
  const leave = async () => {
    await remove(member, me);
    if (!me) return onRemoved?.();
    notify({ title: t('left'), tone: 'success' });
    // Nothing of the team's page is theirs any more, nor is there a place on it for the focus.
    void navigate('/account');
  };
  return (
    <>
      <Button variant="outline" size="sm" disabled={disabled || write.busy || write.blocked} onClick={() => setIsAsking(true)}>
        {action}
      </Button>
      <RefusalAlert ref={alert} write={write} words={write.refusal?.field === 'last_owner' ? t('last_owner') : undefined} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={me ? t('leave.title') : t('remove.title', { name })}
        description={t(me ? 'leave.text' : 'remove.text')}
        confirmLabel={action}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => void write.run(leave)}
      />
    </>
  );
}
