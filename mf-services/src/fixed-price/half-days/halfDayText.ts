import type { Locale } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import type { HalfDay } from './readHalfDays';

/** A day such as "2026-11-23" as people read it: "Monday, November 23", "lundi 23 novembre". */
export function dayText(day: string, locale: Locale): string {
  return formatDate(`${day}T12:00:00Z`, locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** A time of the clock such as "08:00" as people read it: "8:00 a.m.", "8 h 00". */
export function clockText(time: string, locale: Locale): string {
  return formatDate(`2000-01-01T${time}:00Z`, locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

/** Until when something is held, on the clock of the place: "November 23, 2026 at 3:30 p.m.", "23 novembre 2026 à 15 h 30". */
export function heldText(time: string, timeZone: string, locale: Locale): string {
  return formatDate(time, locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** "8:00 a.m. – 12:00 p.m." */
export function hoursText({ opens, closes }: Pick<HalfDay, 'opens' | 'closes'>, locale: Locale): string {
  return `${clockText(opens, locale)} – ${clockText(closes, locale)}`;
}
