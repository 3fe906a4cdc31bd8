// Worked out apart from this code, in exact fractions, from the tariffs of Ontario, Toronto, Quebec, Montréal and the four Atlantic
// provinces. None of these inputs stands in another test or in a guide.
import { calculateLandTransferTax, type LandTransferTaxInput } from '../arithmetic/landTransferTax/calculateLandTransferTax';
import { refused, result } from './testing/outcomes';

const purchase = { assessedValue: 0, loan: 0, municipalRatePercent: 1.5, firstTime: false, newlyBuilt: false, nonResident: false };

test.each<[string, Omit<LandTransferTaxInput, keyof typeof purchase> & Partial<LandTransferTaxInput>, unknown]>([
  [
    'Ontario, a first-time buyer gets back 4,000',
    { province: 'ON', price: 873_456, firstTime: true, on: '2026-10-06' },
    result({ beforeRelief: 13_944.12, relief: 4000, due: 9944.12, laterCredit: 0, outdated: false }),
  ],
  [
    'Ontario, a first-time buyer below 368,333 pays nothing',
    { province: 'ON', price: 337_900, firstTime: true, on: '2026-10-06' },
    result({ beforeRelief: 3543.5, relief: 3543.5, due: 0, laterCredit: 0, outdated: false }),
  ],
  [
    'Ontario, 25 % of non-residents, first day',
    { province: 'ON', price: 873_456, nonResident: true, on: '2022-10-25' },
    result({ beforeRelief: 232_308.12, relief: 0, due: 232_308.12, laterCredit: 0, outdated: false }),
  ],
  ['Ontario, the day before', { province: 'ON', price: 873_456, nonResident: true, on: '2022-10-24' }, refused('on', '2022-10-25')],
  [
    'Toronto, 10 % of non-residents, first day',
    { province: 'ON', municipality: 'toronto', price: 928_100, nonResident: true, on: '2025-01-01' },
    result({ beforeRelief: 354_909, relief: 0, due: 354_909, laterCredit: 0, outdated: false }),
  ],
  [
    'Toronto, the day before',
    { province: 'ON', municipality: 'toronto', price: 928_100, nonResident: true, on: '2024-12-31' },
    refused('on', '2025-01-01'),
  ],
  [
    'Toronto, a first-time buyer, both refunds',
    { province: 'ON', municipality: 'toronto', price: 928_100, firstTime: true, on: '2026-10-06' },
    result({ beforeRelief: 30_074, relief: 8475, due: 21_599, laterCredit: 0, outdated: false }),
  ],
  [
    'Toronto, last day of the old rates above three million',
    { province: 'ON', municipality: 'toronto', price: 6_237_500, on: '2026-03-31' },
    result({ beforeRelief: 351_950, relief: 0, due: 351_950, laterCredit: 0, outdated: false }),
  ],
  [
    'Toronto, first day of the new ones',
    { province: 'ON', municipality: 'toronto', price: 6_237_500, on: '2026-04-01' },
    result({ beforeRelief: 382_825, relief: 0, due: 382_825, laterCredit: 0, outdated: false }),
  ],
  [
    'Toronto, the highest slice, last day of 7.5 %',
    { province: 'ON', municipality: 'toronto', price: 23_610_000, on: '2026-03-31' },
    result({ beforeRelief: 1_913_950, relief: 0, due: 1_913_950, laterCredit: 0, outdated: false }),
  ],
  [
    'Toronto, the highest slice, first day of 8.6 %',
    { province: 'ON', municipality: 'toronto', price: 23_610_000, on: '2026-04-01' },
    result({ beforeRelief: 2_127_160, relief: 0, due: 2_127_160, laterCredit: 0, outdated: false }),
  ],
  [
    'Quebec, first day of the scale and the credit of 2026',
    { province: 'QC', price: 583_700, firstTime: true, on: '2026-01-01' },
    result({ beforeRelief: 6866, relief: 0, due: 6866, laterCredit: 5466.5, outdated: false }),
  ],
  ['Quebec, the day before', { province: 'QC', price: 583_700, firstTime: true, on: '2025-12-31' }, refused('on', '2026-01-01')],
  [
    'Quebec, last day of the scale of 2026',
    { province: 'QC', price: 583_700, firstTime: true, on: '2026-12-31' },
    result({ beforeRelief: 6866, relief: 0, due: 6866, laterCredit: 5466.5, outdated: false }),
  ],
  [
    'Quebec, the day after: the last known scale, marked as outdated',
    { province: 'QC', price: 583_700, firstTime: true, on: '2027-01-01' },
    result({ beforeRelief: 6866, relief: 0, due: 6866, laterCredit: 5466.5, outdated: true }),
  ],
  [
    'Quebec, a municipality with 3 % above 500,000, the credit at its most',
    { province: 'QC', municipality: 'otherWithThreePercent', price: 731_900, firstTime: true, on: '2026-10-06' },
    result({ beforeRelief: 12_567.5, relief: 0, due: 12_567.5, laterCredit: 5875, outdated: false }),
  ],
  [
    'Montréal, last day of the scale of 2026',
    { province: 'QC', municipality: 'montreal', price: 1_318_450, on: '2026-12-31' },
    result({ beforeRelief: 22_786.75, relief: 0, due: 22_786.75, laterCredit: 0, outdated: false }),
  ],
  [
    'Montréal, the day after',
    { province: 'QC', municipality: 'montreal', price: 1_318_450, on: '2027-01-01' },
    result({ beforeRelief: 22_786.75, relief: 0, due: 22_786.75, laterCredit: 0, outdated: true }),
  ],
  [
    'Montréal, the assessment is higher than the price',
    { province: 'QC', municipality: 'montreal', price: 462_000, assessedValue: 489_250, on: '2026-10-06' },
    result({ beforeRelief: 5449.25, relief: 0, due: 5449.25, laterCredit: 0, outdated: false }),
  ],
  [
    'New Brunswick, first day the rule is known: 1 % of the greater value',
    { province: 'NB', price: 276_430, assessedValue: 281_900, on: '2026-08-25' },
    result({ beforeRelief: 2819, relief: 0, due: 2819, laterCredit: 0, outdated: false }),
  ],
  [
    'New Brunswick, the day before',
    { province: 'NB', price: 276_430, assessedValue: 281_900, on: '2026-08-24' },
    refused('on', '2026-08-25'),
  ],
  [
    'Halifax, first day of 5 % from non-residents',
    { province: 'NS', municipality: 'halifax', price: 418_600, assessedValue: 447_250, nonResident: true, on: '2022-04-01' },
    result({ beforeRelief: 28_641.5, relief: 0, due: 28_641.5, laterCredit: 0, outdated: false }),
  ],
  [
    'Halifax, last day of 5 %',
    { province: 'NS', municipality: 'halifax', price: 418_600, assessedValue: 447_250, nonResident: true, on: '2025-03-31' },
    result({ beforeRelief: 28_641.5, relief: 0, due: 28_641.5, laterCredit: 0, outdated: false }),
  ],
  [
    'Halifax, first day of 10 %',
    { province: 'NS', municipality: 'halifax', price: 418_600, assessedValue: 447_250, nonResident: true, on: '2025-04-01' },
    result({ beforeRelief: 51_004, relief: 0, due: 51_004, laterCredit: 0, outdated: false }),
  ],
  [
    'Halifax, the day before 5 %',
    { province: 'NS', municipality: 'halifax', price: 418_600, assessedValue: 447_250, nonResident: true, on: '2022-03-31' },
    refused('on', '2022-04-01'),
  ],
  [
    'another municipality of Nova Scotia at 1.25 %',
    { province: 'NS', municipality: 'other', price: 233_780, municipalRatePercent: 1.25, on: '2026-10-06' },
    result({ beforeRelief: 2922.25, relief: 0, due: 2922.25, laterCredit: 0, outdated: false }),
  ],
  [
    'Prince Edward Island, first day of the exemption without a price cap',
    { province: 'PE', price: 527_300, firstTime: true, on: '2016-10-01' },
    result({ beforeRelief: 5273, relief: 5273, due: 0, laterCredit: 0, outdated: false }),
  ],
  [
    'Prince Edward Island, the day before',
    { province: 'PE', price: 527_300, firstTime: true, on: '2016-09-30' },
    refused('on', '2016-10-01'),
  ],
  [
    'Prince Edward Island, 1 % of the assessment',
    { province: 'PE', price: 341_800, assessedValue: 352_460, on: '2026-10-06' },
    result({ beforeRelief: 3524.6, relief: 0, due: 3524.6, laterCredit: 0, outdated: false }),
  ],
  [
    'Newfoundland and Labrador, first day the tariff is known',
    { province: 'NL', price: 329_140, loan: 296_300, on: '2026-09-04' },
    result({ beforeRelief: 2698, relief: 0, due: 2698, laterCredit: 0, outdated: false }),
  ],
  [
    'Newfoundland and Labrador, the day before',
    { province: 'NL', price: 329_140, loan: 296_300, on: '2026-09-03' },
    refused('on', '2026-09-04'),
  ],
])('%s', (_what, input, expected) => {
  expect(calculateLandTransferTax({ ...purchase, ...input })).toMatchObject(expected as object);
});
