/** Of a document; who reads on for long has fetched them by following links. */
const MAX_PREFETCHED = 24;
/** Of them, because a link is in view: what is pointed at has room left. */
export const MAX_FOR_VIEW = 16;

/**
 * Has the browser fetch a script when it has nothing else to do, and keep it until it is asked for. It does not run, and its hash
 * is compared when it does.
 *
 * @param address on this site; asked for once, also when the page has preloaded it
 * @param most how many a document may have fetched ahead with it
 */
export function prefetchScript(address: string, most = MAX_PREFETCHED): void {
  const known = [...document.head.querySelectorAll('link')].filter(({ rel }) => rel === 'prefetch' || rel === 'preload');
  if (known.some(({ href }) => href === address)) return;
  if (known.filter(({ rel }) => rel === 'prefetch').length >= most) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
