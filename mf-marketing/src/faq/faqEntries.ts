/** The questions in the order of the page, by group. */
export const faqGroups = {
  homeowners: [
    'cost',
    'without-account',
    'private-link',
    'who-sees-contact',
    'how-fast',
    'how-many',
    'no-answer',
    'choose',
    'reviews-from',
    'dispute',
  ],
  professionals: ['list', 'free-plan', 'plan-difference', 'tiers-change', 'lead-fee', 'verification', 'reply-review', 'remove-review'],
  materials: ['buy-here', 'list-use', 'tax', 'clearance', 'deals-refresh', 'wrong-price'],
  account: ['need-account', 'password', 'language', 'data-copy', 'trackers', 'unsubscribe'],
  payments: ['pay-here', 'points', 'referral', 'promo-code'],
} as const;

export type FaqGroup = keyof typeof faqGroups;
export type FaqId = (typeof faqGroups)[FaqGroup][number];

export interface FaqText {
  question: string;
  answer: string;
  /** Pages where the reader can act on the answer. */
  links?: readonly { path: string; label: string }[];
}

export const faqGroupNames = Object.keys(faqGroups) as FaqGroup[];
