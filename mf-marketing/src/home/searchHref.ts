/** A Canadian postal code or its first half. Letters that Canada Post does not use are none. */
const postalCode = /^([abceghj-nprstvxy]\d[abceghj-nprstv-z])[\s-]*(\d[abceghj-nprstv-z]\d)?$/i;

/**
 * Address of a list that takes what the visitor typed along. The directory takes a postal code as the place to look around.
 *
 * @param path list that understands `?search=`
 * @param text as typed; without a word in it the list opens unfiltered
 */
export function searchHref(path: '/services' | '/materials', text: string): string {
  const wanted = text.trim();
  const [, area, rest] = postalCode.exec(wanted) ?? [];
  if (area)
    return path === '/services' ? `/services?near=${encodeURIComponent([area, rest].filter(Boolean).join(' ').toUpperCase())}` : path;
  return wanted ? `${path}?search=${encodeURIComponent(wanted)}` : path;
}
