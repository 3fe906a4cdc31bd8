import { useT } from '@marketplace/section-kit';
import { downloadFile, toCsv } from '@marketplace/section-kit/export';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Button } from '@marketplace/shared-ui';
import { trashIcon } from '../../icons';
import type { ListLine } from '../list/linesOf';
import { listMessages } from '../listMessages';
import { listRows } from '../listRows';
import { ShareButton } from '../share/ShareButton';
import { tableMessages } from '../tableMessages';
import { ActionBar } from './ActionBar';

/** Takes the list elsewhere: by link, on paper or into a spreadsheet. */
export function ListActions({ lines, owner, onClear }: { lines: readonly ListLine[]; owner: string | null; onClear: () => void }) {
  const t = useT(listMessages);
  const table = useT(tableMessages);
  const unitText = useUnitText();
  return (
    <ActionBar data-print="hide">
      <ShareButton owner={owner} />
      <Button variant="outline" icon="Printer" onClick={() => window.print()}>
        {t('action.print')}
      </Button>
      <Button
        variant="outline"
        icon="Download"
        onClick={() => downloadFile(table('file'), 'text/csv', toCsv(listRows(lines, table, unitText)))}
      >
        {t('action.csv')}
      </Button>
      <Button variant="ghost" icon={trashIcon} onClick={onClear}>
        {t('action.clear')}
      </Button>
    </ActionBar>
  );
}
