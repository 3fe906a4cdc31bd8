import { useT } from '@marketplace/section-kit';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { dealMessages } from './dealMessages';

interface FinalSaleDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks whether it is understood that there are no returns. */
export function FinalSaleDialog({ name, ...dialog }: FinalSaleDialogProps) {
  const t = useT(dealMessages);
  return (
    <AlertDialog
      {...dialog}
      tone="primary"
      title={t('final.title')}
      description={t('final.text', { name })}
      confirmLabel={t('final.confirm')}
      cancelLabel={t('final.cancel')}
    />
  );
}
