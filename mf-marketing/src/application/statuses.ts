/** Where an application can stand, as the database knows it. */
export type Status = 'submitted' | 'in_review' | 'onboarding' | 'live' | 'declined';

/** The way of an application that is accepted. */
export const steps = ['submitted', 'in_review', 'onboarding', 'live'] as const satisfies readonly Status[];
