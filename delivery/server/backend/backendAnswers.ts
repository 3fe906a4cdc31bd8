import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

const PATIENCE_MS = 2_000;
/** A backend with much to do is slow, and not away: a page that is 503 for a moment may be dropped by a search engine. */
const PATIENCE_OF_PAGES_MS = 4_000;
/** Many pages at once that could not be rendered are one question. */
const KEEP_MS = 1_000;

/** Whether the API answers a small read in time: two seconds unless said. */
export async function backendAnswers(backend: Backend, patienceMs = PATIENCE_MS): Promise<boolean> {
  const origin = backend.origin();
  if (!origin) return false;
  try {
    const response = await fetch(`${origin}/rest/v1/categories?select=id&limit=1`, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Makes the same question for pages: a yes counts for a second. */
export function backendAnswersNow(backend: Backend, now: () => number = Date.now): () => Promise<boolean> {
  const once = rememberAnswers<true>(now, 1, KEEP_MS);
  return async () => (await once('backend', async () => (await backendAnswers(backend, PATIENCE_OF_PAGES_MS)) || null)) ?? false;
}
