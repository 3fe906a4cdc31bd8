import { parsePostalArea } from '@marketplace/section-kit';

/**
 * Address of a list that takes what the visitor typed along. The directory takes a postal code as the place to look around.
 *
 * @param path list that understands `?search=`
 * @param text as typed; without a word in it the list opens unfiltered
 */
export function searchHref(path: '/services' | '/materials', text: string): string {
  const wanted = text.trim();
  const place = parsePostalArea(wanted);
  if (place) return path === '/services' ? `/services?near=${encodeURIComponent(place.code)}` : path;
  return wanted ? `${path}?search=${encodeURIComponent(wanted)}` : path;
}
