import { brand } from '@marketplace/shared-ui/brand';
import type { Locale } from './locale.ts';

/**
 * What tabs, histories and search results call a page: `Title – qualifier – Brand`.
 *
 * @param title without it, the page is the site's first: the brand with its tagline
 * @param qualifier of the route, in the language of the page
 */
export function documentTitle(title: string | undefined, qualifier: string | undefined, locale: Locale): string {
  if (!title) return `${brand.name} – ${brand.tagline[locale]}`;
  return [title, ...(qualifier ? [qualifier] : []), brand.name].join(' – ');
}
