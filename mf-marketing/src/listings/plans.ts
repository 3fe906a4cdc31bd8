/** The plans as the database names them, cheapest first. */
export const planIds = ['starter', 'pro', 'elite'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * What a plan offers and what it does not, in the words of its card. Source: the product's business constants, "Listing
 * plans".
 */
export const planFeatures = {
  starter: [
    { key: 'listing', included: true },
    { key: 'logo', included: true },
    { key: 'contact', included: true },
    { key: 'limitedCategories', included: false },
    { key: 'analytics', included: false },
    { key: 'referral', included: false },
  ],
  pro: [
    { key: 'priority', included: true },
    { key: 'leads', included: true },
    { key: 'fiveCategories', included: true },
    { key: 'tracking', included: true },
    { key: 'cashback', included: false },
  ],
  elite: [
    { key: 'featured', included: true },
    { key: 'points', included: true },
    { key: 'unlimited', included: true },
    { key: 'advanced', included: true },
    { key: 'events', included: true },
  ],
} as const satisfies Record<PlanId, readonly { key: string; included: boolean }[]>;

/** Where the button of a plan leads. */
export const planLinks: Record<PlanId, string> = {
  starter: '/apply?kind=contractor&plan=starter',
  pro: '/apply?kind=contractor&plan=pro',
  elite: '/demo?topic=elite',
};
