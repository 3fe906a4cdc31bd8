import type { Measures } from './measuresOf.ts';

/** What a measure is called in tables. */
export const measureTitles: Readonly<Record<keyof Measures, string>> = {
  fcp: 'FCP',
  lcp: 'LCP',
  content: 'content',
  trips: 'trips',
  blocking: 'blocking',
  longestTask: 'longest task',
  shift: 'shift',
  requests: 'requests',
  bytes: 'KiB',
  scriptBytes: 'of script',
};
