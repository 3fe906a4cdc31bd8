// Worked out apart from this code, in exact fractions, from plain sums with every twelfth rounded to the cent. None of these inputs
// stands in another test or in a guide.
import { calculateClosingCosts, type ClosingCostsInput } from '../arithmetic/ownershipCosts/calculateClosingCosts';
import { calculateMonthlyCost, type MonthlyCostInput } from '../arithmetic/ownershipCosts/calculateMonthlyCost';
import { result } from './testing/outcomes';

test.each<[string, MonthlyCostInput, unknown]>([
  [
    'paid monthly',
    {
      mortgagePayment: 2318.47,
      frequency: 'monthly',
      propertyTaxYearly: 3985,
      homeInsuranceYearly: 1327,
      heatMonthly: 118,
      condoFeesMonthly: 0,
      otherUtilitiesMonthly: 143,
      maintenanceMonthly: 275,
    },
    result({ mortgage: 2318.47, propertyTax: 332.08, homeInsurance: 110.58, monthly: 3297.13, yearly: 39_565.56 }),
  ],
  [
    'paid every two weeks, a condominium',
    {
      mortgagePayment: 1046.92,
      frequency: 'acceleratedBiWeekly',
      propertyTaxYearly: 3127,
      homeInsuranceYearly: 612,
      heatMonthly: 64,
      condoFeesMonthly: 487.3,
      otherUtilitiesMonthly: 91.75,
      maintenanceMonthly: 60,
    },
    result({ mortgage: 2268.33, propertyTax: 260.58, homeInsurance: 51, monthly: 3282.96, yearly: 39_395.52 }),
  ],
  [
    'paid weekly',
    {
      mortgagePayment: 573.18,
      frequency: 'weekly',
      propertyTaxYearly: 5210,
      homeInsuranceYearly: 1844,
      heatMonthly: 162,
      condoFeesMonthly: 0,
      otherUtilitiesMonthly: 208,
      maintenanceMonthly: 410,
    },
    result({ mortgage: 2483.78, propertyTax: 434.17, homeInsurance: 153.67, monthly: 3851.62, yearly: 46_219.44 }),
  ],
  [
    'paid twice a month, cents that do not divide',
    {
      mortgagePayment: 1210.05,
      frequency: 'semiMonthly',
      propertyTaxYearly: 4444.44,
      homeInsuranceYearly: 1111.11,
      heatMonthly: 133.33,
      condoFeesMonthly: 55.55,
      otherUtilitiesMonthly: 77.77,
      maintenanceMonthly: 99.99,
    },
    result({ mortgage: 2420.1, propertyTax: 370.37, homeInsurance: 92.59, monthly: 3249.7, yearly: 38_996.4 }),
  ],
])('a month: %s', (_what, input, expected) => {
  expect(calculateMonthlyCost(input)).toMatchObject(expected as object);
});

test.each<[string, ClosingCostsInput, unknown]>([
  [
    'a home in Ontario',
    {
      downPayment: 71_500,
      landTransferTax: 8123.45,
      premiumTax: 1366.02,
      legalFees: 1865,
      inspection: 575,
      titleInsurance: 315,
      adjustments: 412.68,
      moving: 980,
    },
    result({ costs: 13_637.15, cashNeeded: 85_137.15 }),
  ],
  [
    'without tax on the premium',
    {
      downPayment: 48_900,
      landTransferTax: 540,
      premiumTax: 0,
      legalFees: 1420,
      inspection: 520,
      titleInsurance: 240,
      adjustments: 87.13,
      moving: 640,
    },
    result({ costs: 3447.13, cashNeeded: 52_347.13 }),
  ],
  [
    'everything in cash',
    {
      downPayment: 612_345,
      landTransferTax: 10_033.9,
      premiumTax: 0,
      legalFees: 2240,
      inspection: 0,
      titleInsurance: 385,
      adjustments: 1033.9,
      moving: 2150,
    },
    result({ costs: 15_842.8, cashNeeded: 628_187.8 }),
  ],
  [
    'nothing but the lawyer',
    { downPayment: 0, landTransferTax: 0, premiumTax: 0, legalFees: 1187.5, inspection: 0, titleInsurance: 0, adjustments: 0, moving: 0 },
    result({ costs: 1187.5, cashNeeded: 1187.5 }),
  ],
])('closing: %s', (_what, input, expected) => {
  expect(calculateClosingCosts(input)).toEqual(expected);
});
