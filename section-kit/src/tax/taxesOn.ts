import type { Province } from '../place/province';
import type { TaxLine, TaxRate } from './salesTax';

/** What a line is for the tax office: fixed to the home, left loose, neither, or free of tax. */
export type TaxClass = 'installed' | 'goods' | 'service' | 'exempt';

/** A row of the table `tax_rules`. */
export interface TaxRule {
  taxClass: Exclude<TaxClass, 'exempt'>;
  province: Province;
  kind: TaxRate['kind'];
  charged: 'yes' | 'no' | 'unknown';
  /** First day, such as "2017-04-01". */
  effectiveFrom: string;
  /** Last day; `null` while in force. */
  effectiveTo: string | null;
}

/** What the seller decided where the rules leave it open. */
export interface TaxChoice {
  taxClass: TaxClass;
  kind: TaxRate['kind'];
  charged: boolean;
}

export interface TaxSituation {
  province: Province;
  /** Day of the sale, such as "2026-11-20". */
  onDate: string;
  rates: readonly TaxRate[];
  rules: readonly TaxRule[];
  /** Whether the seller is registered for GST, HST and QST. */
  registered: boolean;
  choices: readonly TaxChoice[];
}

/**
 * The taxes on a line of a class, the federal one first. What is unknown and was not decided is left out. The same rule as
 * `private.taxes_on` in the database.
 */
export function taxesOn(taxClass: TaxClass, situation: TaxSituation): Pick<TaxLine, 'kind' | 'rate'>[] {
  const { province, onDate, rates, rules, registered, choices } = situation;
  const applies = (row: { province: Province; effectiveFrom: string; effectiveTo: string | null }) =>
    row.province === province && row.effectiveFrom <= onDate && (row.effectiveTo ?? onDate) >= onDate;
  const isCharged = (kind: TaxRate['kind']) =>
    choices.find((choice) => choice.taxClass === taxClass && choice.kind === kind)?.charged ??
    rules.find((rule) => applies(rule) && rule.taxClass === taxClass && rule.kind === kind)?.charged === 'yes';
  return rates
    .filter((rate) => applies(rate) && isCharged(rate.kind) && (registered || !needsRegistration(rate.kind)))
    .sort((a, b) => federalFirst.indexOf(a.kind) - federalFirst.indexOf(b.kind))
    .map(({ kind, rate }) => ({ kind, rate }));
}

const federalFirst: readonly TaxRate['kind'][] = ['GST', 'HST', 'PST', 'RST', 'QST'];

/** Whether a seller who is not registered may not charge it. PST and RST have registers of their own. */
export const needsRegistration = (kind: TaxRate['kind']): boolean => kind === 'GST' || kind === 'HST' || kind === 'QST';
