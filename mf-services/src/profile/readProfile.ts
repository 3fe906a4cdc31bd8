import { read, AppError, type Db } from '@marketplace/section-kit';
import { isId } from '../ids/isId';
import { toProfile, type ProfileRow, type ProviderProfile } from './ProviderProfile';

/** What Postgres answers when an id is none of the column's type: not a UUID, not a number, too large a number. */
const IMPOSSIBLE_ID = new Set(['22P02', '22003']);

/**
 * One request for everything a profile shows. A backend without the function still has the directory row.
 *
 * @param id as it stands in the address
 * @returns `null` when there is no such professional
 * @throws {AppError}
 */
export async function readProfile(db: Db, id: string, signal: AbortSignal): Promise<ProviderProfile | null> {
  if (!isId(id)) return null;
  try {
    const row = await readRow(db, id, signal);
    if (row === null) return null;
    // Something on the way that answers 200 in the database's place must not pass for a company without a name.
    if (typeof row.name !== 'string') throw new AppError('unconfirmed');
    return toProfile(row);
  } catch (error) {
    if (error instanceof AppError && IMPOSSIBLE_ID.has(error.code ?? '')) return null;
    throw error;
  }
}

async function readRow(db: Db, id: string, signal: AbortSignal): Promise<ProfileRow | null> {
  try {
    return (await read(db.rpc('provider_profile', { id }).abortSignal(signal))).data;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'missing') throw error;
    const { data } = await read(db.from('services').select('*').eq('id', id).limit(1).abortSignal(signal));
    return data[0] ?? null;
  }
}
