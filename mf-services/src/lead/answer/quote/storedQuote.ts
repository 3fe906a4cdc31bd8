import type { Arguments, Locale } from '@marketplace/section-kit';
import { parseCents, parseNumber } from '@marketplace/section-kit/number';
import { isBlank, type DraftTerms, type LeadToQuote, type QuoteDraft } from './QuoteDraft';

type QuoteArgument = Arguments<'save_quote'>['quote'];

/** A typed number; `NaN` for what is none, `null` where nothing is typed. */
export function typedNumber(text: string, locale: Locale, decimals: number): number | null {
  const number = parseNumber(text, locale, decimals);
  if (!number.ok) return number.reason === 'empty' ? null : Number.NaN;
  return number.value;
}

/** The lines of a draft as they are sent; what is left blank is none. */
export const storedLines = ({ lines }: QuoteDraft, locale: Locale): NonNullable<QuoteArgument['lines']> =>
  lines
    .filter((line) => !isBlank(line))
    .map(({ kind, description, qty, unit, price, taxClass, optional }) => ({
      kind,
      description,
      qty: typedNumber(qty, locale, 3) ?? 1,
      unit: unit || null,
      unit_cents: parseCents(price, locale),
      tax_class: taxClass,
      optional,
    }));

/** The terms of a draft as they are sent, but for its days. */
export const storedTerms = (terms: DraftTerms, locale: Locale) => ({
  price_kind: terms.priceKind,
  deposit_cents: parseCents(terms.deposit, locale) ?? 0,
  deposit_terms: terms.depositTerms || null,
  duration_days: typedNumber(terms.days, locale, 0),
  warranty: terms.warranty || null,
  inclusions: terms.inclusions || null,
  exclusions: terms.exclusions || null,
  note: terms.note || null,
  permit_by: terms.permit || null,
});

/** A draft as it is sent: always the same for the same draft, because the same content again is the same quote. */
export const storedQuote = (draft: QuoteDraft, lead: LeadToQuote, locale: Locale): QuoteArgument => ({
  ...storedTerms(draft.terms, locale),
  id: draft.id,
  request_id: lead.id,
  province: lead.project.province ?? draft.province,
  lines: storedLines(draft, locale),
  registered: draft.registered,
  tax_choices: draft.choices
    .filter(({ taxClass }) => draft.lines.some((line) => !isBlank(line) && line.taxClass === taxClass))
    .map(({ taxClass, kind, charged }) => ({ tax_class: taxClass, kind, charged })),
  valid_until: draft.terms.validUntil || null,
  start_on: draft.terms.startOn || null,
});
