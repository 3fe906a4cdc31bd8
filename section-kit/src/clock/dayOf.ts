/**
 * The day a moment falls on, such as "2026-11-20".
 *
 * @param timeZone such as "America/Toronto"; where the visitor is unless said
 */
export function dayOf(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}
