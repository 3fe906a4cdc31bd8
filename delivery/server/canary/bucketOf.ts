import { createHmac } from 'node:crypto';
import type { Canary } from '@marketplace/section-kit/manifest';

/** Buckets of all visitors: one is a hundredth of a percent. */
const BUCKETS = 10_000;

/**
 * Where a visitor stands in a canary.
 *
 * @param visitor number that the visitor's browser keeps
 * @param salt of the canary: another one mixes the visitors anew, so that it is not always the same who try
 * @returns 0 to 9999
 */
export function bucketOf(visitor: number, salt: string): number {
  return createHmac('sha256', salt).update(String(visitor)).digest().readUIntBE(0, 6) % BUCKETS;
}

/** Whether a visitor is in. Who is in at one percentage is in at every larger one. */
export function isIn(visitor: number, { percent, salt }: Pick<Canary, 'percent' | 'salt'>): boolean {
  return bucketOf(visitor, salt) < Math.round(percent * 100);
}
