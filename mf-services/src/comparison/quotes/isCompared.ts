import type { Quote } from '../../tracking/ProjectView';

const compared = new Set<Quote['status']>(['sent', 'accepted', 'expired']);

/** Whether a quote stands in the comparison. What was declined is over. */
export const isCompared = (quote: Quote | null): quote is Quote => quote !== null && compared.has(quote.status);
