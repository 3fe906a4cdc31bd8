import type { RouteManifest } from '@marketplace/section-kit/manifest';
import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

type Source = NonNullable<RouteManifest['exists']>;
/** Tells whether `table` has a row whose `column` is `value`. */
export type ExistsQuestion = (source: Source, value: string) => Promise<boolean>;

const patience = 2_000;
/** Longer than any id; asking would only serve whoever made it up. */
const longestId = 200;

/**
 * Makes the question behind `exists` of a route: asks the API with the public key and remembers the answer for a minute.
 *
 * When the API gives no clear answer within two seconds the row counts as existing: a page must not vanish from search
 * engines because the database was slow, and the page itself says what went wrong.
 */
export function existsInDatabase(backend: Backend, now: () => number = Date.now): ExistsQuestion {
  const once = rememberAnswers<boolean>(now);
  return async (source, value) => {
    if (value.length > longestId) return false;
    return (await once(`${source.table}/${source.column}/${value}`, () => ask(backend, source, value))) ?? true;
  };
}

async function ask(backend: Backend, { table, column }: Source, value: string): Promise<boolean | null> {
  const origin = backend.origin();
  if (!origin) return null;
  const url = `${origin}/rest/v1/${table}?select=${column}&${column}=eq.${encodeURIComponent(value)}&limit=1`;
  try {
    const response = await fetch(url, { headers: { apikey: backend.anonKey }, signal: AbortSignal.timeout(patience) });
    const body = (await response.json()) as unknown;
    if (response.ok) return Array.isArray(body) ? body.length > 0 : null;
    // PostgreSQL's codes for "this text is no uuid", "this number is too large for the column" and "no text has this byte".
    return ['22P02', '22003', '22021'].includes((body as { code?: string }).code ?? '') ? false : null;
  } catch {
    return null;
  }
}
