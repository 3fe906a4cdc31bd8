import { deviceStore } from '@marketplace/section-kit';
import { mergeLists } from '../list/mergeLists';
import type { ProjectList } from '../list/ProjectList';
import { emptyKeptList, nothingKept, toKeptLists, type KeptLists, type KeptList } from './KeptLists';

/** Everything this device keeps about project lists. The shell looks whether there is an entry of this name. */
export const deviceLists = deviceStore<KeptLists>({
  key: 'catalog.project-list',
  version: 2,
  storage: 'local',
  schema: toKeptLists,
  empty: nothingKept,
  legacy: { 'app.project-list': JSON.parse },
});

/** The list of an account, or of a guest (`null`). */
export const keptListOf = (kept: KeptLists, owner: string | null): KeptList =>
  owner === null ? kept.guest : (kept.accounts[owner] ?? emptyKeptList);

/** The list of an account, or of a guest (`null`), as this device keeps it now. */
export const readKeptList = (owner: string | null): KeptList => keptListOf(deviceLists.read(), owner);

/**
 * Replaces a list by what `change` makes of the latest one: other tabs write the same storage. Written at once.
 *
 * @param change returns `null` to leave it as it is
 */
export function updateKeptList(owner: string | null, change: (entry: KeptList) => KeptList | null): void {
  deviceLists.update((kept) => {
    const next = change(keptListOf(kept, owner));
    if (!next) return kept;
    return owner === null ? { ...kept, guest: next } : { ...kept, accounts: { ...kept.accounts, [owner]: next } };
  });
}

/** A change by the person: whatever stores lists has something to do afterwards. */
export function changeList(owner: string | null, change: (list: ProjectList) => ProjectList): void {
  updateKeptList(owner, (entry) => {
    const list = change(entry.list);
    return list === entry.list ? null : { ...entry, list, isSynced: false };
  });
}

/** Somebody signed in: what was put on the list before becomes the account's, and nothing of it stays behind for others. */
export function joinAccount(owner: string): void {
  deviceLists.update((kept) => {
    const { guest, accounts } = kept;
    if (guest === emptyKeptList || (guest.list.items.length === 0 && guest.list.place.editedAt === 0)) return kept;
    const entry = accounts[owner] ?? emptyKeptList;
    const joined: KeptList = { list: mergeLists(entry.list, guest.list), share: entry.share ?? guest.share, isSynced: false };
    return { guest: emptyKeptList, accounts: { ...accounts, [owner]: joined } };
  });
}

/** Nobody is signed in: lists that the database has leave the device. */
export function leaveAccounts(): void {
  deviceLists.update((kept) => {
    const unsaved = Object.entries(kept.accounts).filter(([, entry]) => !entry.isSynced);
    return unsaved.length < Object.keys(kept.accounts).length ? { ...kept, accounts: Object.fromEntries(unsaved) } : kept;
  });
}
