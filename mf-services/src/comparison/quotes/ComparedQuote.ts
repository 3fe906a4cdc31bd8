import { lineKinds, type LineKind, type ProjectView, type Quote, type RequestView } from '../../tracking/ProjectView';

/** A request with the quote that its company made. */
export type ComparedQuote = Omit<RequestView, 'quote'> & { quote: Quote };

const shown = new Set<Quote['status']>(['sent', 'accepted', 'expired']);
const cents = ({ quote }: ComparedQuote) => quote.total_cents;

/** The quotes to compare, the lowest total first and expired ones last. */
export function comparedQuotesOf({ requests }: ProjectView): ComparedQuote[] {
  return requests
    .flatMap((request) => (request.quote && shown.has(request.quote.status) ? [{ ...request, quote: request.quote }] : []))
    .sort((a, b) => Number(isExpired(a)) - Number(isExpired(b)) || cents(a) - cents(b));
}

export const isExpired = ({ quote }: ComparedQuote): boolean => quote.status === 'expired';

/** Every kind of work or material that any of the quotes lists. */
export function kindsOf(offers: readonly ComparedQuote[]): LineKind[] {
  return lineKinds.filter((kind) => offers.some(({ quote }) => quote.lines.some((line) => line.kind === kind)));
}

/** What others list and this one does not. */
export function missingKinds(offer: ComparedQuote, offers: readonly ComparedQuote[]): LineKind[] {
  const own = kindsOf([offer]);
  return kindsOf(offers).filter((kind) => !own.includes(kind));
}

/** Whether it has the lowest total of at least two quotes that can still be accepted, not all of them the same. */
export function isLowest(offer: ComparedQuote, offers: readonly ComparedQuote[]): boolean {
  const open = offers.filter((other) => !isExpired(other));
  const totals = open.map(cents);
  return open.includes(offer) && cents(offer) === Math.min(...totals) && cents(offer) < Math.max(...totals);
}
