import { read } from '../data/read';
import { AppError } from '../data/AppError';
import type { Db } from '../shell/Shell';
import { changeOnDevice, deviceFavourites, idsOf, type FavouriteKind } from './deviceFavourites';

/**
 * The account's favourites of a kind, newest first. What this device has kept joins them first.
 *
 * @returns `null` where the backend has no such table
 * @throws {AppError}
 */
export async function readFavourites(db: Db, kind: FavouriteKind, signal: AbortSignal): Promise<string[] | null> {
  try {
    await mergeDevice(db, kind);
    const request = db.from('favourites').select('target_id').eq('kind', kind).order('created_at', { ascending: false });
    const { data } = await read(request.abortSignal(signal));
    return data.map((row) => row.target_id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** A list that does not fit stays on the device; the account's own is shown all the same. */
async function mergeDevice(db: Db, kind: FavouriteKind): Promise<void> {
  const kept = idsOf(deviceFavourites.read(), kind);
  if (kept.length === 0) return;
  try {
    // The oldest first, as they would have been saved one by one.
    await addFavourites(db, kind, kept.toReversed());
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return;
    throw error;
  }
  changeOnDevice(kind, (ids) => ids.filter((id) => !kept.includes(id)));
}

/** @throws {AppError}; what is there already is no error */
export async function addFavourites(db: Db, kind: FavouriteKind, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id) => ({ kind, target_id: id }));
  await read(db.from('favourites').upsert(rows, { onConflict: 'user_id,kind,target_id', ignoreDuplicates: true }));
}

/** @throws {AppError} */
export async function removeFavourite(db: Db, kind: FavouriteKind, id: string): Promise<void> {
  await read(db.from('favourites').delete().eq('kind', kind).eq('target_id', id));
}
