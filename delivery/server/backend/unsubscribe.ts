import type { Context } from 'hono';
import type { AppEnv } from '../createApp.ts';
import type { Backend } from './Backend.ts';

const patience = 10_000;

/**
 * Ends a newsletter when a mail program posts to the mail's unsubscribe link (RFC 8058): it has no public key and cannot run
 * the page that people see at the same address. An unknown link is a success too, so that nobody can try links out.
 */
export async function unsubscribe(context: Context<AppEnv>, backend: Backend): Promise<Response> {
  const headers = { apikey: backend.anonKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ token: context.req.param('token') });
  const done = await fetch(`${backend.origin()}/rest/v1/rpc/unsubscribe_newsletter`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(patience),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  return done
    ? context.text('You are unsubscribed.')
    : context.text('The subscription could not be ended right now. Try again in a moment.', 503, { 'retry-after': '60' });
}
