import { useT, type Answer } from '@marketplace/section-kit';
import { toCsv, type CsvCell } from '@marketplace/section-kit/export';
import { usePlainWords } from '../thread/Words';
import { eventMessages } from '../tracking/eventMessages';
import { useTradeLabel } from '../trades/useTradeLabel';
import { exportMessages } from './exportMessages';

export type ExportedRequest = Answer<'export_leads'>[number];

const dollars = (cents: number | null): CsvCell => (cents === null ? '' : cents / 100);
const dayOfTime = (time: string | null): CsvCell => time?.slice(0, 10) ?? '';

/** @returns function that writes requests and their quotes as a table that spreadsheets open, in the reader's language */
export function useRequestTable(): (rows: readonly ExportedRequest[]) => string {
  const t = useT(exportMessages);
  const state = useT(eventMessages);
  const tradeLabel = useTradeLabel();
  const plainWords = usePlainWords();
  const columns: readonly (readonly [title: string, cell: (row: ExportedRequest) => CsvCell])[] = [
    [t('column.reference'), ({ reference }) => reference],
    [t('column.status'), ({ status }) => state(`status.${status}`)],
    [t('column.service'), ({ service, category }) => plainWords(tradeLabel(service ?? category ?? ''))],
    [t('column.area'), ({ area }) => area ?? ''],
    [t('column.sent'), ({ sent_at }) => dayOfTime(sent_at)],
    [t('column.activity'), ({ activity_at }) => dayOfTime(activity_at)],
    [t('column.quoted'), ({ quote_sent_at }) => dayOfTime(quote_sent_at)],
    [t('column.quote'), ({ quote_cents }) => dollars(quote_cents)],
    [t('column.agreed'), ({ agreed_cents }) => dollars(agreed_cents)],
    [t('column.first'), ({ first_day }) => first_day ?? ''],
    [t('column.last'), ({ last_day }) => last_day ?? ''],
    [t('column.name'), ({ name }) => name ?? ''],
    [t('column.email'), ({ email }) => email ?? ''],
    [t('column.phone'), ({ phone }) => phone ?? ''],
    [t('column.address'), ({ address }) => address ?? ''],
    [t('column.postal'), ({ postal_code }) => postal_code ?? ''],
  ];
  return (rows) => toCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}
