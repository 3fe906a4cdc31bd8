/** A number stays one; a text is kept a text. */
export type CsvCell = string | number;

/**
 * Where a cell would begin a formula: behind quotes and spaces at its start, at the start of any line in it, or behind what
 * some spreadsheets part cells with. Also where it begins with what they drop before they look.
 */
const FORMULA = /(?<=^|[\t\r\n;])(?=['\p{Zs}\ufeff]*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/gu;

/** What would end a cell too soon, or is lost without quotes around it. */
const NEEDS_QUOTES = /[",;\t\r\n']|^\s|\s$/;

/**
 * Rows as the text of a CSV file that spreadsheets open without running what people typed: wherever a text would begin a
 * formula it gets an apostrophe. The mark at the start makes them read accents. Sources: RFC 4180; OWASP, "CSV Injection".
 *
 * @param rows the titles of the columns first
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
