import { percentOf, type TaxLine } from './salesTax';

/** A line of an invoice with the kinds of tax on it. */
export interface TaxedLine {
  cents: number;
  taxes: readonly TaxLine['kind'][];
}

export interface InvoiceTotal {
  subtotalCents: number;
  tax: TaxLine[];
  totalCents: number;
}

/**
 * Subtotal, taxes and total: each tax once on the lines that bear it, rounded half up to the cent. The same rule as
 * `private.total_quote` in the database.
 *
 * @param rates the taxes to list, each with its rate
 */
export function totalOf(lines: readonly TaxedLine[], rates: readonly Pick<TaxLine, 'kind' | 'rate'>[]): InvoiceTotal {
  const sum = (some: readonly { cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0);
  const subtotalCents = sum(lines);
  const tax = rates.map(({ kind, rate }) => ({
    kind,
    rate,
    cents: percentOf(sum(lines.filter(({ taxes }) => taxes.includes(kind))), rate),
  }));
  return { subtotalCents, tax, totalCents: subtotalCents + sum(tax) };
}
