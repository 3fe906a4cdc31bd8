import type { createQueryClient } from '@marketplace/section-kit/host';
import { openQueries } from './openQueries';

type QueryClient = ReturnType<typeof createQueryClient>;

/**
 * Leaves out the fragments that ask for what nobody has answered: whose read failed, or takes too long. Who asks is found out as
 * `renderAround` finds out who throws: all are left out and taken in again, one by one.
 *
 * @param fragments that the page places
 * @param leftOut those that show their fallback, with the reason; the ones that ask are added
 * @param options.isLate whether nobody waits for what is still open
 * @param options.renderNow renders the page without those that are left out
 * @returns `false` when the page itself asks for it
 */
export function leaveOutWaiting(
  client: QueryClient,
  fragments: readonly string[],
  leftOut: Map<string, string>,
  { isLate, renderNow }: { isLate: boolean; renderNow: () => unknown },
): boolean {
  const cache = client.getQueryCache();
  const unanswered = new Map([
    ...(isLate ? openQueries(client, new Set()) : []).map(({ queryHash }) => [queryHash, 'What it reads took too long.'] as const),
    ...cache.findAll({ predicate: isFailed }).map(({ queryHash }) => [queryHash, 'What it reads could not be read.'] as const),
  ]);
  if (unanswered.size === 0) return true;
  const placed = fragments.filter((name) => !leftOut.has(name));
  const whatIsAsked = (): string | undefined => {
    const asked = queriesOf(client, renderNow);
    return [...unanswered].find(([hash]) => asked.has(hash))?.[1];
  };
  for (const name of placed) leftOut.set(name, '');
  const isOwn = whatIsAsked() !== undefined;
  for (const name of placed) {
    leftOut.delete(name);
    const reason = isOwn ? undefined : whatIsAsked();
    if (reason) leftOut.set(name, reason);
  }
  return !isOwn;
}

const isFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

/** Hashes of the queries that something asks for while it renders. */
function queriesOf(client: QueryClient, renderNow: () => unknown): ReadonlySet<string> {
  const cache = client.getQueryCache();
  const asked = new Set<string>();
  const build = cache.build.bind(cache);
  cache.build = ((...given: Parameters<typeof build>) => {
    const query = build(...given);
    asked.add(query.queryHash);
    return query;
  }) as typeof build;
  try {
    renderNow();
  } finally {
    cache.build = build;
  }
  return asked;
}
