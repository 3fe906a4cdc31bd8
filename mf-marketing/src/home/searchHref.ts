/**
 * Address of a list that takes what the visitor typed along.
 *
 * @param path list that understands `?search=`
 * @param text as typed; without a word in it the list opens unfiltered
 */
export function searchHref(path: '/services' | '/materials', text: string): string {
  const wanted = text.trim();
  return wanted ? `${path}?search=${encodeURIComponent(wanted)}` : path;
}
