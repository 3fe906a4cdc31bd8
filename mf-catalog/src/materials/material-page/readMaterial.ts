import { read, AppError, type Db, type Locale } from '@marketplace/section-kit';
import { toDetails, type MaterialDetails } from './MaterialDetails';

/** What Postgres answers when a text cannot be an id of the column's type: no number, too large a number, a zero byte. */
const IMPOSSIBLE_ID = new Set(['22P02', '22003', '22021']);

/**
 * One request for everything the page of a material shows.
 *
 * @param id as it stands in the address
 * @returns `null` when there is no such material
 * @throws {AppError}
 */
export async function readMaterial(db: Db, id: string, locale: Locale, signal: AbortSignal): Promise<MaterialDetails | null> {
  try {
    const { data } = await read(db.rpc('material_page', { id }).abortSignal(signal));
    return data && toDetails(data, locale);
  } catch (error) {
    if (error instanceof AppError && IMPOSSIBLE_ID.has(error.code ?? '')) return null;
    throw error;
  }
}
