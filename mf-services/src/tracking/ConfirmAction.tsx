import { useT } from '@marketplace/section-kit';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import type { HomeownerAction } from './actions';
import { trackingMessages } from './trackingMessages';

interface ConfirmActionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  action: HomeownerAction;
  /** Of the company. */
  name: string;
  confirmLabel: string;
  /** Of the quote that somebody is hired on; `null` without one. */
  total: string | null;
  onConfirm: () => void;
}

/** Says what an action leads to and asks whether it is meant. */
export function ConfirmAction({ action, name, total, ...dialog }: ConfirmActionProps) {
  const t = useT(trackingMessages);
  // Which text holds was chosen when the request was sent.
  const notice = useLegalNotice();
  return (
    <AlertDialog
      {...dialog}
      title={action === 'hired' && total ? t('confirm.hired.total', { name, total }) : t(`confirm.${action}.title`, { name })}
      description={t(`confirm.${action}.text`, { name })}
      cancelLabel={t('confirm.cancel')}
      tone={action === 'withdrawn' ? 'danger' : 'primary'}
    >
      {action === 'hired' && <LegalNotice notice={notice} />}
    </AlertDialog>
  );
}
