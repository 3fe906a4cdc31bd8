import type { Category } from './useCategories';

/** Keyboards type the straight apostrophe or the printed one; texts may hold either. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/**
 * The specification's filter: a case-insensitive part of title or description. Where people read another language, the
 * title they read counts as well as the English one, which stands in addresses.
 */
export function filterCategories(categories: readonly Category[], text: string): Category[] {
  const wanted = plain(text.trim());
  return categories.filter(({ title, label, description }) => [title, label, description].some((field) => plain(field).includes(wanted)));
}
