import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { attemptLimit } from '@marketplace/node-kit/attemptLimit';
import type { AppEnv } from '../createApp.ts';
import { visitorOf, type Trusts } from '../backend/visitorAddress.ts';

interface ReportLimits {
  /** Of one message. */
  maxBytes: number;
  /** Messages of one visitor: a page in a loop must not fill the log. */
  perMinute: number;
  trustsProxy: Trusts;
}

/** Lets few and small reports of one visitor through: anybody may send them. */
export function limitReports({ maxBytes, perMinute, trustsProxy }: ReportLimits): MiddlewareHandler<AppEnv> {
  const messages = attemptLimit({ max: perMinute, windowMs: 60_000 });
  const small = bodyLimit({ maxSize: maxBytes, onError: (context) => context.body(null, 413, { connection: 'close' }) });
  return (context, next) =>
    small(context, async () => {
      const wait = messages.take(visitorOf(context, trustsProxy));
      if (wait) context.res = context.body(null, 429, { 'retry-after': String(wait) });
      else await next();
    });
}
