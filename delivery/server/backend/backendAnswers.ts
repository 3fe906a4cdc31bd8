import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

const patience = 2_000;
/** Many pages at once that could not be rendered are one question. */
const KEEP_MS = 1_000;

/** Whether the API answers a small read within two seconds. */
export async function backendAnswers(backend: Backend): Promise<boolean> {
  return (await asked(backend)) === 'yes';
}

async function asked(backend: Backend): Promise<'yes' | 'no' | 'not yet'> {
  const origin = backend.origin();
  if (!origin) return 'no';
  try {
    const response = await fetch(`${origin}/rest/v1/categories?select=id&limit=1`, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.ok ? 'yes' : 'no';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'not yet' : 'no';
  }
}

/** Makes the same question for pages: a yes counts for a second. A backend with much to do is slow, and not away. */
export function backendAnswersNow(backend: Backend, now: () => number = Date.now): () => Promise<boolean> {
  const once = rememberAnswers<true>(now, 1, KEEP_MS);
  return async () => (await once('backend', async () => ((await asked(backend)) === 'no' ? null : true))) ?? false;
}
