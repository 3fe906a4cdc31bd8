import { deviceStore } from '@marketplace/section-kit';
import { mergeLists } from '../list/mergeLists';
import type { ProjectList } from '../list/ProjectList';
import { emptySlot, nothingKept, toKeptLists, type KeptLists, type Slot } from './KeptLists';

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
export const slotOf = (kept: KeptLists, owner: string | null): Slot => (owner === null ? kept.guest : (kept.accounts[owner] ?? emptySlot));

/** The list of an account, or of a guest (`null`), as this device keeps it now. */
export const keptSlot = (owner: string | null): Slot => slotOf(deviceLists.read(), owner);

/**
 * Replaces a list by what `change` makes of the latest one: other tabs write the same storage. Written at once.
 *
 * @param change returns `null` to leave it as it is
 */
export function updateSlot(owner: string | null, change: (slot: Slot) => Slot | null): void {
  deviceLists.update((kept) => {
    const next = change(slotOf(kept, owner));
    if (!next) return kept;
    return owner === null ? { ...kept, guest: next } : { ...kept, accounts: { ...kept.accounts, [owner]: next } };
  });
}

/** A change by the person: whatever stores lists has something to do afterwards. */
export function changeList(owner: string | null, change: (list: ProjectList) => ProjectList): void {
  updateSlot(owner, (slot) => {
    const list = change(slot.list);
    return list === slot.list ? null : { ...slot, list, isSynced: false };
  });
}

/** Somebody signed in: what was put on the list before becomes the account's, and nothing of it stays behind for others. */
export function joinAccount(owner: string): void {
  deviceLists.update((kept) => {
    const { guest, accounts } = kept;
    if (guest === emptySlot || (guest.list.items.length === 0 && guest.list.place.editedAt === 0)) return kept;
    const slot = accounts[owner] ?? emptySlot;
    const joined: Slot = { list: mergeLists(slot.list, guest.list), share: slot.share ?? guest.share, isSynced: false };
    return { guest: emptySlot, accounts: { ...accounts, [owner]: joined } };
  });
}

/** Nobody is signed in: lists that the database has leave the device. */
export function leaveAccounts(): void {
  deviceLists.update((kept) => {
    const unsaved = Object.entries(kept.accounts).filter(([, slot]) => !slot.isSynced);
    return unsaved.length < Object.keys(kept.accounts).length ? { ...kept, accounts: Object.fromEntries(unsaved) } : kept;
  });
}
