/** A cell that begins like this is a formula to a spreadsheet, and could call anything; or it was made safe before. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Rows as the text of a CSV file (RFC 4180) that spreadsheets open without running what people typed: a cell that would
 * begin a formula gets an apostrophe in front. The mark at the start makes them read accents.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => toCell(String(cell))).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
