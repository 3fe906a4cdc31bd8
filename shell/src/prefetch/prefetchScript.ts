/** Of a document; who reads on for long has fetched them by following links. */
const MAX_PREFETCHED = 24;

/**
 * Has the browser fetch a script when it has nothing else to do, and keep it until it is asked for. It does not run, and its hash
 * is compared when it does.
 *
 * @param address on this site; asked for once, also when the page has preloaded it
 */
export function prefetchScript(address: string): void {
  const known = [...document.head.querySelectorAll('link')].filter(({ rel }) => rel === 'prefetch' || rel === 'preload');
  if (known.some(({ href }) => href === address)) return;
  if (known.filter(({ rel }) => rel === 'prefetch').length >= MAX_PREFETCHED) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
