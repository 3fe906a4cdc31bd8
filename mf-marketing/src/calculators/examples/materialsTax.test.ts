// Worked out apart from this code, in exact fractions, from the rates of the federation and the provinces, each tax once on the
// subtotal. None of these inputs stands in another test or in a guide.
import type { Province, TaxRate } from '@marketplace/section-kit/tax';
import { calculateMaterialsTax, type MaterialsTaxInput } from '../arithmetic/materialsTax/calculateMaterialsTax';
import { refused, result } from './testing/outcomes';

/** Percent by law, with the first and the last day. The rows of the database are compared with these days in `section-kit`. */
const law: [Province, TaxRate['kind'], number, from: string, to?: string][] = [
  ['AB', 'GST', 5, '2008-01-01'],
  ['NT', 'GST', 5, '2008-01-01'],
  ['NU', 'GST', 5, '2008-01-01'],
  ['YT', 'GST', 5, '2008-01-01'],
  ['MB', 'GST', 5, '2008-01-01'],
  ['SK', 'GST', 5, '2008-01-01'],
  ['QC', 'GST', 5, '2008-01-01'],
  ['BC', 'GST', 5, '2013-04-01'],
  ['BC', 'PST', 7, '2013-04-01'],
  ['MB', 'RST', 7, '2019-07-01'],
  ['SK', 'PST', 6, '2017-03-23'],
  ['QC', 'QST', 9.975, '2013-01-01'],
  ['ON', 'HST', 13, '2010-07-01'],
  ['NB', 'HST', 15, '2016-07-01'],
  ['NL', 'HST', 15, '2016-07-01'],
  ['PE', 'HST', 15, '2016-10-01'],
  ['NS', 'HST', 14, '2025-04-01'],
  ['NS', 'HST', 15, '2010-07-01', '2025-03-31'],
];

const rates = law.map(([province, kind, percent, effectiveFrom, effectiveTo]): TaxRate => ({
  ...{ province, kind, rate: percent / 100, source: 'law' },
  ...{ effectiveFrom, effectiveTo: effectiveTo ?? null },
}));

test.each<[string, MaterialsTaxInput, unknown]>([
  [
    'AB, GST of 5 %',
    { subtotal: 317.45, province: 'AB', on: '2026-10-06' },
    result({ taxes: [{ kind: 'GST', cents: 1587 }], tax: 15.87, total: 333.32, cashTotal: 333.3 }),
  ],
  [
    'BC, GST of 5 % and PST of 7 %',
    { subtotal: 2876.39, province: 'BC', on: '2026-10-06' },
    result({
      taxes: [
        { kind: 'GST', cents: 14_382 },
        { kind: 'PST', cents: 20_135 },
      ],
      tax: 345.17,
      total: 3221.56,
      cashTotal: 3221.55,
    }),
  ],
  [
    'MB, GST of 5 % and RST of 7 %',
    { subtotal: 648.07, province: 'MB', on: '2026-10-06' },
    result({
      taxes: [
        { kind: 'GST', cents: 3240 },
        { kind: 'RST', cents: 4536 },
      ],
      tax: 77.76,
      total: 725.83,
      cashTotal: 725.85,
    }),
  ],
  [
    'NB, HST of 15 %',
    { subtotal: 1519.95, province: 'NB', on: '2026-10-06' },
    result({ taxes: [{ kind: 'HST', cents: 22_799 }], tax: 227.99, total: 1747.94, cashTotal: 1747.95 }),
  ],
  [
    'NL, HST of 15 %',
    { subtotal: 86.3, province: 'NL', on: '2026-10-06' },
    result({ taxes: [{ kind: 'HST', cents: 1295 }], tax: 12.95, total: 99.25, cashTotal: 99.25 }),
  ],
  [
    'NS, HST of 14 %',
    { subtotal: 742.18, province: 'NS', on: '2026-10-06' },
    result({ taxes: [{ kind: 'HST', cents: 10_391 }], tax: 103.91, total: 846.09, cashTotal: 846.1 }),
  ],
  [
    'NT, GST of 5 %',
    { subtotal: 5230.61, province: 'NT', on: '2026-10-06' },
    result({ taxes: [{ kind: 'GST', cents: 26_153 }], tax: 261.53, total: 5492.14, cashTotal: 5492.15 }),
  ],
  [
    'NU, GST of 5 %',
    { subtotal: 411.02, province: 'NU', on: '2026-10-06' },
    result({ taxes: [{ kind: 'GST', cents: 2055 }], tax: 20.55, total: 431.57, cashTotal: 431.55 }),
  ],
  [
    'ON, HST of 13 %',
    { subtotal: 3367.58, province: 'ON', on: '2026-10-06' },
    result({ taxes: [{ kind: 'HST', cents: 43_779 }], tax: 437.79, total: 3805.37, cashTotal: 3805.35 }),
  ],
  [
    'PE, HST of 15 %',
    { subtotal: 958.74, province: 'PE', on: '2026-10-06' },
    result({ taxes: [{ kind: 'HST', cents: 14_381 }], tax: 143.81, total: 1102.55, cashTotal: 1102.55 }),
  ],
  [
    'QC, GST of 5 % and QST of 9.975 %',
    { subtotal: 2214.86, province: 'QC', on: '2026-10-06' },
    result({
      taxes: [
        { kind: 'GST', cents: 11_074 },
        { kind: 'QST', cents: 22_093 },
      ],
      tax: 331.67,
      total: 2546.53,
      cashTotal: 2546.55,
    }),
  ],
  [
    'SK, GST of 5 % and PST of 6 %',
    { subtotal: 1083.29, province: 'SK', on: '2026-10-06' },
    result({
      taxes: [
        { kind: 'GST', cents: 5416 },
        { kind: 'PST', cents: 6500 },
      ],
      tax: 119.16,
      total: 1202.45,
      cashTotal: 1202.45,
    }),
  ],
  [
    'YT, GST of 5 %',
    { subtotal: 73.99, province: 'YT', on: '2026-10-06' },
    result({ taxes: [{ kind: 'GST', cents: 370 }], tax: 3.7, total: 77.69, cashTotal: 77.7 }),
  ],
  [
    'NS, last day of 15 %',
    { subtotal: 1267.35, province: 'NS', on: '2025-03-31' },
    result({ taxes: [{ kind: 'HST', cents: 19_010 }], tax: 190.1, total: 1457.45, cashTotal: 1457.45 }),
  ],
  [
    'NS, first day of 14 %',
    { subtotal: 1267.35, province: 'NS', on: '2025-04-01' },
    result({ taxes: [{ kind: 'HST', cents: 17_743 }], tax: 177.43, total: 1444.78, cashTotal: 1444.8 }),
  ],
  [
    'AB, first day of GST of 5 %',
    { subtotal: 561.28, province: 'AB', on: '2008-01-01' },
    result({ taxes: [{ kind: 'GST', cents: 2806 }], tax: 28.06, total: 589.34, cashTotal: 589.35 }),
  ],
  ['AB, the day before', { subtotal: 561.28, province: 'AB', on: '2007-12-31' }, refused('on', '2008-01-01')],
  [
    'NS, first day of HST of 15 %',
    { subtotal: 561.28, province: 'NS', on: '2010-07-01' },
    result({ taxes: [{ kind: 'HST', cents: 8419 }], tax: 84.19, total: 645.47, cashTotal: 645.45 }),
  ],
  ['NS, the day before', { subtotal: 561.28, province: 'NS', on: '2010-06-30' }, refused('on', '2010-07-01')],
  [
    'ON, first day of HST of 13 %',
    { subtotal: 561.28, province: 'ON', on: '2010-07-01' },
    result({ taxes: [{ kind: 'HST', cents: 7297 }], tax: 72.97, total: 634.25, cashTotal: 634.25 }),
  ],
  ['ON, the day before', { subtotal: 561.28, province: 'ON', on: '2010-06-30' }, refused('on', '2010-07-01')],
  [
    'QC, first day of QST of 9.975 %',
    { subtotal: 561.28, province: 'QC', on: '2013-01-01' },
    result({
      taxes: [
        { kind: 'GST', cents: 2806 },
        { kind: 'QST', cents: 5599 },
      ],
      tax: 84.05,
      total: 645.33,
      cashTotal: 645.35,
    }),
  ],
  ['QC, the day before', { subtotal: 561.28, province: 'QC', on: '2012-12-31' }, refused('on', '2013-01-01')],
  [
    'BC, first day of PST of 7 %, after HST',
    { subtotal: 561.28, province: 'BC', on: '2013-04-01' },
    result({
      taxes: [
        { kind: 'GST', cents: 2806 },
        { kind: 'PST', cents: 3929 },
      ],
      tax: 67.35,
      total: 628.63,
      cashTotal: 628.65,
    }),
  ],
  ['BC, the day before', { subtotal: 561.28, province: 'BC', on: '2013-03-31' }, refused('on', '2013-04-01')],
  [
    'NB, first day of HST of 15 %',
    { subtotal: 561.28, province: 'NB', on: '2016-07-01' },
    result({ taxes: [{ kind: 'HST', cents: 8419 }], tax: 84.19, total: 645.47, cashTotal: 645.45 }),
  ],
  ['NB, the day before', { subtotal: 561.28, province: 'NB', on: '2016-06-30' }, refused('on', '2016-07-01')],
  [
    'NL, first day of HST of 15 %',
    { subtotal: 561.28, province: 'NL', on: '2016-07-01' },
    result({ taxes: [{ kind: 'HST', cents: 8419 }], tax: 84.19, total: 645.47, cashTotal: 645.45 }),
  ],
  ['NL, the day before', { subtotal: 561.28, province: 'NL', on: '2016-06-30' }, refused('on', '2016-07-01')],
  [
    'PE, first day of HST of 15 %',
    { subtotal: 561.28, province: 'PE', on: '2016-10-01' },
    result({ taxes: [{ kind: 'HST', cents: 8419 }], tax: 84.19, total: 645.47, cashTotal: 645.45 }),
  ],
  ['PE, the day before', { subtotal: 561.28, province: 'PE', on: '2016-09-30' }, refused('on', '2016-10-01')],
  [
    'SK, first day of PST of 6 %',
    { subtotal: 561.28, province: 'SK', on: '2017-03-23' },
    result({
      taxes: [
        { kind: 'GST', cents: 2806 },
        { kind: 'PST', cents: 3368 },
      ],
      tax: 61.74,
      total: 623.02,
      cashTotal: 623,
    }),
  ],
  ['SK, the day before', { subtotal: 561.28, province: 'SK', on: '2017-03-22' }, refused('on', '2017-03-23')],
  [
    'MB, first day of RST of 7 %',
    { subtotal: 561.28, province: 'MB', on: '2019-07-01' },
    result({
      taxes: [
        { kind: 'GST', cents: 2806 },
        { kind: 'RST', cents: 3929 },
      ],
      tax: 67.35,
      total: 628.63,
      cashTotal: 628.65,
    }),
  ],
  ['MB, the day before', { subtotal: 561.28, province: 'MB', on: '2019-06-30' }, refused('on', '2019-07-01')],
])('%s', (_what, input, expected) => {
  expect(calculateMaterialsTax(input, rates)).toMatchObject(expected as object);
});
