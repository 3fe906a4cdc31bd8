import fc from 'fast-check';
import { calculateAffordability, type AffordabilityInput, type AffordabilityResult } from './calculateAffordability';

const base: AffordabilityInput = {
  annualIncome: 120_000,
  ratePercent: 4.5,
  amortizationYears: 25,
  downPayment: 60_000,
  propertyTaxYearly: 4800,
  heatMonthly: 150,
  condoFeesMonthly: 0,
  siteRentMonthly: 0,
  debtsMonthly: 500,
  creditBalances: 0,
  firstTimeOrNewlyBuilt: true,
  province: 'ON',
  on: '2026-11-20',
};

function resultOf(changes: Partial<AffordabilityInput>): AffordabilityResult {
  const outcome = calculateAffordability({ ...base, ...changes });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

type Row = [income: number, rate: number, years: number, tax: number, heat: number, condo: number, debts: number, down: number];
type Expected = [qualifyingRate: number, payment: number, loan: number, price: number, base: number, premium: number, pays: number];

test.each<[Row, Expected, string, string]>([
  [[120_000, 4.5, 25, 4800, 150, 0, 500, 60_000], [6.5, 3350, 500_131, 545_093, 485_093, 15_037.88, 2768.09], '39.00/44.00', 'gds'],
  [[120_000, 4.5, 30, 4800, 150, 0, 500, 60_000], [6.5, 3350, 534_799, 577_715, 517_715, 17_084.6, 2696.54], '39.00/44.00', 'gds'],
  [[90_000, 4.25, 25, 3600, 120, 400, 0, 150_000], [6.25, 2305, 352_047, 502_047, 352_047, 0, 1899.86], '39.00/39.00', 'gds'],
  [[180_000, 4.5, 25, 7200, 175, 0, 1500, 100_000], [6.5, 4325, 645_692, 726_277, 626_277, 19_414.59, 3573.73], '34.00/44.00', 'tds'],
  [[100_000, 3, 25, 4000, 150, 0, 300, 40_000], [5.25, 2766.67, 464_269, 486_413, 446_413, 17_856.52, 2197.13], '39.00/42.60', 'gds'],
  [[250_000, 4.75, 25, 9000, 200, 0, 800, 400_000], [6.75, 7175, 1_047_369, 1_447_369, 1_047_369, 0, 5943.35], '39.00/42.84', 'gds'],
  [[75_000, 4.5, 25, 3000, 125, 300, 900, 25_000], [6.5, 1325, 197_813, 216_865, 191_865, 5947.82, 1094.84], '29.60/44.00', 'tds'],
  [[200_000, 4.5, 25, 5000, 150, 0, 0, 30_000], [6.5, 5933.33, 885_805, 550_000, 520_000, 20_800, 2993.18], '25.13/25.13', 'minimumDown'],
  [[320_000, 4.5, 25, 12_000, 250, 0, 0, 350_000], [6.5, 9150, 1_366_030, 1_716_030, 1_366_030, 0, 7560.61], '39.00/39.00', 'gds'],
])('%j reaches %j', (row, expected, ratios, binding) => {
  const [annualIncome, ratePercent, amortizationYears, propertyTaxYearly, heatMonthly, condoFeesMonthly, debtsMonthly, downPayment] = row;
  const result = resultOf({
    ...{ annualIncome, ratePercent, amortizationYears, propertyTaxYearly },
    ...{ heatMonthly, condoFeesMonthly, debtsMonthly, downPayment },
  });
  expect([
    result.qualifyingRate,
    result.highestMonthlyPayment,
    result.highestLoan,
    result.highestPrice,
    result.baseLoan,
    result.premium,
    result.paymentAtContractRate,
  ]).toEqual(expected);
  expect(`${result.gds.toFixed(2)}/${result.tds.toFixed(2)}`).toBe(ratios);
  expect(result.binding).toBe(binding);
});

test('income 120,000 with costs of 470 and debts of 500 a month carries 3,430 a month', () => {
  const result = resultOf({ propertyTaxYearly: 4200, heatMonthly: 120 });
  expect(result.highestMonthlyPayment).toBe(3430);
  expect(Math.abs(result.highestLoan - 512_075)).toBeLessThanOrEqual(1);
});

test('the result names the limits, the payment that was tested and the tax in cash', () => {
  expect(resultOf({ annualIncome: 200_000, propertyTaxYearly: 5000, debtsMonthly: 0, downPayment: 30_000 })).toMatchObject({
    insuredLoan: 540_800,
    premiumTax: 1664,
    paymentAtQualifyingRate: 3622.41,
    gdsLimit: 39,
    tdsLimit: 44,
  });
  expect(resultOf({ province: 'AB' }).premiumTax).toBe(0);
});

test('site rent counts in full and card balances at 3 % a month', () => {
  expect(resultOf({ siteRentMonthly: 100 }).highestMonthlyPayment).toBe(3250);
  expect(resultOf({ creditBalances: 10_000 }).highestMonthlyPayment).toBe(3050);
  expect(resultOf({ creditBalances: 10_000 }).binding).toBe('tds');
});

test('with much income and little down the price ends at what can be insured', () => {
  expect(resultOf({ annualIncome: 900_000, downPayment: 200_000 })).toMatchObject({ highestPrice: 1_499_999, binding: 'priceCap' });
});

test.each([
  [false, 30, 25],
  [true, 35, 30],
])('an amortization no insurer takes needs 20 %% down (first-time buyer: %s)', (firstTimeOrNewlyBuilt, years, insurable) => {
  const result = resultOf({ amortizationYears: years, firstTimeOrNewlyBuilt });
  expect(result).toMatchObject({ highestPrice: 300_000, premium: 0, binding: 'insuredAmortization' });
  expect(resultOf({ amortizationYears: insurable, firstTimeOrNewlyBuilt }).premium).toBeGreaterThan(0);
});

test('debts above the limit leave what the down payment buys', () => {
  const poor = resultOf({ annualIncome: 1, debtsMonthly: 900 });
  expect(poor).toMatchObject({ highestMonthlyPayment: 0, highestLoan: 0, highestPrice: 60_000, baseLoan: 0, paymentAtContractRate: 0 });
  expect(resultOf({ annualIncome: 1, downPayment: 0 })).toMatchObject({ highestPrice: 0, baseLoan: 0, premium: 0 });
});

test('the floor of the qualifying rate holds below 3.25 %', () => {
  expect([0, 3.25, 3.26].map((ratePercent) => resultOf({ ratePercent }).qualifyingRate)).toEqual([5.25, 5.25, 5.26]);
});

test.each<[Partial<AffordabilityInput>, unknown]>([
  [{ annualIncome: 0 }, { field: 'annualIncome', code: 'tooLow', limit: 1 }],
  [{ annualIncome: 10_000_000_000 }, { field: 'annualIncome', code: 'tooHigh', limit: 1_000_000_000 }],
  [{ ratePercent: Number.NaN }, { field: 'ratePercent', code: 'notANumber' }],
  [{ amortizationYears: 0 }, { field: 'amortizationYears', code: 'tooLow', limit: 0.5 }],
  [{ downPayment: -1 }, { field: 'downPayment', code: 'tooLow', limit: 0 }],
  [{ propertyTaxYearly: -1 }, { field: 'propertyTaxYearly', code: 'tooLow', limit: 0 }],
  [{ heatMonthly: -1 }, { field: 'heatMonthly', code: 'tooLow', limit: 0 }],
  [{ condoFeesMonthly: -1 }, { field: 'condoFeesMonthly', code: 'tooLow', limit: 0 }],
  [{ siteRentMonthly: -1 }, { field: 'siteRentMonthly', code: 'tooLow', limit: 0 }],
  [{ debtsMonthly: -1 }, { field: 'debtsMonthly', code: 'tooLow', limit: 0 }],
  [{ creditBalances: -1 }, { field: 'creditBalances', code: 'tooLow', limit: 0 }],
  [{ on: '' }, { field: 'on', code: 'notADate' }],
  [{ on: '2020-01-01' }, { field: 'on', code: 'beforeFirstRule', limit: '2024-12-15' }],
])('%j is refused at its field', (changes, error) => {
  expect(calculateAffordability({ ...base, ...changes })).toEqual({ ok: false, errors: [error] });
});

const income = fc.integer({ min: 1, max: 2_000_000 });
const down = fc.integer({ min: 0, max: 1_000_000 });

test('more income or a larger down payment never reaches a lower price, and the ratios hold', () => {
  fc.assert(
    fc.property(income, income, down, down, (oneIncome, otherIncome, oneDown, otherDown) => {
      const less = resultOf({ annualIncome: Math.min(oneIncome, otherIncome), downPayment: Math.min(oneDown, otherDown) });
      const more = resultOf({ annualIncome: Math.max(oneIncome, otherIncome), downPayment: Math.max(oneDown, otherDown) });
      expect(more.highestPrice).toBeGreaterThanOrEqual(less.highestPrice);
      for (const result of [less, more]) {
        expect(Object.values(result).filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
        if (result.insuredLoan > 0) expect(result.gds).toBeLessThanOrEqual(39);
        if (result.insuredLoan > 0) expect(result.tds).toBeLessThanOrEqual(44);
      }
    }),
  );
});
