import type { Locale } from '@marketplace/section-kit';

/**
 * A time of day as people write it: "8:30 a.m.", « 8 h 30 », « 8 h ». The same wherever it runs, which `Intl` is not.
 *
 * @param time such as 08:30
 */
export function clockText(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (locale === 'fr') return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
