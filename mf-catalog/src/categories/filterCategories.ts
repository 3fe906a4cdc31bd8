import type { Category } from 'section-kit';

/**
 * The specification's filter: a case-insensitive part of title or description. Where people read another language, the
 * title they read counts as well as the English one, which stands in addresses.
 */
export function filterCategories(categories: readonly Category[], text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  return categories.filter(({ title, label, description }) =>
    [title, label, description].some((field) => field.toLowerCase().includes(wanted)),
  );
}
