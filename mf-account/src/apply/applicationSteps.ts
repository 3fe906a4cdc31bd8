import type { Application } from './useApplications';

/** The way of an application that is accepted, by the states the database knows. */
export const steps = ['submitted', 'in_review', 'onboarding', 'live'] as const;

/** How many steps are behind an application; the next one is the one it is in. */
export function stepsDone({ status, page }: Pick<Application, 'status' | 'page'>): number {
  if (status !== 'live' && status !== 'onboarding') return 1;
  if (page?.status === 'submitted' || page?.status === 'in_review') return 3;
  // A company that came back is on the same way again.
  const isOnItsWay = status === 'onboarding' || (page !== null && ['draft', 'changes_requested', 'rejected'].includes(page.status));
  return isOnItsWay ? 2 : steps.length;
}
