import type { Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import type { InvoiceTotal, Province } from '@marketplace/section-kit/tax';
import type { Quote } from '../../../tracking/ProjectView';
import type { PricedLine } from './draftPrices';
import type { LeadToQuote, QuoteDraft } from './QuoteDraft';
import { storedTerms, typedNumber } from './storedQuote';

/** A draft as the homeowner would read it, had it been sent at this moment. */
export function previewQuote(
  draft: QuoteDraft,
  lead: LeadToQuote,
  province: Province,
  prices: InvoiceTotal & { lines: readonly PricedLine[] },
  locale: Locale,
): Quote {
  const { validUntil, startOn } = draft.terms;
  return {
    ...storedTerms(draft.terms, locale),
    id: draft.id,
    version: (lead.quotes[0]?.version ?? 0) + 1,
    status: 'sent',
    accepted: null,
    province,
    lines: prices.lines.map(({ line, cents, taxes }) => ({
      kind: line.kind,
      description: line.description,
      qty: typedNumber(line.qty, locale, 3) ?? 1,
      unit: line.unit || null,
      unit_cents: parseCents(line.price, locale) ?? 0,
      cents,
      tax_class: line.taxClass,
      taxes,
      optional: line.optional,
    })),
    registered: draft.registered,
    tax_choices: [],
    unsettled_taxes: [],
    subtotal_cents: prices.subtotalCents,
    tax: prices.tax,
    total_cents: prices.totalCents,
    valid_until: validUntil || null,
    start_on: startOn || null,
    sent_at: new Date().toISOString(),
  };
}
