import type { QueryCodec } from '@marketplace/section-kit';
import fc from 'fast-check';
import type { Outcome } from '../arithmetic/core/outcome';
import { calculateHbpRepayment } from '../arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { calculateHomeEquity } from '../arithmetic/homeEquity/calculateHomeEquity';
import { calculateNewHomeRebates } from '../arithmetic/newHomeRebates/calculateNewHomeRebates';
import { calculatePrepaymentPenalty } from '../arithmetic/prepaymentPenalty/calculatePrepaymentPenalty';
import { compareOffers } from '../arithmetic/rateComparison/compareOffers';
import { compareRenewal } from '../arithmetic/renewal/compareRenewal';
import { affordabilityQuery, calculate as afford, prefillFromAffordability } from './affordability/inputs';
import { downPaymentQuery, purchaseOf } from './down-payment/inputs';
import { calculateDefaultInsurance } from '../arithmetic/defaultInsurance/calculateDefaultInsurance';
import { readNumber } from './fields/numberKinds';
import { hbpQuery } from './hbp-repayment/inputs';
import { equityQuery } from './home-equity/inputs';
import { calculate as transfer } from './land-transfer-tax/calculate';
import { transferQuery } from './land-transfer-tax/inputs';
import { calculate as mortgage, prefillFromMortgage } from './mortgage-payment/calculate';
import { mortgageQuery } from './mortgage-payment/inputs';
import { rebateQuery } from './new-home-rebate/inputs';
import { penaltyQuery } from './penalty/inputs';
import { comparisonQuery, exampleOffer } from './rate-comparison/inputs';
import { renewalQuery } from './renewal/inputs';

const today = '2026-11-20';
const typed = fc.oneof(
  fc.constantFrom('', 'abc', '-1', '0', '0,01', '40', '1e9', '10 000 000 000', '999999999999', '35', '24', '1.5', '650 000 $'),
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.double({ min: 0, max: 40, noNaN: true }).map((value) => value.toFixed(2)),
);

/** Inputs of a page with any texts in its number fields. */
function inputs<Values extends object>(query: QueryCodec<Values>): fc.Arbitrary<Values> {
  const defaults = query.empty;
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
  ['mortgage payment', inputs(mortgageQuery).map((values) => [mortgage(values, today).answer, prefillFromMortgage(values, today)])],
  ['affordability', inputs(affordabilityQuery).map((values) => [told(afford(values, today)), prefillFromAffordability(values, today)])],
  ['down payment', inputs(downPaymentQuery).map((values) => told(calculateDefaultInsurance(purchaseOf(values, today))))],
  ['transfer tax', inputs(transferQuery).map((values) => transfer(values, today).answer)],
  ['new home', inputs(rebateQuery).map((values) => told(calculateNewHomeRebates({ ...values, on: today })))],
  ['Home Buyers’ Plan', inputs(hbpQuery).map((values) => told(calculateHbpRepayment(values)))],
  [
    'penalty',
    inputs(penaltyQuery).map((values) => told(calculatePrepaymentPenalty({ ...values, ratePercent: values.currentRatePercent }))),
  ],
  ['renewal', inputs(renewalQuery).map((values) => told(compareRenewal(values)))],
  ['home equity', inputs(equityQuery).map((values) => told(calculateHomeEquity({ ...values, on: today })))],
  [
    'offers',
    fc.tuple(inputs(comparisonQuery), typed, typed, typed).map(([values, rate, fees, cashBack]) => {
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
