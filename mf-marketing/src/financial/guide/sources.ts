import type { Locale } from '@marketplace/section-kit';
import type { Source } from '../../../content/sources/collection';
import { list } from '../../../content/sources/list';

const entries = new Map(list.map(({ slug, words }) => [slug, words]));

/**
 * Where a figure comes from, in the reader's language.
 *
 * @param id an entry of content/sources, which the check of content holds against them
 */
export function sourceOf(id: string, locale: Locale): Source {
  return entries.get(id)![locale];
}
