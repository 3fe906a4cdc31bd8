import type { Locale } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';

const parts: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
  10: { dateStyle: 'long' },
};

/**
 * A calendar day in words, wherever the reader lives.
 *
 * @param date `2026-11-20`, or `2026-11` or `2026` for what is known less well
 * @returns "November 20, 2026", "1er novembre 2026", "novembre 2026"
 */
export function formatDay(date: string, locale: Locale): string {
  return formatDate(date, locale, { ...parts[date.length], timeZone: 'UTC' });
}
