import type { Application } from './useApplications';

/** The way of an application that is accepted, by the states the database knows. */
export const steps = ['submitted', 'in_review', 'onboarding', 'live'] as const;

/** How many steps are behind an application; the next one is the one it is in. */
export function stepsDone({ status, page }: Pick<Application, 'status' | 'page'>): number {
  if (status === 'live') return steps.length;
  if (status !== 'onboarding') return 1;
  return page?.status === 'submitted' || page?.status === 'in_review' ? 3 : 2;
}
