import { z } from 'zod';
import type { Backend } from './Backend.ts';
import { rememberAnswers } from './rememberAnswers.ts';

/** What is true of the whole site. */
export interface SiteFacts {
  /** Whether companies, products or offers of the site are invented. */
  samples: boolean;
  /** Tables that have nothing to show yet. */
  lacks: readonly string[];
}

/** Asks for what is true of the whole site. */
export type SiteQuestion = () => Promise<SiteFacts>;

const siteFactsSchema = z.object({ samples: z.boolean(), lacks: z.array(z.string()).default([]) });
/** Of a database that cannot say: no samples of ours, and everything may be there. */
const unsaid: SiteFacts = { samples: false, lacks: [] };
const patience = 1_500;

/**
 * Makes the question behind every page: asks the API with the public key and remembers the answer for a minute. While it gives
 * none, the last one counts; a database without the function (a project of one's own) holds no samples of ours.
 */
export function siteFactsInDatabase(backend: Backend, now: () => number = Date.now): SiteQuestion {
  const once = rememberAnswers<SiteFacts>(now);
  let last = unsaid;
  return async () => (last = (await once('site', () => ask(backend))) ?? last);
}

async function ask(backend: Backend): Promise<SiteFacts | null> {
  const origin = backend.origin();
  if (!origin) return null;
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/site_facts`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    });
    const body = (await response.json()) as unknown;
    // PostgREST's code for a function that is not there: a clear answer, to be remembered.
    if ((body as { code?: string } | null)?.code === 'PGRST202') return unsaid;
    return siteFactsSchema.safeParse(body).data ?? null;
  } catch {
    return null;
  }
}
