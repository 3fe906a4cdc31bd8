import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

/** A backend with much to do is slow, and not away: a page that is 503 for a moment may be dropped by a search engine. */
const PATIENCE_MS = 4_000;
/** Many at once who would like to know are one question. */
const KEEP_MS = 1_000;

/** Whether the API answers a small read in time. */
async function backendAnswers(backend: Backend): Promise<boolean> {
  try {
    const response = await fetch(`${backend.origin()}/rest/v1/categories?select=id&limit=1`, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // An answer that breaks off half-way is none.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Makes the question whether the backend answers: a yes counts for a second, unless it is known to be gone. */
export function backendAnswersNow(backend: Backend, now: () => number = Date.now): () => Promise<boolean> {
  const once = rememberAnswers<true>(now, 1, KEEP_MS);
  return async () => backend.origin() !== null && ((await once('backend', async () => (await backendAnswers(backend)) || null)) ?? false);
}
