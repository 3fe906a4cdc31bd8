import { useT } from '@marketplace/section-kit';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { sheetMessages } from './sheetMessages';
import type { Leaving } from './useLeaving';

/** Says that nothing was sent, before somebody leaves what they typed. */
export function LeaveDialog({ leaving, name, isAsked }: { leaving: Leaving; name: string; isAsked: boolean }) {
  const t = useT(sheetMessages);
  return (
    <AlertDialog
      open={leaving.isAsking}
      onOpenChange={(open) => !open && leaving.stay()}
      title={t('leave.title')}
      description={t(isAsked ? 'leave.add' : 'leave.ask', { name })}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={leaving.close}
      tone="primary"
    />
  );
}
