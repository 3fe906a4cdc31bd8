import { defineQuery, type Param } from '@marketplace/section-kit';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Any day of the week, as `2026-11-16`; `null` for none. */
const week: Param<string | null> = {
  fallback: null,
  read: ([text = '']) => {
    if (!DAY.test(text)) return undefined;
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
  },
  write: (day) => (day === null ? [] : [day]),
};

/** Whose flyer an address asks for. */
export const flyerQuery = defineQuery({ week });

/** The address of a week's flyer below the site root; the running week needs none. */
export const flyerHref = (week: string | null): string => `/weekly-flyer${flyerQuery.toSearch({ week })}`;

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
  url.search = flyerQuery.toSearch({ week });
  return url.href;
}
