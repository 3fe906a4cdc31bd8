import type { Context } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import { isIn } from './bucketOf.ts';
import { canaryRegistry } from './canaryRegistry.ts';
import { visitorNumber } from './visitorNumber.ts';

/** For whom a page is made. */
export interface Visit {
  /** `test`: this browser chose other versions for itself. */
  set: 'live' | 'canary' | 'test';
  /** What the page is made of. */
  registry: Registry;
  /** What everybody else sees. */
  live: Registry;
  /** Number of the browser while there is a canary, if it has one. */
  visitor: number | null;
  /** Whether it is to be given a number: a page that somebody opens while there is a canary. Programs that only read say no such thing. */
  isDrawn: boolean;
}

interface VisitSources {
  live: Registry;
  /** The registry with what this browser chose for itself; the live one where it chose nothing. */
  chosen: Registry;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/** Finds what a browser gets. Without a number it is what is live. */
export function visitOf(context: Context, { live, chosen, siteUrl }: VisitSources): Visit {
  const alone = { live, visitor: null, isDrawn: false };
  if (chosen !== live) return { ...alone, set: 'test', registry: chosen };
  const canary = canaryRegistry(live);
  if (!canary) return { ...alone, set: 'live', registry: live };
  const visitor = visitorNumber(context, siteUrl);
  const isDrawn = visitor === null && context.req.header('sec-fetch-dest') === 'document';
  const visits = visitor !== null && isIn(visitor, live.canary!);
  return { live, visitor, isDrawn, ...(visits ? { set: 'canary', registry: canary } : { set: 'live', registry: live }) };
}
