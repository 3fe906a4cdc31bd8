import { useT } from '@marketplace/section-kit';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import type { HomeownerAction } from './actions';
import { confirmMessages } from './confirmMessages';

interface ConfirmActionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `cancelled`: a booking that is withdrawn. */
  action: HomeownerAction | 'cancelled';
  /** Of the company. */
  name: string;
  confirmLabel: string;
  /** Of the quote that somebody is hired on; `null` without one. */
  total: string | null;
  /** Whether it is about a list of materials: the other vendors go on. */
  isOfList: boolean;
  onConfirm: () => void;
}

/** Says what an action leads to and asks whether it is meant. */
export function ConfirmAction({ action, name, total, isOfList, ...dialog }: ConfirmActionProps) {
  const t = useT(confirmMessages);
  const asked = isOfList
    ? t(total ? 'confirm.list.title' : 'confirm.chosen.title', { name, total: total ?? '' })
    : t(total ? 'confirm.hired.total' : 'confirm.hired.title', { name, total: total ?? '' });
  const title = action === 'hired' ? asked : t(`confirm.${action}.title`, { name });
  // Which text holds was chosen when the request was sent.
  const notice = useLegalNotice();
  return (
    <AlertDialog
      {...dialog}
      title={title}
      description={t(action === 'hired' && isOfList ? 'confirm.list.text' : `confirm.${action}.text`, { name })}
      cancelLabel={t('confirm.cancel')}
      tone={action === 'withdrawn' || action === 'cancelled' ? 'danger' : 'primary'}
    >
      {action === 'hired' && <LegalNotice notice={notice} />}
    </AlertDialog>
  );
}
