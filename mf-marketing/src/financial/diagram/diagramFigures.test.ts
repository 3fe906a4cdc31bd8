// What diagrams draw is what the calculators of the guides give for the sample that stands beside the drawing.
import { words } from '../../../content/financial/words';
import { calculateDefaultInsurance } from '../../calculators/arithmetic/defaultInsurance/calculateDefaultInsurance';
import { calculateDownPayment } from '../../calculators/arithmetic/downPayment/calculateDownPayment';
import { calculateHbpRepayment } from '../../calculators/arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { calculateHomeEquity } from '../../calculators/arithmetic/homeEquity/calculateHomeEquity';
import { calculateLandTransferTax } from '../../calculators/arithmetic/landTransferTax/calculateLandTransferTax';
import { calculateMortgagePayment } from '../../calculators/arithmetic/mortgagePayment/calculateMortgagePayment';
import { calculateNewHomeRebates } from '../../calculators/arithmetic/newHomeRebates/calculateNewHomeRebates';
import { qualifyingRules } from '../../calculators/arithmetic/affordability/qualifyingRules';
import { calculateBlendedRate } from '../../calculators/arithmetic/renewal/calculateBlendedRate';
import type { Outcome } from '../../calculators/arithmetic/core/outcome';

const on = '2026-11-20';

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.result;
}

/** The values of every bar, or of every point, of a guide's diagram. */
async function drawn(topic: string): Promise<(number | number[])[]> {
  const { diagram } = (await words[topic]!()).en;
  if ('points' in diagram) return diagram.points.map(({ value }) => value);
  return 'bars' in diagram ? diagram.bars.map(({ values }) => values) : [];
}

const captionOf = async (topic: string) => (await words[topic]!()).en.diagram.caption;

const mortgage = (ratePercent: number) =>
  resultOf(
    calculateMortgagePayment({
      principal: 500_000,
      ratePercent,
      amortizationYears: 25,
      termYears: 5,
      frequency: 'monthly',
      compounding: 'semiAnnual',
    }),
  );

const equity = (homeValue: number, mortgageBalance: number) =>
  resultOf(calculateHomeEquity({ homeValue, mortgageBalance, existingCreditLimit: 0, on }));

test('affordability-calculator: the two limits of a monthly income', async () => {
  const { gdsPercent, tdsPercent } = qualifyingRules.at(-1)!;
  expect(await drawn('affordability-calculator')).toEqual([[gdsPercent * 100, (tdsPercent - gdsPercent) * 100, (100 - tdsPercent) * 100]]);
});

test('affordable-housing: 30% of a month', async () => {
  const months = [36_000, 48_000, 60_000].map((year) => year / 12);
  expect(await drawn('affordable-housing')).toEqual(months.map((month) => [month * 0.3, month * 0.7]));
});

test('blended-mortgages: the months give the rate that the caption names', async () => {
  const blend = { balance: 300_000, currentRatePercent: 3, monthsLeft: 24, newRatePercent: 5, newTermMonths: 60, newMoney: 0 };
  const { blendedRatePercent } = resultOf(calculateBlendedRate(blend));
  expect(await drawn('blended-mortgages')).toEqual([[24, 36]]);
  expect(await captionOf('blended-mortgages')).toContain(`${blendedRatePercent.toFixed(2)}%`);
});

test('cash-out-refinancing, helocs and home-equity-loans: what the limits leave', async () => {
  const homes = [
    [500_000, 300_000],
    [700_000, 300_000],
    [900_000, 720_000],
  ] as const;
  expect(await drawn('cash-out-refinancing')).toEqual(
    homes.map(([value, owed]) => [owed, equity(value, owed).available, value - equity(value, owed).totalLimit]),
  );
  const { revolvingLimit, totalLimit } = equity(600_000, 0);
  expect(await drawn('helocs')).toEqual([[revolvingLimit, totalLimit - revolvingLimit, 600_000 - totalLimit]]);
  expect(await drawn('home-equity-loans')).toEqual([[350_000, equity(600_000, 350_000).available, 600_000 - totalLimit]]);
});

test('default-insurance: the premium by down payment', async () => {
  const premiums = [25_000, 50_000, 75_000, 100_000].map((downPayment) => {
    const { needed, premium } = resultOf(
      calculateDefaultInsurance({
        price: 500_000,
        downPayment,
        units: 1,
        ownerOccupied: true,
        amortizationYears: 25,
        province: 'AB',
        firstTimeOrNewlyBuilt: false,
        nonTraditional: false,
        on,
      }),
    );
    return [needed ? premium : 0];
  });
  expect(await drawn('default-insurance')).toEqual(premiums);
});

test('first-time-buyer-incentive: a tenth of the value', async () => {
  expect(await drawn('first-time-buyer-incentive')).toEqual([400_000, 440_000, 380_000].map((value) => [value * 0.1, value * 0.9]));
});

test('gst-hst-rebate: what a first-time buyer gets back of the federal tax', async () => {
  const rebates = [500_000, 750_000, 1_000_000, 1_250_000, 1_500_000].map(
    (price) =>
      resultOf(
        calculateNewHomeRebates({
          price,
          province: 'AB',
          firstTime: true,
          primaryResidence: true,
          ownerBuilt: false,
          on,
        }),
      ).federalRebate,
  );
  expect(await drawn('gst-hst-rebate')).toEqual(rebates);
});

test('home-buyers-plan: the years and the smallest repayment', async () => {
  const { firstYear, lastYear, minimum } = resultOf(calculateHbpRepayment({ withdrawal: 60_000, firstWithdrawalYear: 2026 }));
  const { diagram } = (await words['home-buyers-plan']!()).en;
  expect('steps' in diagram && diagram.steps.map(({ when }) => when)).toEqual([
    '2026',
    `2027 to ${firstYear - 1}`,
    `${firstYear}`,
    `${lastYear}`,
  ]);
  expect(minimum).toBe(4000);
});

test('home-office-deductions: a tenth of the costs', async () => {
  expect(await drawn('home-office-deductions')).toEqual([[(4000 * 120) / 1200, 4000 - (4000 * 120) / 1200]]);
});

test('insured-mortgages: both parts make the minimum down payment', async () => {
  const minimums = [400_000, 600_000, 800_000, 1_000_000].map(
    (price) => resultOf(calculateDownPayment({ price, units: 1, ownerOccupied: true, on })).minimum,
  );
  expect((await drawn('insured-mortgages')).map((values) => [values].flat().reduce((sum, value) => sum + value, 0))).toEqual(minimums);
});

test('land-transfer-tax: the same price in six places', async () => {
  const places = [
    { province: 'ON', municipality: 'toronto' },
    { province: 'BC' },
    { province: 'NS', municipality: 'halifax' },
    { province: 'ON' },
    { province: 'QC', municipality: 'montreal' },
    { province: 'AB' },
  ] as const;
  const home = {
    price: 700_000,
    assessedValue: 0,
    loan: 0,
    municipalRatePercent: 0,
    firstTime: false,
    newlyBuilt: false,
    nonResident: false,
  };
  const bills = places.map((place) => [resultOf(calculateLandTransferTax({ ...home, ...place, on })).beforeRelief]);
  expect(await drawn('land-transfer-tax')).toEqual(bills);
});

test('rate-comparison: interest and debt repaid in a term, to the dollar', async () => {
  const terms = [3.5, 4.5, 5.5, 6.5].map((rate) => mortgage(rate).term);
  expect(await drawn('rate-comparison')).toEqual(terms.map(({ interest, principal }) => [Math.round(interest), Math.round(principal)]));
});

test('uninsured-mortgages: the payment at the rate and at the qualifying rate, to the dollar', async () => {
  const { bufferPercent } = qualifyingRules.at(-1)!;
  expect(await drawn('uninsured-mortgages')).toEqual([4.5, 4.5 + bufferPercent].map((rate) => [Math.round(mortgage(rate).payment)]));
});

test('reverse-mortgages: a debt that nobody repays, to the thousand', async () => {
  const owed = [0, 5, 10, 15, 20].map((years) => Math.round((100_000 * 1.035 ** (2 * years)) / 1000) * 1000);
  expect(await drawn('reverse-mortgages')).toEqual(owed);
});
