/** A Markdown table: a line of titles and lines of cells. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(titles), `|${titles.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n');
}

/** For instance `1,234`; more digits for what is small. */
export function figure(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toLocaleString('en-CA', { maximumFractionDigits: digits, minimumFractionDigits: digits }) : '–';
}
