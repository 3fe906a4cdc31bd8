/** How things stand with a guide's subject. */
export const guideStatuses = ['open', 'changed', 'paused', 'closed'] as const;
export type GuideStatus = (typeof guideStatuses)[number];
