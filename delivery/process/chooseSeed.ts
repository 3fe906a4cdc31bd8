import type { Environment } from '@marketplace/section-kit/manifest';

/**
 * What a new database of an environment begins with, for the embedded backend's `SEED`: nothing invented in production, whether
 * or not somebody remembered to say so.
 *
 * @param seed the value that was set, if any
 * @throws Error in one sentence for samples in production
 */
export function chooseSeed(seed: string | null, environment: Environment): string {
  if (environment !== 'production') return seed ?? '';
  if (seed !== 'samples') return seed ?? 'reference';
  throw new Error(
    'SEED is "samples", which fills a new database with invented companies and offers; leave SEED out in production, or try the samples with npm start.',
  );
}
