import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { AppEnv } from '../createApp.ts';
import type { Backend } from './Backend.ts';
import { visitorOf, type Trusts } from './visitorAddress.ts';

/**
 * Hands a request for the API to the backend's own process and streams its answer.
 *
 * @param trustsProxy whose word counts for where a visitor comes from
 */
export async function forwardToBackend(context: Context<AppEnv>, backend: Backend, trustsProxy: Trusts): Promise<Response> {
  const origin = backend.origin();
  if (!origin) return context.json({ message: 'The service is starting. Try again in a moment.' }, 503, { 'retry-after': '2' });
  const { pathname, search } = new URL(context.req.url);
  try {
    const headers = { ...context.req.header(), 'x-forwarded-for': visitorOf(context, trustsProxy) };
    return await proxy(`${origin}${pathname}${search}`, { raw: context.req.raw, headers, redirect: 'manual' });
  } catch {
    return context.json({ message: 'The service cannot be reached right now. Try again in a moment.' }, 502, { 'retry-after': '2' });
  }
}
