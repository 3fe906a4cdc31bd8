// Worked out apart from this code, in exact fractions, from the tariffs of the four western provinces and the three territories. None of
// these inputs stands in another test or in a guide.
import { calculateLandTransferTax, type LandTransferTaxInput } from '../arithmetic/landTransferTax/calculateLandTransferTax';
import { refused, result } from './testing/outcomes';

const purchase = { assessedValue: 0, loan: 0, municipalRatePercent: 1.5, firstTime: false, newlyBuilt: false, nonResident: false };

test.each<[string, Omit<LandTransferTaxInput, keyof typeof purchase> & Partial<LandTransferTaxInput>, unknown]>([
  [
    'British Columbia, first day of the higher exemptions: on the fading line',
    { province: 'BC', price: 846_250, firstTime: true, on: '2024-04-01' },
    result({ beforeRelief: 14_925, relief: 4400, due: 10_525, laterCredit: 0, outdated: false }),
  ],
  ['British Columbia, the day before', { province: 'BC', price: 846_250, firstTime: true, on: '2024-03-31' }, refused('on', '2024-04-01')],
  [
    'British Columbia, newly built, fading',
    { province: 'BC', price: 1_127_300, newlyBuilt: true, on: '2026-10-06' },
    result({ beforeRelief: 20_546, relief: 9327.88, due: 11_218.12, laterCredit: 0, outdated: false }),
  ],
  [
    'British Columbia, first and newly built: the larger exemption',
    { province: 'BC', price: 839_000, firstTime: true, newlyBuilt: true, on: '2026-10-06' },
    result({ beforeRelief: 14_780, relief: 14_780, due: 0, laterCredit: 0, outdated: false }),
  ],
  [
    'British Columbia, 5 % of what exceeds three million',
    { province: 'BC', price: 3_415_200, on: '2026-10-06' },
    result({ beforeRelief: 88_760, relief: 0, due: 88_760, laterCredit: 0, outdated: false }),
  ],
  [
    'Alberta, first day of 5 dollars per 5,000: title and mortgage',
    { province: 'AB', price: 613_501, loan: 488_000, on: '2024-10-20' },
    result({ beforeRelief: 1205, relief: 0, due: 1205, laterCredit: 0, outdated: false }),
  ],
  ['Alberta, the day before', { province: 'AB', price: 613_501, loan: 488_000, on: '2024-10-19' }, refused('on', '2024-10-20')],
  [
    'Saskatchewan, first day of the tariff',
    { province: 'SK', price: 352_640.4, loan: 301_200, on: '2026-04-15' },
    result({ beforeRelief: 1685.56, relief: 0, due: 1685.56, laterCredit: 0, outdated: false }),
  ],
  ['Saskatchewan, the day before', { province: 'SK', price: 352_640.4, loan: 301_200, on: '2026-04-14' }, refused('on', '2026-04-15')],
  [
    'Manitoba, first day of the fees of 137 dollars',
    { province: 'MB', price: 436_780, loan: 349_000, on: '2026-01-04' },
    result({ beforeRelief: 6659.6, relief: 0, due: 6659.6, laterCredit: 0, outdated: false }),
  ],
  ['Manitoba, the day before', { province: 'MB', price: 436_780, loan: 349_000, on: '2026-01-03' }, refused('on', '2026-01-04')],
  [
    'Yukon, first day the tariff is known',
    { province: 'YT', price: 534_200, loan: 427_000, on: '2026-09-04' },
    result({ beforeRelief: 1000, relief: 0, due: 1000, laterCredit: 0, outdated: false }),
  ],
  ['Yukon, the day before', { province: 'YT', price: 534_200, loan: 427_000, on: '2026-09-03' }, refused('on', '2026-09-04')],
  [
    'Northwest Territories, first day of the tariff',
    { province: 'NT', price: 1_246_300, loan: 872_500, on: '2025-09-01' },
    result({ beforeRelief: 3680, relief: 0, due: 3680, laterCredit: 0, outdated: false }),
  ],
  [
    'Northwest Territories, the day before',
    { province: 'NT', price: 1_246_300, loan: 872_500, on: '2025-08-31' },
    refused('on', '2025-09-01'),
  ],
  [
    'Nunavut, first day the tariff is known',
    { province: 'NU', price: 458_900, loan: 23_400, on: '2026-09-04' },
    result({ beforeRelief: 728.5, relief: 0, due: 728.5, laterCredit: 0, outdated: false }),
  ],
  ['Nunavut, the day before', { province: 'NU', price: 458_900, loan: 23_400, on: '2026-09-03' }, refused('on', '2026-09-04')],
])('%s', (_what, input, expected) => {
  expect(calculateLandTransferTax({ ...purchase, ...input })).toMatchObject(expected as object);
});
