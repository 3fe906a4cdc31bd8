import type { QueryKey } from '@marketplace/section-kit/host';
import { readTables } from './tables';

/** What was asked for, and what was read. */
export type Answer = readonly [QueryKey, unknown];

/** What the server rendered with, beside its HTML. */
export interface Seed {
  state: readonly Answer[];
  /** Fragments that stand in the page. */
  uses: string[];
  /** Parts with code of their own that stand in it. */
  parts: string[];
  /** Fragments that show their fallback. */
  leftOut: string[];
}

/**
 * @returns `null` for a page that begins in the browser
 * @throws SyntaxError when the page was cut off or damaged
 */
export function readSeed(document: Document): Seed | null {
  const seed = document.getElementById('seed');
  if (!seed) return null;
  const { parts = [], leftOut = [], ...begun } = JSON.parse(seed.textContent, readTables) as Pick<Seed, 'state' | 'uses'> & Partial<Seed>;
  return { ...begun, parts, leftOut };
}
