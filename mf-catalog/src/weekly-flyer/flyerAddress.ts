const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that an address names, as `2026-11-16`; `null` for none and for what is no day. */
export function parseWeek(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** The address of a week's flyer below the site root; the running week needs none. */
export const flyerHref = (week: string | null): string => (week === null ? '/weekly-flyer' : `/weekly-flyer?week=${week}`);

/** The id of a category's place on the page. */
export const anchorOf = (category: string): string => `flyer-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/**
 * The full address of the flyer of a week, for somebody else: it names the week, so that it leads to the same flyer next
 * week.
 *
 * @param week its Monday, as `2026-11-16`
 */
export function flyerLink(week: string): string {
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.set('week', week);
  return url.href;
}
