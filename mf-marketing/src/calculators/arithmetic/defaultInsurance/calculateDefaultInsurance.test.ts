import fc from 'fast-check';
import { calculateDefaultInsurance, type DefaultInsuranceInput, type DefaultInsuranceResult } from './calculateDefaultInsurance';
import { premiumTables } from './premiumTables';

const base: DefaultInsuranceInput = {
  price: 600_000,
  downPayment: 60_000,
  amortizationYears: 25,
  province: 'AB',
  on: '2026-11-20',
  units: 1,
  ownerOccupied: true,
  firstTimeOrNewlyBuilt: false,
  nonTraditional: false,
};

function resultOf(changes: Partial<DefaultInsuranceInput>): DefaultInsuranceResult {
  const outcome = calculateDefaultInsurance({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

const thirty = { amortizationYears: 30, firstTimeOrNewlyBuilt: true };
const borrowed = { nonTraditional: true };

test.each<[number, string, Partial<DefaultInsuranceInput>, number, number[]]>([
  [450_000, 'ON', {}, 22_500, [427_500, 95, 4, 17_100, 444_600, 1368]],
  [500_000, 'AB', {}, 25_000, [475_000, 95, 4, 19_000, 494_000, 0]],
  [600_000, 'QC', {}, 35_000, [565_000, 94.1667, 4, 22_600, 587_600, 2034]],
  [600_000, 'QC', { on: '2027-01-15' }, 35_000, [565_000, 94.1667, 4, 22_600, 587_600, 2254.35]],
  [600_000, 'ON', thirty, 35_000, [565_000, 94.1667, 4.2, 23_730, 588_730, 1898.4]],
  [500_000, 'SK', {}, 50_000, [450_000, 90, 3.1, 13_950, 463_950, 837]],
  [700_000, 'BC', {}, 105_000, [595_000, 85, 2.8, 16_660, 611_660, 0]],
  [400_000, 'MB', borrowed, 20_000, [380_000, 95, 4.5, 17_100, 397_100, 0]],
  [400_000, 'ON', { ...borrowed, ...thirty }, 20_000, [380_000, 95, 4.7, 17_860, 397_860, 1428.8]],
  [800_000, 'NS', {}, 159_920, [640_080, 80.01, 2.8, 17_922.24, 658_002.24, 0]],
  [800_000, 'NS', {}, 160_000, [640_000, 80, 0, 0, 640_000, 0]],
  [999_999, 'ON', {}, 74_999.9, [924_999.1, 92.5, 4, 36_999.96, 961_999.06, 2960]],
  [1_499_999, 'ON', thirty, 124_999.9, [1_374_999.1, 91.6667, 4.2, 57_749.96, 1_432_749.06, 4620]],
  [1_500_000, 'ON', {}, 300_000, [1_200_000, 80, 0, 0, 1_200_000, 0]],
  [600_000, 'ON', {}, 60_000, [540_000, 90, 3.1, 16_740, 556_740, 1339.2]],
])('%d in %s (%j) with %d down: loan, share, rate, premium, insured loan, tax', (price, province, changes, downPayment, expected) => {
  const input = { ...changes, price, downPayment, province } as Partial<DefaultInsuranceInput>;
  const { baseLoan, loanToValue, premiumPercent, premium, insuredLoan, tax } = resultOf(input);
  expect([baseLoan, loanToValue, premiumPercent, premium, insuredLoan, tax]).toEqual(expected);
});

test('the result says what made it', () => {
  expect(resultOf({ ...thirty, province: 'QC' })).toMatchObject({
    minimumDownPayment: 35_000,
    needed: true,
    surchargePercent: 0.2,
    taxPercent: 9,
  });
  expect(resultOf({ ...thirty, downPayment: 120_000 })).toMatchObject({ needed: false, surchargePercent: 0, premiumPercent: 0 });
});

test('a borrowed down payment of 10 % or more costs no more than an own one', () => {
  expect(resultOf({ ...borrowed, downPayment: 60_000 }).premiumPercent).toBe(3.1);
});

test('40 years are possible without insurance', () => {
  expect(resultOf({ amortizationYears: 40, downPayment: 120_000 }).premium).toBe(0);
});

test.each<[Partial<DefaultInsuranceInput>, unknown]>([
  [{ price: Number.NaN }, { field: 'price', code: 'notANumber' }],
  [{ price: 10_000_000_000 }, { field: 'price', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ downPayment: -5 }, { field: 'downPayment', code: 'tooLow', limit: 0 }],
  [{ amortizationYears: 50 }, { field: 'amortizationYears', code: 'tooHigh', limit: 40 }],
  [{ units: 5 }, { field: 'units', code: 'tooHigh', limit: 4 }],
  [{ on: 'soon' }, { field: 'on', code: 'notADate' }],
  [{ on: '2024-12-14' }, { field: 'on', code: 'beforeFirstRule', limit: '2024-12-15' }],
  [{ downPayment: 600_000.01 }, { field: 'downPayment', code: 'downPaymentAbovePrice', limit: 600_000 }],
  [{ downPayment: 34_999.99 }, { field: 'downPayment', code: 'belowMinimumDown', limit: 35_000 }],
  [
    { price: 1_500_000, downPayment: 299_999.99 },
    { field: 'downPayment', code: 'belowMinimumDown', limit: 300_000 },
  ],
  [
    { units: 3, downPayment: 59_999.99 },
    { field: 'downPayment', code: 'belowMinimumDown', limit: 60_000 },
  ],
  [
    { ownerOccupied: false, downPayment: 60_000 },
    { field: 'downPayment', code: 'belowMinimumDown', limit: 120_000 },
  ],
  [{ amortizationYears: 26 }, { field: 'amortizationYears', code: 'amortizationNotInsurable', limit: 25 }],
  [
    { ...thirty, amortizationYears: 31 },
    { field: 'amortizationYears', code: 'amortizationNotInsurable', limit: 30 },
  ],
])('%j is refused at its field', (changes, error) => {
  expect(calculateDefaultInsurance({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

test('a home paid in full needs no loan', () => {
  expect(resultOf({ downPayment: 600_000 })).toMatchObject({ baseLoan: 0, loanToValue: 0, needed: false, insuredLoan: 0 });
});

test('a larger down payment never costs a larger premium', () => {
  const down = fc.integer({ min: 35_000, max: 600_000 });
  fc.assert(
    fc.property(down, down, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(resultOf({ downPayment: more }).premium).toBeLessThanOrEqual(resultOf({ downPayment: less }).premium);
    }),
  );
});

test('every tier ends with its own rate and one cent more of loan costs the next', () => {
  const tiers = premiumTables[0]?.tiers.filter(({ upToLoanToValue }) => upToLoanToValue > 80) ?? [];
  for (const [index, { upToLoanToValue, percent }] of tiers.entries()) {
    const downPayment = 4000 * (100 - upToLoanToValue);
    expect(resultOf({ price: 400_000, downPayment }).premiumPercent).toBe(percent);
    const next = tiers[index + 1];
    if (next) expect(resultOf({ price: 400_000, downPayment: downPayment - 0.01 }).premiumPercent).toBe(next.percent);
  }
});
