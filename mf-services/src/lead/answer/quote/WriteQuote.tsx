import { useLocale } from '@marketplace/section-kit';
import { useState } from 'react';
import { draftPrices, type TaxTables } from './draftPrices';
import { draftProblems } from './draftProblems';
import { EditQuote } from './EditQuote';
import { useFieldErrors } from './FieldErrors';
import { previewQuote } from './previewQuote';
import type { LeadToQuote, QuoteDraft, SavedQuote } from './QuoteDraft';
import { ReviewQuote } from './ReviewQuote';
import type { QuoteStart } from './quoteStart';
import type { QuoteChanges } from './useQuoteDraft';

interface WriteQuoteProps {
  lead: LeadToQuote;
  draft: QuoteDraft;
  changes: QuoteChanges;
  tables: TaxTables;
  /** What quotes of the company begin with, once it is known. */
  start: QuoteStart | undefined;
  onSent: (quote: SavedQuote) => void;
}

const nothing = { lines: [], subtotalCents: 0, tax: [], totalCents: 0 };

/** The two steps of a quote: its fields beside what comes of them, and what the homeowner will see. */
export function WriteQuote({ lead, draft, changes, tables, start, onSent }: WriteQuoteProps) {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [isReviewed, setIsReviewed] = useState(false);
  const province = lead.project.province ?? draft.province;
  const problems = draftProblems(draft, province, tables, locale);
  const errors = useFieldErrors(problems, attempt);
  const prices = province ? draftPrices(draft, province, tables, locale) : nothing;
  const review = () => {
    if (problems.size === 0) setIsReviewed(true);
    else setAttempt(attempt + 1);
  };
  const preview = province ? previewQuote(draft, lead, province, prices, locale) : null;
  if (isReviewed && preview) {
    return <ReviewQuote {...{ lead, draft, preview }} onEdit={() => setIsReviewed(false)} onStale={changes.renew} onSent={onSent} />;
  }
  return <EditQuote {...{ lead, draft, changes, start, province, tables, preview, errors }} total={prices} onReview={review} />;
}
