import type { Context } from 'hono';
import { matchPath, splitLocale, type Registry } from '@marketplace/section-kit/manifest';
import type { AppEnv } from '../createApp.ts';
import type { Backend } from './Backend.ts';

const patience = 10_000;

/**
 * Answers a program that posts to the link of a mail, for instance to end a newsletter (RFC 8058): calls the database
 * function that the section of the page declares. What the function does not know is a success too, so that nobody can try
 * links out.
 *
 * @returns `null` when no section declares a post to this address
 */
export async function postToPage(context: Context<AppEnv>, { sections }: Registry, backend: Backend): Promise<Response | null> {
  const { path } = splitLocale(context.req.path);
  const found = Object.values(sections)
    .flatMap(({ manifest }) => manifest.server?.posts ?? [])
    .map(({ path: pattern, call }) => ({ call, params: matchPath(pattern, path) }))
    .find(({ params }) => params);
  if (!found) return null;
  const done = await fetch(`${backend.origin()}/rest/v1/rpc/${found.call}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(found.params),
    signal: AbortSignal.timeout(patience),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  return done
    ? context.text('Done.')
    : context.text('This could not be done right now. Try again in a moment.', 503, { 'retry-after': '60' });
}
