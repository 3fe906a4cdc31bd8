import { pageFactsSchema, type Locale, type PageFacts } from '@marketplace/section-kit/manifest';
import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

/** Asks a database function what an address shows. `null` when it does not know or does not answer. */
export type FactsQuestion = (name: string, params: Record<string, string>, locale: Locale) => Promise<PageFacts | null>;

const patience = 1_500;
/** Longer than any id; asking would only serve whoever made it up. */
const longestParameter = 200;

/**
 * Makes the question behind `facts` of a route: asks the API with the public key and remembers the answer for a minute.
 * Without an answer in time the page goes out with the titles of its manifest.
 */
export function factsInDatabase(backend: Backend, now: () => number = Date.now): FactsQuestion {
  const once = rememberAnswers<PageFacts>(now);
  return async (name, params, locale) => {
    if (Object.values(params).some((value) => value.length > longestParameter)) return null;
    return once(JSON.stringify([name, params, locale]), () => ask(backend, name, params, locale));
  };
}

async function ask(backend: Backend, name: string, params: Record<string, string>, locale: Locale): Promise<PageFacts | null> {
  const origin = backend.origin();
  if (!origin) return null;
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ params, locale }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return pageFactsSchema.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}
