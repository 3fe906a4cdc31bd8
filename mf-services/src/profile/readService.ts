import { read, ReadError, type Db } from 'section-kit';
import { toService, type Service, type ServiceRow } from '../service/Service';

/** What Postgres answers when a text cannot be an id of the column's type: not a UUID, not a number, too large a number, a zero byte. */
const IMPOSSIBLE_ID = new Set(['22P02', '22003', '22021']);

/**
 * @param id as it stands in the address
 * @returns `null` when there is no such service
 * @throws {ReadError}
 */
export async function readService(db: Db, id: string, signal: AbortSignal): Promise<Service | null> {
  try {
    const { data } = await read<ServiceRow[]>(db.from('services').select('*').eq('id', id).limit(1).abortSignal(signal));
    return data[0] ? toService(data[0]) : null;
  } catch (error) {
    if (error instanceof ReadError && IMPOSSIBLE_ID.has(error.code ?? '')) return null;
    throw error;
  }
}
