import type { Province } from '../place/province';

/** A row of the table `tax_rates`. */
export interface TaxRate {
  province: Province;
  kind: 'GST' | 'HST' | 'PST' | 'RST' | 'QST';
  /** 0.13 is 13 percent; at most five decimals. */
  rate: number;
  /** First day, such as "2025-04-01". */
  effectiveFrom: string;
  /** Last day; `null` while in force. */
  effectiveTo: string | null;
  /** Where the rate was read, in the page's language. */
  source: string;
}

export interface TaxLine {
  kind: TaxRate['kind'];
  rate: number;
  cents: number;
}

/**
 * The taxes of an invoice, the federal one first: each is computed once on the taxable subtotal and rounded half up to the
 * cent; a provincial tax is never charged on top of the federal one. The same rule as `private.sales_tax` in the database
 * (Canada Revenue Agency: tax follows the place of delivery, per-invoice rounding).
 *
 * @param cents taxable subtotal in whole cents, not negative
 * @param onDate day of the sale, such as "2026-11-20"
 * @throws {RangeError} when `cents` is no whole number of cents or negative
 */
export function salesTax(cents: number, province: Province, rates: readonly TaxRate[], onDate: string): TaxLine[] {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount: give whole cents, not negative.`);
  return rates
    .filter((rate) => rate.province === province && rate.effectiveFrom <= onDate && (rate.effectiveTo ?? onDate) >= onDate)
    .sort((a, b) => Number(isFederal(b)) - Number(isFederal(a)))
    .map(({ kind, rate }) => ({ kind, rate, cents: percentOf(cents, rate) }));
}

const isFederal = ({ kind }: TaxRate) => kind === 'GST' || kind === 'HST';

/** Half up to the cent. In whole numbers, because 0.09975 has no exact binary form and a cent may hang on it. */
export function percentOf(cents: number, rate: number): number {
  const hundredThousandths = BigInt(Math.round(rate * 100_000));
  return Number((BigInt(cents) * hundredThousandths + 50_000n) / 100_000n);
}
