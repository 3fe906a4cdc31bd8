import { totalOf } from '@marketplace/section-kit/tax';
import { lineKinds, type LineKind, type ProjectView, type Quote, type RequestView } from '../../tracking/ProjectView';
import { isCompared } from './isCompared';

/** A line that is in the totals, or one that is offered besides. */
export type ComparedLine = Quote['lines'][number] & {
  /** Names it among the lines of all quotes. */
  id: string;
  isIncluded: boolean;
};

/** A request with the quote that its company made, its totals with the optional lines that were chosen. */
export type ComparedQuote = Omit<RequestView, 'quote'> & { quote: QuoteWithOptions };

export type QuoteWithOptions = Omit<Quote, 'lines'> & { lines: ComparedLine[] };

/** What the facts of a quote are told from. */
export interface Offer {
  id: string;
  provider: { name: string };
  quote: QuoteWithOptions;
  /** Of which part of a list it is. */
  lot?: number | null;
  /** The version before it, where that is known without asking. */
  previous?: Pick<Quote, 'lines'> | undefined;
}

const cents = ({ quote }: { quote: Pick<Quote, 'total_cents'> }) => quote.total_cents;

/**
 * The quotes to compare, expired ones last. The lowest total comes first without what is optional, so that no column moves
 * while somebody chooses.
 *
 * @param chosen ids of optional lines
 */
export function comparedQuotesOf({ requests }: ProjectView, chosen: ReadonlySet<string>): ComparedQuote[] {
  return requests
    .flatMap((request) => (isCompared(request.quote) ? [{ ...request, quote: request.quote }] : []))
    .sort((a, b) => Number(isExpired(a)) - Number(isExpired(b)) || cents(a) - cents(b))
    .map((request) => ({ ...request, quote: withOptions(request.id, request.quote, chosen) }));
}

/**
 * A quote with the totals that it has once optional lines are chosen.
 *
 * @param requestId names the lines among those of other requests
 * @param chosen ids of optional lines
 */
export function withOptions(requestId: string, quote: Quote, chosen: ReadonlySet<string>): QuoteWithOptions {
  const names = quote.lines.map(({ kind, description }) => `${requestId} ${kind} ${description}`);
  const lines = quote.lines.map((line, index): ComparedLine => {
    // By what it says: a choice outlives a newer quote that offers the same.
    const id = `${names[index]!} ${names.slice(0, index).filter((name) => name === names[index]).length}`;
    const isChosen = quote.accepted ? quote.accepted.options.includes(index + 1) : chosen.has(id);
    return { ...line, id, isIncluded: !line.optional || isChosen };
  });
  // What nobody chose anything of stays as the company sent it.
  if (!lines.some((line) => line.optional && line.isIncluded)) return { ...quote, lines };
  const { subtotalCents, tax, totalCents } = totalOf(
    lines.filter(({ isIncluded }) => isIncluded),
    quote.tax,
  );
  return { ...quote, lines, subtotal_cents: subtotalCents, tax, total_cents: totalCents };
}

export const isExpired = ({ quote }: { quote: Pick<Quote, 'status'> }): boolean => quote.status === 'expired';

/** Positions of the optional lines that are in the totals, as the database counts lines. */
export const optionsOf = ({ quote }: Pick<Offer, 'quote'>): number[] =>
  quote.lines.flatMap(({ optional, isIncluded }, index) => (optional && isIncluded ? [index + 1] : []));

/** Whether any of the quotes offers something besides. */
export const hasOptions = (offers: readonly Offer[]): boolean => offers.some(({ quote }) => quote.lines.some(({ optional }) => optional));

/** Every kind of work or material that any of the quotes lists. */
export function kindsOf(offers: readonly Offer[]): LineKind[] {
  return lineKinds.filter((kind) => offers.some(({ quote }) => quote.lines.some((line) => line.kind === kind)));
}

/** The quotes for the same: all, but of a list those for the same lines. */
const alike = (offer: Offer, offers: readonly Offer[]) => offers.filter(({ lot }) => (lot ?? null) === (offer.lot ?? null));

/** Whether any two of the quotes are for the same. */
export const hasRivals = (offers: readonly Offer[]): boolean => offers.some((offer) => alike(offer, offers).length > 1);

/** Whether others for the same list work or material of this kind. */
export const isOffered = (kind: LineKind, offer: Offer, offers: readonly Offer[]): boolean =>
  alike(offer, offers).some(({ quote }) => quote.lines.some((line) => line.kind === kind));

/** What others for the same have in their totals and this one does not. */
export function missingKinds(offer: Offer, offers: readonly Offer[]): LineKind[] {
  const has = ({ quote }: Offer, kind: LineKind) => quote.lines.some((line) => line.kind === kind && line.isIncluded);
  return lineKinds.filter((kind) => !has(offer, kind) && alike(offer, offers).some((other) => has(other, kind)));
}

/** Whether it has the lowest total of at least two quotes for the same that can still be accepted, not all of them the same. */
export function isLowest(offer: Offer, offers: readonly Offer[]): boolean {
  const open = alike(offer, offers).filter((other) => !isExpired(other));
  const totals = open.map(cents);
  return open.includes(offer) && cents(offer) === Math.min(...totals) && cents(offer) < Math.max(...totals);
}
