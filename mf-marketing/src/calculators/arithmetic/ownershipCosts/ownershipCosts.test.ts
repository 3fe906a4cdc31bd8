import { calculateClosingCosts, type ClosingCostsInput } from './calculateClosingCosts';
import { calculateMonthlyCost, type MonthlyCostInput } from './calculateMonthlyCost';

const closing: ClosingCostsInput = {
  downPayment: 60_000,
  landTransferTax: 8475.5,
  premiumTax: 1339.2,
  legalFees: 2000.25,
  inspection: 650,
  titleInsurance: 400.1,
  adjustments: 325.05,
  moving: 1200,
};

test('closing costs are everything but the down payment, the cash needed is both', () => {
  expect(calculateClosingCosts(closing)).toEqual({ ok: true, result: { costs: 14_390.1, cashNeeded: 74_390.1 } });
});

test.each(Object.keys(closing))('%s cannot be negative, text or ten billion', (field) => {
  for (const [value, code] of [
    [-1, 'tooLow'],
    [Number.NaN, 'notANumber'],
    [10_000_000_000, 'tooHigh'],
  ] as const) {
    expect(calculateClosingCosts({ ...closing, [field]: value })).toMatchObject({ ok: false, errors: [{ field, code }] });
  }
});

const monthly: MonthlyCostInput = {
  mortgagePayment: 1277.25,
  frequency: 'biWeekly',
  propertyTaxYearly: 4800,
  homeInsuranceYearly: 1450,
  heatMonthly: 150,
  condoFeesMonthly: 410.4,
  otherUtilitiesMonthly: 95.15,
  maintenanceMonthly: 300,
};

test('a month is the twelfth of a year of payments, taxes and insurance, and what is monthly', () => {
  expect(calculateMonthlyCost(monthly)).toEqual({
    ok: true,
    result: { mortgage: 2767.38, propertyTax: 400, homeInsurance: 120.83, monthly: 4243.76, yearly: 50_925.12 },
  });
});

test.each(Object.keys(monthly).filter((name) => name !== 'frequency'))('%s cannot be negative, text or ten billion', (field) => {
  for (const [value, code] of [
    [-1, 'tooLow'],
    [Number.NaN, 'notANumber'],
    [10_000_000_000, 'tooHigh'],
  ] as const) {
    expect(calculateMonthlyCost({ ...monthly, [field]: value })).toMatchObject({ ok: false, errors: [{ field, code }] });
  }
});
