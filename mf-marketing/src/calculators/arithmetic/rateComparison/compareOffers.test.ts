import fc from 'fast-check';
import { compareOffers, type Offer, type RateComparisonInput, type RateComparisonResult } from './compareOffers';

const offer: Offer = { ratePercent: 4.5, compounding: 'semiAnnual', termYears: 5, fees: 0, cashBack: 0 };
const base: RateComparisonInput = { principal: 500_000, amortizationYears: 25, frequency: 'monthly', offers: [offer] };

function resultOf(offers: readonly Partial<Offer>[], changes: Partial<RateComparisonInput> = {}): RateComparisonResult {
  const outcome = compareOffers({ ...base, offers: offers.map((given) => ({ ...offer, ...given })), ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

test('an offer costs its interest and fees less what comes back', () => {
  expect(resultOf([{ fees: 1500, cashBack: 2500 }]).offers[0]).toMatchObject({
    payment: 2767.36,
    interest: 105_023.83,
    totalCost: 104_023.83,
    costPerYear: 20_804.77,
    balance: 438_982.23,
    aboveLowest: 0,
  });
});

test('a lower rate with high fees can cost more', () => {
  const { offers, lowest, comparedBy } = resultOf([{ ratePercent: 4.4, fees: 3000 }, {}]);
  expect([lowest, comparedBy]).toEqual([1, 'totalCost']);
  expect(offers[0]?.aboveLowest).toBeCloseTo((offers[0]?.totalCost ?? 0) - 105_023.83, 2);
  expect(offers[1]?.aboveLowest).toBe(0);
});

test('offers of different terms are compared by their cost a year', () => {
  const { offers, lowest, comparedBy } = resultOf([{ termYears: 5 }, { termYears: 3, ratePercent: 4.6 }]);
  expect([lowest, comparedBy]).toEqual([0, 'costPerYear']);
  expect(offers[1]?.aboveLowest).toBeCloseTo((offers[1]?.costPerYear ?? 0) - (offers[0]?.costPerYear ?? 0), 2);
});

test('of equal offers the first is the lowest', () => {
  expect(resultOf([{}, {}]).lowest).toBe(0);
});

test.each<[string, Partial<Offer>, number]>([
  ['a rate without fees stays what it is', {}, 4.5],
  ['monthly compounding is a little more', { ratePercent: 4.45, compounding: 'monthly' }, 4.49],
  ['fees raise it', { fees: 5000 }, 4.74],
  ['cash back lowers it', { cashBack: 5000 }, 4.26],
  ['nothing to pay', { ratePercent: 0 }, 0],
  ['money back on an interest-free loan', { ratePercent: 0, cashBack: 5000 }, -0.22],
  ['half of the loan as fees for half a year', { fees: 250_000, termYears: 0.5 }, 213.97],
])('%s', (_name, given, rate) => {
  expect(resultOf([given]).offers[0]?.comparableRatePercent).toBe(rate);
});

test.each(['weekly', 'semiMonthly', 'acceleratedBiWeekly'] as const)('a rate without fees stays what it is, paid %s', (frequency) => {
  expect(resultOf([{}], { frequency }).offers[0]?.comparableRatePercent).toBe(4.5);
});

test.each<[Partial<RateComparisonInput>, unknown[]]>([
  [
    { principal: 0, amortizationYears: 99 },
    [
      { field: 'principal', code: 'tooLow', limit: 1 },
      { field: 'amortizationYears', code: 'tooHigh', limit: 40 },
    ],
  ],
  [{ offers: [] }, [{ field: 'offers', code: 'tooFew', limit: 1 }]],
  [{ offers: Array.from({ length: 7 }, () => offer) }, [{ field: 'offers', code: 'tooMany', limit: 6 }]],
  [{ offers: [offer, { ...offer, ratePercent: Number.NaN }] }, [{ field: 'offers.1.ratePercent', code: 'notANumber' }]],
  [{ offers: [{ ...offer, termYears: 26 }] }, [{ field: 'offers.0.termYears', code: 'termAboveAmortization', limit: 25 }]],
  [
    { offers: [{ ...offer, fees: -1, cashBack: 250_000.01 }] },
    [
      { field: 'offers.0.fees', code: 'tooLow', limit: 0 },
      { field: 'offers.0.cashBack', code: 'tooHigh', limit: 250_000 },
    ],
  ],
])('%j is refused at its field', (changes, errors) => {
  expect(compareOffers({ ...base, ...changes })).toEqual({ ok: false, errors });
});

test('six offers are compared', () => {
  expect(resultOf(Array.from({ length: 6 }, () => ({}))).offers).toHaveLength(6);
});

test('a higher rate or higher fees never cost less', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 }).map((value) => value / 100);
  const rate = fc.integer({ min: 0, max: 1500 }).map((value) => value / 100);
  fc.assert(
    fc.property(rate, rate, cents, cents, (oneRate, otherRate, oneFees, otherFees) => {
      const { lowest, offers } = resultOf([
        { ratePercent: Math.min(oneRate, otherRate), fees: Math.min(oneFees, otherFees) },
        { ratePercent: Math.max(oneRate, otherRate), fees: Math.max(oneFees, otherFees) },
      ]);
      expect(lowest).toBe(0);
      expect(offers[1]?.comparableRatePercent).toBeGreaterThanOrEqual(offers[0]?.comparableRatePercent ?? 0);
    }),
    { numRuns: 30 },
  );
});
