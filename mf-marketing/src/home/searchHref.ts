import { parsePostalArea } from '@marketplace/section-kit';

/**
 * Address of a list that takes what the visitor typed along. The directory takes a postal code as the place to look around.
 *
 * @param path list that understands `?search=`
 * @param text as typed; without a word in it the list opens unfiltered
 * @param where place to look around, as typed; a postal code in the text says it as well
 */
export function searchHref(path: '/services' | '/materials', text: string, where = ''): string {
  const wanted = text.trim();
  const code = parsePostalArea(wanted)?.code;
  const href = wanted && !code ? `${path}?search=${encodeURIComponent(wanted)}` : path;
  return path === '/services' ? withPlace(href, code ?? where) : href;
}

/** An address of the directory with a place to look around, unless it has one; any other address as it is. */
export function withPlace(href: string, where: string): string {
  const place = where.trim();
  if (!place || !/^\/services(\?|$)/.test(href) || /[?&]near=/.test(href)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}near=${encodeURIComponent(parsePostalArea(place)?.code ?? place)}`;
}
