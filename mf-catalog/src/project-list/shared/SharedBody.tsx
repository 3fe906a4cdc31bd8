import { useLocale, useT } from '@marketplace/section-kit';
import { downloadFile, toCsv } from '@marketplace/section-kit/export';
import { taxMessages } from '@marketplace/section-kit/tax';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Button, easternTimeZone, EmptyState, formatDate } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { roomsOf } from '../list/linesOf';
import { listMessages } from '../listMessages';
import { listRows } from '../listRows';
import { ActionBar } from '../page/ActionBar';
import { LineFacts } from '../page/LineFacts';
import { Column, Columns } from '../page/columns';
import { RoomSection } from '../page/RoomSection';
import { TotalsPanel } from '../page/TotalsPanel';
import { tableMessages } from '../tableMessages';
import { TakeOver } from './TakeOver';
import type { SharedList } from './readSharedList';

const Facts = styled.p`
  color: var(--ui-ink-muted);
`;

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

/** A shared list: to read, to print and to take over into one's own. */
export function SharedBody({ list: { lines, province, area, totals, updatedAt } }: { list: SharedList }) {
  const t = useT(listMessages);
  const table = useT(tableMessages);
  const unitText = useUnitText();
  const provinceName = useT(taxMessages);
  const locale = useLocale();
  if (lines.length === 0) return <EmptyState title={t('shared.empty')} art={art['scene-empty']} />;
  const place = [area, province && provinceName(province)].filter(Boolean).join(', ');
  return (
    <Columns>
      <Column>
        <Facts>
          {t('shared.updated', { date: formatDate(updatedAt, locale, { dateStyle: 'long', timeZone: easternTimeZone }) })}
          {place && ` · ${t('shared.place', { place })}`}
        </Facts>
        <ActionBar data-print="hide">
          <TakeOver lines={lines} />
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
        </ActionBar>
        {roomsOf(lines).map((room) => (
          <RoomSection key={room} room={room} lines={lines.filter((line) => line.room === room)} standings={nothing}>
            {(line) => <LineFacts line={line} />}
          </RoomSection>
        ))}
      </Column>
      <Column>
        <TotalsPanel lines={lines} known={{ totals, isComplete: province !== null }} province={province} />
      </Column>
    </Columns>
  );
}
