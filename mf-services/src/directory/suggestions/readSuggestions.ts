import { read, type Db, type Locale } from 'section-kit';

/** What `suggest_services` answers. */
export type ServiceSuggestion =
  | { kind: 'trade'; value: string }
  | { kind: 'city'; value: string }
  | { kind: 'company'; value: string; id: string; category: string; location: string };

/**
 * At most eight trades, cities and companies for what has been typed so far.
 *
 * @throws {ReadError}
 */
export async function readSuggestions(db: Db, text: string, locale: Locale): Promise<ServiceSuggestion[]> {
  return (await read<ServiceSuggestion[]>(db.rpc('suggest_services', { q: text, locale }))).data;
}
