import { toCsv } from './list/csv';

/** Saves rows as a file that spreadsheets open. */
export function downloadCsv(fileName: string, rows: readonly (readonly (string | number)[])[]): void {
  const address = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
