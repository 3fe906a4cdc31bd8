import fc from 'fast-check';
import { toCsv } from './toCsv';

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

/** As people read them: an apostrophe in front of what would be a formula is no part of the text. */
const readCsv = (text: string) =>
  cellsOf(text).map((row) =>
    row.map((written) => written.replace(/(?<=^|[\t\r\n;])'(?=['\p{Zs}\ufeff]*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/gu, '')),
  );

const bait = fc.constantFrom(...'=+-@＝＋－＠\'",;\t\r\n \u00a0\u3000\ufeffx1');
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: bait }),
  fc.tuple(bait, fc.string()).map((parts) => parts.join('')),
);

test('what is written is read again, whatever people typed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
      expect(readCsv(toCsv(rows))).toEqual(rows);
    }),
  );
});

test('no cell begins a formula, and no line of one, whatever a spreadsheet parts cells with', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (row) => {
      for (const written of cellsOf(toCsv([row])).flat()) {
        expect(written).not.toMatch(/^[\t\r\n]/);
        for (const part of written.split(/[\t\r\n;]/)) expect(part).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
  ['+1', `"'+1"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\u00a0=1', `"'\u00a0=1"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['\tx', `"'\tx"`],
  ['oak\n=1', `"oak\n'=1"`],
  ['oak\r\n  @1', `"oak\r\n'  @1"`],
  ['oak;=1', `"oak;'=1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠1', `"'＠1"`],
  ["'=1", `"''=1"`],
])('%j is an attack and stays a text', (text, written) => {
  expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`);
});

test.each([
  ['12', '12'],
  [12, '12'],
  [-1.5, '-1.5'],
  ['érable', 'érable'],
  ['1-2 x 4', '1-2 x 4'],
  ['Oak, matte', '"Oak, matte"'],
  ["Sam's", `"Sam's"`],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('%j is written %s', (text, written) => {
  expect(toCsv([[text]])).toBe(`\ufeff${written}\r\n`);
});
