import { callFunction, useDb } from '@marketplace/section-kit';
import { ExportButton } from './ExportButton';
import { useRequestTable } from './useRequestTable';

/** Hands every request that a company got, and what it quoted, to the browser as a table. */
export function ExportRequests({ company }: { company: string }) {
  const db = useDb();
  const toTable = useRequestTable();
  const make = async () => {
    const rows = await callFunction(db, 'export_leads', { provider: company });
    return { rows: rows.length, text: toTable(rows) };
  };
  return <ExportButton kind="requests" make={make} />;
}
