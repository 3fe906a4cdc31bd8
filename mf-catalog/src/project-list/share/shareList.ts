import { callFunction, type Db, newId, newToken } from '@marketplace/section-kit';
import { readKeptList, updateKeptList } from '../device/deviceLists';
import { exchange } from '../device/listSync';

/**
 * Stores the list and lets whoever has the link see it. A guest's list gets an id and a key of its own before it is sent, so
 * that a lost answer never makes two of it.
 *
 * @param owner account, or `null` for a guest
 * @throws {AppError}
 */
export async function shareList(db: Db, owner: string | null): Promise<void> {
  updateKeptList(owner, (entry) => {
    const share = entry.share ?? (owner === null ? { listId: newId(), key: newToken(), token: null } : null);
    return { ...entry, share, isSynced: false };
  });
  const refusal = await exchange(db, owner);
  if (refusal) throw refusal;
  const { share } = readKeptList(owner);
  const token = newToken();
  await callFunction(db, 'share_project_list', { token, id: share?.listId ?? null, key: share?.key ?? null });
  updateKeptList(owner, (entry) => ({ ...entry, share: { listId: share?.listId ?? '', key: share?.key ?? null, token } }));
}

/** Ends the link. @throws {AppError} */
export async function stopSharing(db: Db, owner: string | null): Promise<void> {
  const { share } = readKeptList(owner);
  await callFunction(db, 'share_project_list', { token: null, id: share?.listId || null, key: share?.key ?? null });
  updateKeptList(owner, (entry) => ({ ...entry, share: null }));
}
