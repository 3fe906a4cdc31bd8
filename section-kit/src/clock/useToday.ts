import { useEffect, useState } from 'react';
import { dayOf } from './dayOf.ts';

/**
 * Today, such as "2026-11-20"; `null` while a page is rendered for the first time, also on a server, which has no clock.
 *
 * @param timeZone such as "America/Toronto"; where the visitor is unless said
 */
export function useToday(timeZone?: string): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(dayOf(new Date(), timeZone)), [timeZone]);
  return today;
}
