import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

interface TaxLine {
  kind: string;
  rate: number;
  cents: number;
}

async function salesTax(province: string, onDate: string, cents: number): Promise<TaxLine[]> {
  const [row] = await database.query<{ tax: TaxLine[] }>('select private.sales_tax($1, $2, $3) as tax', [province, onDate, cents]);
  return row!.tax;
}

const amounts = (lines: readonly TaxLine[]) => lines.map(({ kind, cents }) => `${kind} ${cents}`);

describe('worked examples of 2026, in cents', () => {
  const examples: Record<string, [province: string, expected: string[]][]> = {
    19999: [
      ['ON', ['HST 2600']],
      ['QC', ['GST 1000', 'QST 1995']],
      ['BC', ['GST 1000', 'PST 1400']],
      ['MB', ['GST 1000', 'RST 1400']],
      ['SK', ['GST 1000', 'PST 1200']],
      ['NS', ['HST 2800']],
      ['NB', ['HST 3000']],
      ['NL', ['HST 3000']],
      ['PE', ['HST 3000']],
      ['AB', ['GST 1000']],
      ['NT', ['GST 1000']],
      ['NU', ['GST 1000']],
      ['YT', ['GST 1000']],
    ],
    123456: [
      ['ON', ['HST 16049']],
      ['QC', ['GST 6173', 'QST 12315']],
      ['BC', ['GST 6173', 'PST 8642']],
      ['SK', ['GST 6173', 'PST 7407']],
      ['NS', ['HST 17284']],
      ['NB', ['HST 18518']],
      ['AB', ['GST 6173']],
    ],
    499995: [
      ['ON', ['HST 64999']],
      ['QC', ['GST 25000', 'QST 49875']],
      ['SK', ['GST 25000', 'PST 30000']],
      ['NS', ['HST 69999']],
      ['PE', ['HST 74999']],
    ],
    10: [
      ['ON', ['HST 1']],
      ['QC', ['GST 1', 'QST 1']],
      ['NB', ['HST 2']],
      ['AB', ['GST 1']],
    ],
  };
  for (const [cents, rows] of Object.entries(examples)) {
    for (const [province, expected] of rows) {
      test(`${cents} in ${province}`, async () => {
        assert.deepEqual(amounts(await salesTax(province, '2026-11-20', Number(cents))), expected);
      });
    }
  }
});

test('Nova Scotia charges 15 percent up to March 2025 and 14 from April', async () => {
  assert.deepEqual(amounts(await salesTax('NS', '2025-03-31', 10000)), ['HST 1500']);
  assert.deepEqual(amounts(await salesTax('NS', '2025-04-01', 10000)), ['HST 1400']);
});

test('an unknown province has no tax line', async () => {
  assert.deepEqual(await salesTax('ZZ', '2026-11-20', 10000), []);
});
