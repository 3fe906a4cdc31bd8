import { dayOf, useToday } from '@marketplace/section-kit';
import type { Visit } from './Visit';

/** Whether a visit can still be called off: nothing was picked yet, or the day that was picked is not over. */
export function useIsAhead({ picked, time_zone }: Pick<Visit, 'picked' | 'time_zone'>): boolean {
  const today = useToday(time_zone);
  return picked === null || (today !== null && dayOf(new Date(picked), time_zone) >= today);
}
