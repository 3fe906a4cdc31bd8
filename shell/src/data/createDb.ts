import type { Database, Db } from '@marketplace/section-kit';
import type { Composition } from '@marketplace/section-kit/host';
import { authorizedFetch, type TokenSource } from './authorizedFetch';
import { deferred } from './deferred';

const readLimit = 10_000;

/** The database as the visitor may see it. Its client comes with the first request: pages that only say something need none. */
export function createDb(config: Composition['config'], tokens: TokenSource): Db {
  return deferred(async () => {
    const { PostgrestClient } = await import(/* webpackChunkName: "database" */ '@supabase/postgrest-js');
    return new PostgrestClient<Database>(`${config.supabaseUrl}/rest/v1`, {
      // The query client decides about another try; both together would hide a failure for fifteen seconds.
      retry: false,
      fetch: authorizedFetch(config, tokens, readLimit),
    });
  });
}
