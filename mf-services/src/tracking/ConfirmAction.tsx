import { useT } from '@marketplace/section-kit';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import type { HomeownerAction } from './actions';
import { trackingMessages } from './trackingMessages';

interface ConfirmActionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  action: HomeownerAction;
  /** Of the company. */
  name: string;
  onConfirm: () => void;
}

/** Says what an action leads to and asks whether it is meant. */
export function ConfirmAction({ action, name, ...dialog }: ConfirmActionProps) {
  const t = useT(trackingMessages);
  return (
    <AlertDialog
      {...dialog}
      title={t(`confirm.${action}.title`, { name })}
      description={t(`confirm.${action}.text`, { name })}
      confirmLabel={t(`action.${action}`, { name })}
      cancelLabel={t('confirm.cancel')}
      tone={action === 'withdrawn' ? 'danger' : 'primary'}
    />
  );
}
