import type { Composition, CompositionRest } from '@marketplace/section-kit/host';

/** A request that hangs would hold up the next one for the same file. */
const limit = 8_000;

/**
 * Fetches what the page left out of its composition.
 *
 * @throws Error when it does not come, or is not the file the page has promised
 */
export async function fetchRest({ path, integrity }: NonNullable<Composition['rest']>): Promise<CompositionRest> {
  const response = await fetch(path, { integrity, priority: 'low', signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as CompositionRest;
}
