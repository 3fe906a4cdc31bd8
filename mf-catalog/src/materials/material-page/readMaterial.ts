import { read, type Db, type Locale } from '@marketplace/section-kit';
import { toDetails, type MaterialDetails } from './MaterialDetails';

/** A number that a bigint holds. What is none is not asked about: the database would refuse it, and browsers log that. */
const ID = /^\d{1,18}$/;

/**
 * One request for everything the page of a material shows.
 *
 * @param id as it stands in the address
 * @returns `null` when there is no such material
 * @throws {AppError}
 */
export async function readMaterial(db: Db, id: string, locale: Locale, signal: AbortSignal): Promise<MaterialDetails | null> {
  if (!ID.test(id)) return null;
  const { data } = await read(db.rpc('material_page', { id }).abortSignal(signal));
  return data && toDetails(data, locale);
}
