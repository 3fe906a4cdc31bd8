export type CsvCell = string | number;

/**
 * Comma-separated values with a first line of titles. It begins with the mark that makes spreadsheet programs read accents,
 * and a text that a spreadsheet would run as a formula is kept a text. Source: RFC 4180; OWASP, "CSV Injection".
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
