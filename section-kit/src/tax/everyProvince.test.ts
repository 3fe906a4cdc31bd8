import { taxExamples } from '@marketplace/supabase/tax-examples';
import type { Province } from '../place/province';
import { salesTax, type TaxRate } from './salesTax';

// Worked out apart from this code, in exact fractions, from the rates of the federation and the provinces; the rates it is
// compared with are the rows of the database.
test.each<[Province, day: string, cents: number, taxes: Partial<Record<TaxRate['kind'], number>>]>([
  ['AB', '2026-10-06', 31_745, { GST: 1587 }],
  ['BC', '2026-10-06', 287_639, { GST: 14_382, PST: 20_135 }],
  ['MB', '2026-10-06', 64_807, { GST: 3240, RST: 4536 }],
  ['NB', '2026-10-06', 151_995, { HST: 22_799 }],
  ['NL', '2026-10-06', 8630, { HST: 1295 }],
  ['NS', '2026-10-06', 74_218, { HST: 10_391 }],
  ['NT', '2026-10-06', 523_061, { GST: 26_153 }],
  ['NU', '2026-10-06', 41_102, { GST: 2055 }],
  ['ON', '2026-10-06', 336_758, { HST: 43_779 }],
  ['PE', '2026-10-06', 95_874, { HST: 14_381 }],
  ['QC', '2026-10-06', 221_486, { GST: 11_074, QST: 22_093 }],
  ['SK', '2026-10-06', 108_329, { GST: 5416, PST: 6500 }],
  ['YT', '2026-10-06', 7399, { GST: 370 }],
  ['NS', '2025-03-31', 126_735, { HST: 19_010 }],
  ['NS', '2025-04-01', 126_735, { HST: 17_743 }],
  ['AB', '2008-01-01', 56_128, { GST: 2806 }],
  ['NS', '2010-07-01', 56_128, { HST: 8419 }],
  ['ON', '2010-07-01', 56_128, { HST: 7297 }],
  ['QC', '2013-01-01', 56_128, { GST: 2806, QST: 5599 }],
  ['BC', '2013-04-01', 56_128, { GST: 2806, PST: 3929 }],
  ['NB', '2016-07-01', 56_128, { HST: 8419 }],
  ['NL', '2016-07-01', 56_128, { HST: 8419 }],
  ['PE', '2016-10-01', 56_128, { HST: 8419 }],
  ['SK', '2017-03-23', 56_128, { GST: 2806, PST: 3368 }],
  ['MB', '2019-07-01', 56_128, { GST: 2806, RST: 3929 }],
])('%s on %s: the tax on %d cents is %j', (province, day, cents, taxes) => {
  const lines = salesTax(cents, province, taxExamples.rates, day);
  expect(Object.fromEntries(lines.map((line) => [line.kind, line.cents]))).toEqual(taxes);
});
