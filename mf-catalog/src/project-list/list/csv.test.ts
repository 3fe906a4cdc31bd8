import fc from 'fast-check';
import { toCsv } from './csv';

/** The cells of a CSV file as they stand there. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const body = text.replace(/^\ufeff/, '');
  for (let match = cells.exec(body); match; match = cells.exec(body)) {
    rows.at(-1)!.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** As a spreadsheet shows them: an apostrophe in front marks text. */
const readCsv = (text: string) => cellsOf(text).map((row) => row.map((written) => written.replace(/^'('*[=+\-@\t\r])/, '$1')));

const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'=", "'", '"', ',', '\n', '');
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(start, fc.string()).map((parts) => parts.join('')),
);

test('what is written is read again, whatever people typed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      expect(readCsv(toCsv(rows))).toEqual(rows);
    }),
  );
});

test('no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (row) => {
      for (const written of cellsOf(toCsv([row])).flat()) expect(written).not.toMatch(/^[=+\-@\t\r]/);
    }),
    { examples: [[['=cmd|/c calc', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']]] },
  );
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['-2', `"'-2"`],
  ['12', '12'],
  ['Oak, matte', '"Oak, matte"'],
  ["Sam's", `"Sam's"`],
])('%s is written as %s', (text, written) => {
  expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`);
});
