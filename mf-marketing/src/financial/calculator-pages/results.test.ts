import fc from 'fast-check';
import type { Outcome } from '../calculators/core/outcome';
import { calculateHbpRepayment } from '../calculators/homeBuyersPlan/calculateHbpRepayment';
import { calculateHomeEquity } from '../calculators/homeEquity/calculateHomeEquity';
import { defaultsOf, type SearchSchema } from '../calculators/inputs/searchSchema';
import { calculateNewHomeRebates } from '../calculators/newHomeRebates/calculateNewHomeRebates';
import { calculatePrepaymentPenalty } from '../calculators/prepaymentPenalty/calculatePrepaymentPenalty';
import { compareOffers } from '../calculators/rateComparison/compareOffers';
import { compareRenewal } from '../calculators/renewal/compareRenewal';
import { affordabilitySchema, calculate as afford, carryAffordability } from './affordability/inputs';
import { downPaymentSchema, purchaseOf } from './down-payment/inputs';
import { calculateDefaultInsurance } from '../calculators/defaultInsurance/calculateDefaultInsurance';
import { readNumber } from './fields/numberKinds';
import { hbpSchema } from './hbp-repayment/inputs';
import { equitySchema } from './home-equity/inputs';
import { calculate as transfer } from './land-transfer-tax/calculate';
import { transferSchema } from './land-transfer-tax/inputs';
import { calculate as mortgage, carryMortgage } from './mortgage-payment/calculate';
import { mortgageSchema } from './mortgage-payment/inputs';
import { rebateSchema } from './new-home-rebate/inputs';
import { penaltySchema } from './penalty/inputs';
import { comparisonSchema, exampleOffer } from './rate-comparison/inputs';
import { renewalSchema } from './renewal/inputs';

const today = '2026-11-20';
const typed = fc.oneof(
  fc.constantFrom('', 'abc', '-1', '0', '0,01', '40', '1e9', '10 000 000 000', '999999999999', '35', '24', '1.5', '650 000 $'),
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.double({ min: 0, max: 40, noNaN: true }).map((value) => value.toFixed(2)),
);

/** Inputs of a page with any texts in its number fields. */
function inputs<Values extends object>(schema: SearchSchema<Values>): fc.Arbitrary<Values> {
  const defaults = defaultsOf(schema);
  const numbers = Object.keys(defaults).filter((name) => typeof defaults[name as keyof Values] === 'number');
  const texts = fc.record(Object.fromEntries(numbers.map((name) => [name, fc.option(typed, { nil: null })])));
  return texts.map((entered) => {
    const given = Object.entries(entered).filter(([, text]) => text !== null);
    return { ...defaults, ...Object.fromEntries(given.map(([name, text]) => [name, readNumber(text!, 'amount', 'en')])) };
  });
}

const told = (outcome: Outcome<unknown, string>) => (outcome.ok ? outcome.result : undefined);

function expectFinite(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(expectFinite);
}

const pages: [string, fc.Arbitrary<unknown>][] = [
  ['mortgage payment', inputs(mortgageSchema).map((values) => [mortgage(values, today).answer, carryMortgage(values, today)])],
  ['affordability', inputs(affordabilitySchema).map((values) => [told(afford(values, today)), carryAffordability(values, today)])],
  ['down payment', inputs(downPaymentSchema).map((values) => told(calculateDefaultInsurance(purchaseOf(values, today))))],
  ['transfer tax', inputs(transferSchema).map((values) => transfer(values, today).answer)],
  ['new home', inputs(rebateSchema).map((values) => told(calculateNewHomeRebates({ ...values, on: today })))],
  ['Home Buyers’ Plan', inputs(hbpSchema).map((values) => told(calculateHbpRepayment(values)))],
  [
    'penalty',
    inputs(penaltySchema).map((values) => told(calculatePrepaymentPenalty({ ...values, ratePercent: values.currentRatePercent }))),
  ],
  ['renewal', inputs(renewalSchema).map((values) => told(compareRenewal(values)))],
  ['home equity', inputs(equitySchema).map((values) => told(calculateHomeEquity({ ...values, on: today })))],
  [
    'offers',
    fc.tuple(inputs(comparisonSchema), typed, typed, typed).map(([values, rate, fees, cashBack]) => {
      const [ratePercent, paid, back] = [rate, fees, cashBack].map((text) => readNumber(text, 'amount', 'en'));
      return told(
        compareOffers({ ...values, offers: [exampleOffer, { ...exampleOffer, ratePercent: ratePercent!, fees: paid!, cashBack: back! }] }),
      );
    }),
  ],
];

test.each(pages)('%s: a result holds finite numbers only, whatever is typed', (_, results) => {
  fc.assert(fc.property(results, expectFinite), { numRuns: 60 });
});
