import { toCents } from '@marketplace/section-kit/money';
import { salesTax, type Province, type TaxLine, type TaxRate } from '@marketplace/section-kit/tax';
import { checkNumbers } from '../core/checkNumbers';
import { checkDay } from '../core/dated';
import { outcome, type Outcome } from '../core/outcome';
import { ranges } from '../core/ranges';
import { cashTotal } from './cashTotal';

export interface MaterialsTaxInput {
  /** Before tax, in dollars. */
  subtotal: number;
  /** Where the goods are delivered, or of the store they are picked up at. */
  province: Province;
  /** Day of the sale, `2026-11-20`. */
  on: string;
}

export interface MaterialsTaxResult {
  /** The federal tax first; whole cents. */
  taxes: readonly TaxLine[];
  /** Dollars, as is all that follows. */
  tax: number;
  total: number;
  /** The total when it is paid in cash. */
  cashTotal: number;
}

export type MaterialsTaxField = 'subtotal' | 'on';

/** The federal tax under either of its names, and the province's own. */
const parts: readonly (readonly TaxRate['kind'][])[] = [
  ['GST', 'HST'],
  ['PST', 'RST', 'QST'],
];

/**
 * Sales tax on building materials: each tax once on the subtotal of the invoice, rounded to the cent, half up.
 *
 * @param rates of the database, from `useTaxRates()`
 */
export function calculateMaterialsTax(input: MaterialsTaxInput, rates: readonly TaxRate[]): Outcome<MaterialsTaxResult, MaterialsTaxField> {
  const errors = [...checkNumbers(input, { subtotal: ranges.amount }), ...checkDay('on', input.on, ...tablesOf(rates, input.province))];
  return outcome(errors, () => {
    const cents = toCents(input.subtotal);
    const taxes = salesTax(cents, input.province, rates, input.on);
    const taxCents = taxes.reduce((sum, line) => sum + line.cents, 0);
    return {
      taxes,
      tax: taxCents / 100,
      total: (cents + taxCents) / 100,
      cashTotal: cashTotal(cents + taxCents) / 100,
    };
  });
}

/** The rates of each part, the oldest first: on a day before any of these firsts the sum would lack a tax that was due. */
function tablesOf(rates: readonly TaxRate[], province: Province): TaxRate[][] {
  return parts.map((kinds) =>
    rates
      .filter((rate) => rate.province === province && kinds.includes(rate.kind))
      .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom)),
  );
}
