import { mergeLists } from '../list/mergeLists';
import type { ProjectList } from '../list/ProjectList';
import { emptySlot, fromText, nothingKept, toText, type KeptLists, type Slot } from './KeptLists';

const storageKey = 'app.project-list';
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, until the page is left. */
let memory: string | null = null;
/** Reading is frequent, parsing need not be. */
let parsed: { text: string; kept: KeptLists } = { text: '', kept: nothingKept };

/** Everything kept on this device: the same object until something changes. */
export function keptLists(): KeptLists {
  const text = storedText();
  if (text !== parsed.text) parsed = { text, kept: fromText(text) };
  return parsed.kept;
}

function storedText(): string {
  if (memory !== null) return memory;
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** The list of an account, or of a guest (`null`). */
export const slotOf = (kept: KeptLists, owner: string | null): Slot => (owner === null ? kept.guest : (kept.accounts[owner] ?? emptySlot));

/**
 * Replaces a list by what `change` makes of the latest one: other tabs write the same storage. Written at once.
 *
 * @param change returns `null` to leave it as it is
 */
export function updateSlot(owner: string | null, change: (slot: Slot) => Slot | null): void {
  const kept = keptLists();
  const next = change(slotOf(kept, owner));
  if (next) write(owner === null ? { ...kept, guest: next } : { ...kept, accounts: { ...kept.accounts, [owner]: next } });
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
  const { guest, accounts } = keptLists();
  if (guest === emptySlot || (guest.list.items.length === 0 && guest.list.place.editedAt === 0)) return;
  const slot = accounts[owner] ?? emptySlot;
  const joined: Slot = { list: mergeLists(slot.list, guest.list), share: slot.share ?? guest.share, isSynced: false };
  write({ guest: emptySlot, accounts: { ...accounts, [owner]: joined } });
}

/** Nobody is signed in: lists that the database has leave the device. */
export function leaveAccounts(): void {
  const { guest, accounts } = keptLists();
  const unsaved = Object.entries(accounts).filter(([, slot]) => !slot.isSynced);
  if (unsaved.length < Object.keys(accounts).length) write({ guest, accounts: Object.fromEntries(unsaved) });
}

function write(kept: KeptLists): void {
  const text = toText(kept);
  try {
    localStorage.setItem(storageKey, text);
    memory = null;
  } catch {
    // Blocked or full: it lasts as long as the page.
    memory = text;
  }
  parsed = { text, kept };
  listeners.forEach((listener) => listener());
}

/** Calls back when this or another tab changes a list. */
export function subscribeToLists(onChange: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', fromOtherTab);
  };
}
