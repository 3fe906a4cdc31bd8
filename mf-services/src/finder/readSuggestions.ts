import { read, type Answer, type Db, type Locale } from '@marketplace/section-kit';

/** What `suggest_services` answers. */
export type ServiceSuggestion = Answer<'suggest_services'>[number];

/**
 * At most eight trades, cities and companies for what has been typed so far.
 *
 * @throws {AppError}
 */
export async function readSuggestions(db: Db, text: string, locale: Locale): Promise<ServiceSuggestion[]> {
  return (await read(db.rpc('suggest_services', { q: text, locale }))).data;
}
