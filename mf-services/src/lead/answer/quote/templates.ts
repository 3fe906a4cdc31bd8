import type { Answer, Arguments, Locale } from '@marketplace/section-kit';
import { dayIn, isBlank, lineOf, newTerms, termsOf, type DraftTerms, type QuoteDraft } from './QuoteDraft';
import { storedLines, storedTerms } from './storedQuote';

export type QuoteTemplate = Answer<'quote_templates'>['templates'][number];

/**
 * The draft with the lines of a template behind what is typed already, and its terms where nobody decided otherwise.
 *
 * @param start what the company's quotes begin with, which is no decision either
 */
export function withTemplate(draft: QuoteDraft, { body }: QuoteTemplate, locale: Locale, start: DraftTerms): QuoteDraft {
  const isUndecided = (name: keyof DraftTerms) => [newTerms()[name], start[name]].includes(draft.terms[name]);
  const offered: Partial<DraftTerms> = {
    ...termsOf(body, locale),
    ...(body.valid_days && { validUntil: dayIn(body.valid_days) }),
  };
  const free = Object.entries(offered).filter(([name]) => isUndecided(name as keyof DraftTerms));
  return {
    ...draft,
    lines: [...draft.lines.filter((line) => !isBlank(line)), ...body.lines.map((line) => lineOf(line, locale))],
    terms: { ...draft.terms, ...Object.fromEntries(free) },
  };
}

type TemplateBody = Arguments<'save_quote_template'>['template']['body'];

/** What of a draft is worth keeping for another request: everything but its days, which become a number of days. */
export function templateOf(draft: QuoteDraft, locale: Locale): TemplateBody {
  const left = Math.round((Date.parse(draft.terms.validUntil) - Date.parse(dayIn(0))) / 86_400_000);
  return {
    ...storedTerms(draft.terms, locale),
    lines: storedLines(draft, locale),
    valid_days: left >= 1 && left <= 365 ? left : null,
  };
}
