import type { Context } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import type { Choice } from '../overrides/OverriddenRegistries.ts';
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
  /** Origins on the machine of this browser by the section that each of them serves; only in a `test`. */
  devServers: Choice['devServers'];
  /** Number of the browser while there is a canary, if it has one. */
  visitor: number | null;
  /** Whether it is to be given a number: a page that somebody opens while there is a canary. Programs that only read say no such thing. */
  isDrawn: boolean;
}

interface VisitSources {
  live: Registry;
  /** What this browser chose for itself. */
  chosen: Choice;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/** Finds what a browser gets. Without a number it is what is live. */
export function visitOf(context: Context, { live, chosen, siteUrl }: VisitSources): Visit {
  const { registry, devServers } = chosen;
  const alone = { live, devServers, visitor: null, isDrawn: false };
  if (registry !== live) return { ...alone, set: 'test', registry };
  const canary = canaryRegistry(live);
  if (!canary) return { ...alone, set: 'live', registry: live };
  const visitor = visitorNumber(context, siteUrl);
  const isDrawn = visitor === null && context.req.header('sec-fetch-dest') === 'document';
  const visits = visitor !== null && isIn(visitor, live.canary!);
  return { live, devServers, visitor, isDrawn, ...(visits ? { set: 'canary', registry: canary } : { set: 'live', registry: live }) };
}
