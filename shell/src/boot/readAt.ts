/** @returns when the server read what a rendered page shows, in milliseconds; now where the browser does not pass it on */
export function readAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Number(page?.serverTiming?.find(({ name }) => name === 'read')?.description) || Date.now();
}
