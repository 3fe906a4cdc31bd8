// Worked out apart from this code, in exact fractions, from the minimum down payment of the Department of Finance, CMHC’s premiums and
// the provinces’ taxes on them. None of these inputs stands in another test or in a guide.
import { calculateDefaultInsurance, type DefaultInsuranceInput } from '../arithmetic/defaultInsurance/calculateDefaultInsurance';
import { calculateDownPayment, type DownPaymentInput } from '../arithmetic/downPayment/calculateDownPayment';
import { refused, result } from './testing/outcomes';

const home = { units: 1, ownerOccupied: true, on: '2026-10-06' };

test.each<[string, Partial<DownPaymentInput> & { price: number }, unknown]>([
  ['below half a million, 5 %', { price: 487_250.1 }, result({ minimum: 24_362.51, insurable: true, insurablePriceBelow: 1_500_000 })],
  [
    '5 % of the first half million, 10 % of the rest, up to the cent',
    { price: 733_400.55 },
    result({ minimum: 48_340.06, insurable: true, insurablePriceBelow: 1_500_000 }),
  ],
  [
    'an owner in one of four units, 10 %',
    { price: 842_300, units: 4 },
    result({ minimum: 84_230, insurable: true, insurablePriceBelow: 1_500_000 }),
  ],
  [
    'an owner in one of two units, as for one',
    { price: 842_300, units: 2 },
    result({ minimum: 59_230, insurable: true, insurablePriceBelow: 1_500_000 }),
  ],
  [
    'a home to let, 20 %',
    { price: 512_640, ownerOccupied: false },
    result({ minimum: 102_528, insurable: false, insurablePriceBelow: 1_500_000 }),
  ],
  [
    'insurable above a million since December 15, 2024: its first day',
    { price: 1_287_650, on: '2024-12-15' },
    result({ minimum: 103_765, insurable: true, insurablePriceBelow: 1_500_000 }),
  ],
  ['the day before it, whose rule is not in our tables', { price: 1_287_650, on: '2024-12-14' }, refused('on', '2024-12-15')],
  ['a dollar from the cap', { price: 1_499_999.5 }, result({ minimum: 124_999.95, insurable: true, insurablePriceBelow: 1_500_000 })],
  [
    'above the cap, 20 % of everything',
    { price: 1_612_345.67 },
    result({ minimum: 322_469.14, insurable: false, insurablePriceBelow: 1_500_000 }),
  ],
])('minimum down payment: %s', (_what, input, expected) => {
  expect(calculateDownPayment({ ...home, ...input })).toMatchObject(expected as object);
});

const own = { ...home, amortizationYears: 25, firstTimeOrNewlyBuilt: false, nonTraditional: false };

test.each<[string, Partial<DefaultInsuranceInput> & Pick<DefaultInsuranceInput, 'price' | 'downPayment' | 'province'>, unknown]>([
  [
    'Quebec’s tax of 9 % on the premium, last day',
    { price: 547_800, downPayment: 38_500, province: 'QC', on: '2026-12-31' },
    result({
      minimumDownPayment: 29_780,
      baseLoan: 509_300,
      loanToValue: 92.9719,
      needed: true,
      premiumPercent: 4,
      surchargePercent: 0,
      premium: 20_372,
      insuredLoan: 529_672,
      taxPercent: 9,
      tax: 1833.48,
    }),
  ],
  [
    'Quebec’s tax of 9.975 %, first day',
    { price: 547_800, downPayment: 38_500, province: 'QC', on: '2027-01-01' },
    result({
      minimumDownPayment: 29_780,
      baseLoan: 509_300,
      loanToValue: 92.9719,
      needed: true,
      premiumPercent: 4,
      surchargePercent: 0,
      premium: 20_372,
      insuredLoan: 529_672,
      taxPercent: 9.975,
      tax: 2032.11,
    }),
  ],
  [
    'Ontario’s 8 %, last day of the old table',
    { price: 389_900, downPayment: 21_300, province: 'ON', on: '2026-12-31' },
    result({
      minimumDownPayment: 19_495,
      baseLoan: 368_600,
      loanToValue: 94.5371,
      needed: true,
      premiumPercent: 4,
      surchargePercent: 0,
      premium: 14_744,
      insuredLoan: 383_344,
      taxPercent: 8,
      tax: 1179.52,
    }),
  ],
  [
    'Ontario’s 8 %, first day of the new table',
    { price: 389_900, downPayment: 21_300, province: 'ON', on: '2027-01-01' },
    result({
      minimumDownPayment: 19_495,
      baseLoan: 368_600,
      loanToValue: 94.5371,
      needed: true,
      premiumPercent: 4,
      surchargePercent: 0,
      premium: 14_744,
      insuredLoan: 383_344,
      taxPercent: 8,
      tax: 1179.52,
    }),
  ],
  [
    'Saskatchewan’s 6 %, last day of the old table',
    { price: 318_750, downPayment: 41_437.5, province: 'SK', on: '2026-12-31' },
    result({
      minimumDownPayment: 15_937.5,
      baseLoan: 277_312.5,
      loanToValue: 87,
      needed: true,
      premiumPercent: 3.1,
      surchargePercent: 0,
      premium: 8596.69,
      insuredLoan: 285_909.19,
      taxPercent: 6,
      tax: 515.8,
    }),
  ],
  [
    'Saskatchewan’s 6 %, first day of the new table',
    { price: 318_750, downPayment: 41_437.5, province: 'SK', on: '2027-01-01' },
    result({
      minimumDownPayment: 15_937.5,
      baseLoan: 277_312.5,
      loanToValue: 87,
      needed: true,
      premiumPercent: 3.1,
      surchargePercent: 0,
      premium: 8596.69,
      insuredLoan: 285_909.19,
      taxPercent: 6,
      tax: 515.8,
    }),
  ],
  [
    'Manitoba taxes no premium since 2020',
    { price: 271_300, downPayment: 13_565, province: 'MB', on: '2026-12-31' },
    result({
      minimumDownPayment: 13_565,
      baseLoan: 257_735,
      loanToValue: 95,
      needed: true,
      premiumPercent: 4,
      surchargePercent: 0,
      premium: 10_309.4,
      insuredLoan: 268_044.4,
      taxPercent: 0,
      tax: 0,
    }),
  ],
  [
    'first day of 30 years for first-time buyers and of insurance above a million',
    { price: 1_234_000, downPayment: 123_400, province: 'ON', on: '2024-12-15', amortizationYears: 30, firstTimeOrNewlyBuilt: true },
    result({
      minimumDownPayment: 98_400,
      baseLoan: 1_110_600,
      loanToValue: 90,
      needed: true,
      premiumPercent: 3.3,
      surchargePercent: 0.2,
      premium: 36_649.8,
      insuredLoan: 1_147_249.8,
      taxPercent: 8,
      tax: 2931.98,
    }),
  ],
  [
    'the day before it, whose rule is not in our tables',
    { price: 1_234_000, downPayment: 123_400, province: 'ON', on: '2024-12-14', amortizationYears: 30, firstTimeOrNewlyBuilt: true },
    refused('on', '2024-12-15'),
  ],
  [
    'a borrowed down payment',
    { price: 462_900, downPayment: 27_774, province: 'NB', on: '2026-10-06', nonTraditional: true },
    result({
      minimumDownPayment: 23_145,
      baseLoan: 435_126,
      loanToValue: 94,
      needed: true,
      premiumPercent: 4.5,
      surchargePercent: 0,
      premium: 19_580.67,
      insuredLoan: 454_706.67,
      taxPercent: 0,
      tax: 0,
    }),
  ],
  [
    '15 % down and a dollar less',
    { price: 655_000, downPayment: 98_249, province: 'BC', on: '2026-10-06' },
    result({
      minimumDownPayment: 40_500,
      baseLoan: 556_751,
      loanToValue: 85.0002,
      needed: true,
      premiumPercent: 3.1,
      surchargePercent: 0,
      premium: 17_259.28,
      insuredLoan: 574_010.28,
      taxPercent: 0,
      tax: 0,
    }),
  ],
  [
    '20 % down needs none',
    { price: 655_000, downPayment: 131_000, province: 'QC', on: '2026-12-31' },
    result({
      minimumDownPayment: 40_500,
      baseLoan: 524_000,
      loanToValue: 80,
      needed: false,
      premiumPercent: 0,
      surchargePercent: 0,
      premium: 0,
      insuredLoan: 524_000,
      taxPercent: 9,
      tax: 0,
    }),
  ],
])('default insurance: %s', (_what, input, expected) => {
  expect(calculateDefaultInsurance({ ...own, ...input })).toMatchObject(expected as object);
});
