import type { Province } from '@marketplace/section-kit/tax';
import { checkNumbers } from '../core/checkNumbers';
import { checkDay, holdsOn } from '../core/dated';
import { remainingShare } from '../core/fade';
import { percentOf, roundCents, sumDollars } from '../core/money';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import {
  federalFirstTime,
  federalNewHousing,
  newHomeTax,
  ontarioAffordabilityPayment,
  provincialRebates,
  type RebateId,
  type RebateRule,
} from './rebateRules';

export interface NewHomeRebatesInput {
  /** Dollars before tax. */
  price: number;
  province: Province;
  firstTime: boolean;
  /** The buyer moves in as the first occupant; without it none of these rebates is due. */
  primaryResidence: boolean;
  /** Built by or for the owner instead of bought from a builder. */
  ownerBuilt: boolean;
  /** Day of the agreement with the builder; of the start of construction when the owner builds. `2026-11-20` */
  on: string;
}

export interface RebateLine {
  id: RebateId;
  /** Dollars. */
  amount: number;
  /** The published text gives only the ends of the line at this price. */
  uncertain: boolean;
}

export interface NewHomeRebatesResult {
  federalTax: number;
  provincialTax: number;
  /** Set when `provincialTax` is right only if the home is handed over on this day or later. */
  handedOverFrom?: string;
  /** Rebates above zero: the federal ones, the provincial one, Ontario's payment. */
  lines: readonly RebateLine[];
  /** Rebates that may be due under an older rule, which is not known here: they are in none of the sums. */
  unknown: readonly RebateId[];
  federalRebate: number;
  provincialRebate: number;
  affordabilityPayment: number;
  /** All of them. */
  total: number;
  /** Tax less rebates. */
  netTax: number;
}

export type NewHomeRebatesField = 'price' | 'on';

/**
 * GST/HST (in Quebec also QST) on a newly built home and what comes back. An estimate, rounded to the cent per line;
 * the agency's own worksheet decides. For first-time buyers the federal total is shown as the ordinary rebate and a
 * top-up.
 */
export function calculateNewHomeRebates(input: NewHomeRebatesInput): Outcome<NewHomeRebatesResult, NewHomeRebatesField> {
  const ownTax = newHomeTax.provincial[input.province];
  const tables = ownTax && !ownTax.byHandover ? [[federalNewHousing], [ownTax]] : [[federalNewHousing]];
  const errors = [...checkNumbers(input, { price: ranges.positiveAmount }), ...checkDay('on', input.on, ...tables)];
  return outcome(errors, () => {
    const { price } = input;
    const ordinary = lineOf(federalNewHousing, input);
    const firstTime = lineOf(federalFirstTime, input);
    const topUp = { ...firstTime, amount: roundCents(Math.max(0, firstTime.amount - ordinary.amount)) };
    const federalRebate = roundCents(ordinary.amount + topUp.amount);
    const provincial = provincialRebates
      .map((rule) => lineOf(rule, input))
      .reduce((best, line) => (line.amount > best.amount ? line : best));
    const whole = lineOf(ontarioAffordabilityPayment, input);
    const payment = { ...whole, amount: roundCents(Math.max(0, whole.amount - federalRebate)) };

    const federalTax = percentOf(price, newHomeTax.federal);
    const provincialTax = percentOf(price, ownTax?.percent ?? 0);
    const lines = [ordinary, topUp, provincial, payment].filter(({ amount }) => amount > 0);
    const total = sumDollars(lines.map(({ amount }) => amount));
    return {
      federalTax,
      provincialTax,
      handedOverFrom: ownTax && input.on < ownTax.effectiveFrom ? ownTax.effectiveFrom : undefined,
      lines,
      unknown: provincialRebates.filter((rule) => isBeforeKnown(rule, input)).map(({ id }) => id),
      federalRebate,
      provincialRebate: provincial.amount,
      affordabilityPayment: payment.amount,
      total,
      netTax: roundCents(federalTax + provincialTax - total),
    };
  });
}

function lineOf(rule: RebateRule, input: NewHomeRebatesInput): RebateLine {
  const { id, percent, maximum, fades, uncertainAbove = Infinity } = rule;
  const whole = Math.min((input.price * percent) / 100, maximum);
  return {
    id,
    amount: isOpen(rule, input) ? roundCents(whole * remainingShare(fades, input.price)) : 0,
    uncertain: input.price > uncertainAbove,
  };
}

function isOpen(rule: RebateRule, input: NewHomeRebatesInput): boolean {
  return holdsOn(rule, input.on) && isFor(rule, input);
}

/** Whether a rebate that the buyer could have had another day was ruled by something older on this one. */
function isBeforeKnown(rule: RebateRule, input: NewHomeRebatesInput): boolean {
  return rule.hadForerunner === true && input.on < rule.effectiveFrom && isFor(rule, input);
}

function isFor(rule: RebateRule, input: NewHomeRebatesInput): boolean {
  if (!input.primaryResidence) return false;
  if (rule.province && rule.province !== input.province) return false;
  return (!rule.onlyFirstTime || input.firstTime) && (!rule.onlyFromBuilder || !input.ownerBuilt);
}
