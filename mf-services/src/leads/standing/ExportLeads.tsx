import { callFunction, useDb, useT, useWrite, type Answer } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { downloadFile, toCsv, type CsvCell } from '@marketplace/section-kit/export';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { eventMessages } from '../../tracking/eventMessages';
import { useTradeLabel } from '../../trades/useTradeLabel';
import { standingMessages } from './standingMessages';

type Row = Answer<'export_leads'>[number];

const dollars = (cents: number | null): CsvCell => (cents === null ? '' : cents / 100);
const dayOfTime = (time: string | null): CsvCell => time?.slice(0, 10) ?? '';

/** Hands every request that the company got to the browser as a table that spreadsheets open. */
export function ExportLeads({ company }: { company: Company }) {
  const t = useT(standingMessages);
  const state = useT(eventMessages);
  const db = useDb();
  const tradeLabel = useTradeLabel();
  const write = useWrite();
  const columns: readonly (readonly [title: string, cell: (row: Row) => CsvCell])[] = [
    [t('column.reference'), ({ reference }) => reference],
    [t('column.status'), ({ status }) => state(`status.${status}`)],
    [t('column.service'), ({ service, category }) => tradeLabel(service ?? category ?? '')],
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
  ];
  const save = () =>
    void write.run(async () => {
      const rows = await callFunction(db, 'export_leads', { provider: company.id });
      const table = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
      downloadFile(t('export.file'), 'text/csv', toCsv(table));
    });
  return (
    <>
      <Button variant="outline" busy={write.busy} disabled={write.blocked} onClick={save}>
        {t('export')}
      </Button>
      <RefusalAlert write={write} onRetry={save} />
    </>
  );
}
