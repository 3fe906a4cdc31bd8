import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database, Db } from '@marketplace/section-kit';
import type { Composition } from '@marketplace/section-kit/host';
import { authorizedFetch, type TokenSource } from './authorizedFetch';

const readLimit = 10_000;

/** The database as the visitor may see it. */
export function createDb(config: Composition['config'], tokens: TokenSource): Db {
  return new PostgrestClient<Database>(`${config.supabaseUrl}/rest/v1`, {
    // The query client decides about another try; both together would hide a failure for fifteen seconds.
    retry: false,
    fetch: authorizedFetch(config, tokens, readLimit),
  });
}
