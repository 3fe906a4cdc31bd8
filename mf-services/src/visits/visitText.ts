import type { Locale } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';

const PARTS = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** A moment on the clock of a zone: "Monday, November 23 at 9:00 a.m.", "lundi 23 novembre à 9 h". */
export const startText = (start: string, timeZone: string, locale: Locale): string => formatDate(start, locale, { ...PARTS, timeZone });

/** The same for a time without a zone, such as "2026-11-23T09:00". */
export const localText = (local: string, locale: Locale): string => startText(`${local}Z`, 'UTC', locale);
