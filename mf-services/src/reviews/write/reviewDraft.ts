import { newId } from 'section-kit';

const PREFIX = 'services.review.v1:';

export const noReview = { rating: '', body: '', on_time: '', on_budget: '', tidy: '', city: '' };
export type ReviewValues = typeof noReview;

/** What somebody typed about a job, and the id it will have: a second try sends the same review. */
export interface ReviewDraft {
  id: string;
  values: ReviewValues;
}

/** The draft of a job's review, begun now when there is none. Where storage is blocked it lasts as long as the form. */
export function openReviewDraft(requestId: string): ReviewDraft {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + requestId) ?? 'null') as Partial<ReviewDraft> | null;
    if (typeof draft?.id === 'string') return { id: draft.id, values: { ...noReview, ...onlyTexts(draft.values) } };
  } catch {
    // Unreadable: begin anew.
  }
  return { id: newId(), values: noReview };
}

export function keepReviewDraft(requestId: string, draft: ReviewDraft): void {
  try {
    localStorage.setItem(PREFIX + requestId, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function forgetReviewDraft(requestId: string): void {
  try {
    localStorage.removeItem(PREFIX + requestId);
  } catch {
    return;
  }
}

function onlyTexts(values: unknown): Partial<ReviewValues> {
  const given = Object.entries(values ?? {}).filter(([name, value]) => name in noReview && typeof value === 'string');
  return Object.fromEntries(given) as Partial<ReviewValues>;
}
