import { checkNumbers } from '../core/checkNumbers';
import { roundCents } from '../core/money';
import { outcome, type FieldError, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { checkMortgage, mortgagePayment } from '../mortgagePayment/calculateMortgagePayment';
import { paymentsPerYear, type Frequency } from '../mortgagePayment/frequency';
import type { Compounding } from '../mortgagePayment/periodicRate';
import { comparableRate } from './comparableRate';

export interface Offer {
  /** Percent a year. */
  ratePercent: number;
  compounding: Compounding;
  termYears: number;
  /** Paid to the lender, broker, lawyer or appraiser because of this offer, in dollars. */
  fees: number;
  /** Received from the lender at the start, in dollars. */
  cashBack: number;
}

export interface RateComparisonInput {
  /** The loan in dollars. */
  principal: number;
  amortizationYears: number;
  frequency: Frequency;
  offers: readonly Offer[];
}

export interface OfferCost {
  payment: number;
  /** During the term. */
  interest: number;
  /** Interest and fees less cash back, over the term. */
  totalCost: number;
  /** `totalCost` divided by the years of the term. */
  costPerYear: number;
  /** Owed when the term ends. */
  balance: number;
  /** See `comparableRate`. */
  comparableRatePercent: number;
  /** How much more than the lowest it costs, in the measure compared by. */
  aboveLowest: number;
}

export interface RateComparisonResult {
  /** In the order of the offers. */
  offers: readonly OfferCost[];
  /** Total costs of different terms cannot be compared; costs a year can, roughly. */
  comparedBy: 'totalCost' | 'costPerYear';
  /** Index of the lowest, the first of equal ones. */
  lowest: number;
}

export type RateComparisonField =
  'principal' | 'amortizationYears' | 'offers' | `offers.${number}.${'ratePercent' | 'termYears' | 'fees' | 'cashBack'}`;

/** More do not fit beside each other. */
export const mostOffers = 6;

/** What offers the visitor enters cost over their terms, fees included. Arithmetic, no recommendation. */
export function compareOffers(input: RateComparisonInput): Outcome<RateComparisonResult, RateComparisonField> {
  return outcome(checkInput(input), () => {
    const terms = new Set(input.offers.map(({ termYears }) => termYears));
    const comparedBy = terms.size === 1 ? 'totalCost' : 'costPerYear';
    const costs = input.offers.map((offer) => costOf(offer, input));
    const values = costs.map((cost) => cost[comparedBy]);
    const least = Math.min(...values);
    return {
      offers: costs.map((cost) => ({ ...cost, aboveLowest: roundCents(cost[comparedBy] - least) })),
      comparedBy,
      lowest: values.indexOf(least),
    };
  });
}

function costOf(offer: Offer, { principal, amortizationYears, frequency }: RateComparisonInput): Omit<OfferCost, 'aboveLowest'> {
  const { payment, term, schedule } = mortgagePayment({ principal, amortizationYears, frequency, ...offer });
  const totalCost = roundCents(term.interest + offer.fees - offer.cashBack);
  const flow = {
    received: principal - offer.fees + offer.cashBack,
    payments: schedule.slice(0, term.payments).map((row) => row.payment),
    balance: term.balance,
  };
  return {
    payment,
    interest: term.interest,
    totalCost,
    costPerYear: roundCents(totalCost / offer.termYears),
    balance: term.balance,
    comparableRatePercent: comparableRate(flow, paymentsPerYear[frequency]),
  };
}

function checkInput({ principal, amortizationYears, offers }: RateComparisonInput): FieldError<RateComparisonField>[] {
  const shared = checkNumbers(
    { principal, amortizationYears },
    { principal: ranges.positiveAmount, amortizationYears: ranges.amortization },
  );
  if (shared.length > 0) return shared;
  if (offers.length === 0) return [{ field: 'offers', code: 'tooFew', limit: 1 }];
  if (offers.length > mostOffers) return [{ field: 'offers', code: 'tooMany', limit: mostOffers }];
  // Fees of half the loan would be no mortgage any more.
  const extra = { min: 0, max: principal / 2 };
  return offers.flatMap((offer, index) =>
    [...checkMortgage({ ...offer, principal, amortizationYears }), ...checkNumbers(offer, { fees: extra, cashBack: extra })].map(
      (error) => ({ ...error, field: `offers.${index}.${error.field}` }) as FieldError<RateComparisonField>,
    ),
  );
}
