import { randomUUID } from 'node:crypto';
import type { Bucket } from './Bucket.ts';

/**
 * Asks whether a bucket really keeps what has a key: one that ignores the condition would let two promotions overwrite each other.
 *
 * @throws Error in one sentence when it does not
 */
export async function requireConditions(bucket: Bucket): Promise<void> {
  const key = 'condition.txt';
  const ask = (): Promise<boolean> => bucket.add(key, Buffer.from(randomUUID()));
  await ask();
  if (!(await ask())) return;
  throw new Error(
    `The bucket ${bucket.name} replaces what is stored already, although it was asked not to (If-None-Match), so that two promotions could overwrite each other; nothing was written. Use a store with conditional writes.`,
  );
}
