import { useT } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import { blockMessages } from './blockMessages';

/** Opens the print dialog of the browser, which also saves a PDF. */
export function PrintButton() {
  const t = useT(blockMessages);
  return (
    <Button variant="outline" icon="Printer" data-print="hide" onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
