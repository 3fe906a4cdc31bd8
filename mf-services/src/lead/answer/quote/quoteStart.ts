import type { Answer } from '@marketplace/section-kit';
import { dayIn, newTerms, type DraftTerms, type LeadToQuote, type QuoteDraft } from './QuoteDraft';

export type QuoteStart = Answer<'quote_templates'>;

/** What a quote of the company says before anybody decides otherwise: what it set for all of them, else what is usual. */
export function startTerms({ terms }: Pick<QuoteStart, 'terms'>): DraftTerms {
  const usual = newTerms();
  return {
    ...usual,
    priceKind: terms.price_kind ?? usual.priceKind,
    permit: terms.permit_by ?? usual.permit,
    depositTerms: terms.deposit_terms ?? usual.depositTerms,
    warranty: terms.warranty ?? usual.warranty,
    validUntil: terms.valid_days ? dayIn(terms.valid_days) : usual.validUntil,
  };
}

/** A new quote with what the company set for all of them, where nothing is typed yet. One that goes on from another stays as it is. */
export function withStart(draft: QuoteDraft, start: QuoteStart, { project }: LeadToQuote): QuoteDraft {
  if (draft.isStarted !== false) return draft;
  const usual = newTerms();
  const offered = Object.entries(startTerms(start)).filter(
    ([name]) => draft.terms[name as keyof DraftTerms] === usual[name as keyof DraftTerms],
  );
  // What is left to the company in one province is not left to it in another.
  const choices = start.taxes.choices && start.taxes.province === project.province ? start.taxes.choices : [];
  return {
    ...draft,
    isStarted: true,
    choices:
      draft.choices.length > 0 ? draft.choices : choices.map(({ tax_class, kind, charged }) => ({ taxClass: tax_class, kind, charged })),
    terms: { ...draft.terms, ...Object.fromEntries(offered) },
  };
}
