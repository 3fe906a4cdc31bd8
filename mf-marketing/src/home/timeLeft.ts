const MINUTE_MS = 60_000;

/** "in 2 days", "in 5 hours": as long as it is from now to the end, in the largest unit of which there are two, rounded down. */
export function timeLeft(end: Date, now: Date, locale: 'en' | 'fr'): string {
  const format = new Intl.RelativeTimeFormat(`${locale}-CA`);
  const minutes = Math.max(1, Math.floor((end.getTime() - now.getTime()) / MINUTE_MS));
  if (minutes >= 2 * 24 * 60) return format.format(Math.floor(minutes / 60 / 24), 'day');
  return minutes >= 2 * 60 ? format.format(Math.floor(minutes / 60), 'hour') : format.format(minutes, 'minute');
}
