import { useT } from '@marketplace/section-kit';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { finalSaleMessages } from './finalSaleMessages';

interface FinalSaleDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks whether it is understood that there are no returns. */
export function FinalSaleDialog({ name, ...dialog }: FinalSaleDialogProps) {
  const t = useT(finalSaleMessages);
  return (
    <AlertDialog
      {...dialog}
      tone="primary"
      title={t('title')}
      description={t('text', { name })}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
    />
  );
}
