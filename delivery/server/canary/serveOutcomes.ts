import type { Context } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import type { Counts, Outcomes } from './Outcomes.ts';

/** Where a server says how the visitors of its canary fare. */
export const outcomesPath = '/canary.json';

/** What a server knows of its canary. */
export interface ServerOutcomes {
  revision: number;
  /** `null` while no canary reaches anybody. */
  canary: { percent: number; versions: Record<string, string>; outcomes: { live: Counts; canary: Counts } } | null;
}

/** What a server says of the canary of what it runs. */
export function outcomesOf(live: Registry, outcomes: Outcomes): ServerOutcomes {
  const counted = outcomes.read(live);
  const { revision, canary } = live;
  if (!counted || !canary) return { revision, canary: null };
  const versions = Object.fromEntries(Object.entries(canary.sections).map(([name, { artifact }]) => [name, artifact.version]));
  return { revision, canary: { percent: canary.percent, versions, outcomes: counted } };
}

/** Answers who asks this very server. What came through a proxy came from outside, and that is nobody's business there. */
export function serveOutcomes(context: Context, live: Registry, outcomes: Outcomes): Response {
  if (context.req.header('x-forwarded-for') || context.req.header('forwarded')) return context.text('Not found', 404);
  return context.json(outcomesOf(live, outcomes), 200, { 'cache-control': 'no-store' });
}
