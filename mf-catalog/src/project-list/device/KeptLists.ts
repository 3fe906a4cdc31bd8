import { toProvince } from '@marketplace/section-kit';
import { emptyList, type ListItem, type Place, type ProjectList } from '../list/ProjectList';
import { mergeLists } from '../list/mergeLists';

/** Where a list can be seen by its private link. */
export interface Share {
  /** Id of the list in the database. */
  listId: string;
  /** Secret that lets this device change it; an account needs none. */
  key: string | null;
  /** Secret of the link; `null` when another device of the account made it, which alone knows it. */
  token: string | null;
}

export interface KeptList {
  list: ProjectList;
  share: Share | null;
  /** Whether the database has everything of it; of a guest's list only what is shared goes there. */
  isSynced: boolean;
}

/** Everything this device keeps about project lists. */
export interface KeptLists {
  /** The list of whoever is not signed in. */
  guest: KeptList;
  /** Lists of accounts by user id. Only what is not stored yet outlives the sign-out. */
  accounts: Readonly<Record<string, KeptList>>;
}

export const emptyKeptList: KeptList = { list: emptyList, share: null, isSynced: true };
export const nothingKept: KeptLists = { guest: emptyKeptList, accounts: {} };

/** Reads what was kept; an entry that is none counts as empty. @returns `undefined` when it is nothing at all */
export function toKeptLists(stored: unknown): KeptLists | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { guest, accounts } = stored as Partial<KeptLists>;
  const entries = Object.entries(accounts ?? {}).map(([owner, entry]) => [owner, toKeptList(entry)] as const);
  return { guest: toKeptList(guest), accounts: Object.fromEntries(entries) };
}

function toKeptList(value: unknown): KeptList {
  const { list, share, isSynced } = (value ?? {}) as Partial<KeptList>;
  return { list: toList(list), share: toShare(share), isSynced: isSynced === true };
}

function toShare(value: unknown): Share | null {
  const { listId, key, token } = (value ?? {}) as Partial<Share>;
  if (typeof listId !== 'string') return null;
  return { listId, key: textOf(key) || null, token: textOf(token) || null };
}

/** A list from storage or from the server; what is no entry of a list is left out. */
export function toList(value: unknown): ProjectList {
  const { items, place } = (value ?? {}) as Partial<ProjectList>;
  const entries = Array.isArray(items) ? items.flatMap((item: unknown) => toItem(item) ?? []) : [];
  return mergeLists({ items: entries, place: toPlace(place) }, emptyList);
}

function toPlace(value: unknown): Place {
  const { postalCode, province, editedAt } = (value ?? {}) as Partial<Place>;
  return {
    postalCode: textOf(postalCode),
    province: toProvince(province),
    editedAt: numberOf(editedAt) ?? 0,
  };
}

function toItem(value: unknown): ListItem | null {
  const given = (value ?? {}) as Partial<Record<keyof ListItem, unknown>>;
  const quantity = numberOf(given.quantity);
  const priceCents = numberOf(given.priceCents);
  const editedAt = numberOf(given.editedAt);
  if (!textOf(given.id) || !textOf(given.ref) || !textOf(given.name) || !quantity || priceCents === null || editedAt === null) return null;
  return {
    id: textOf(given.id),
    ref: textOf(given.ref),
    quantity,
    room: textOf(given.room),
    note: textOf(given.note),
    name: textOf(given.name),
    unit: textOf(given.unit),
    priceCents,
    vendorId: textOf(given.vendorId) || null,
    vendorName: textOf(given.vendorName) || null,
    image: textOf(given.image) || null,
    finalSale: given.finalSale === true,
    removed: given.removed === true,
    addedAt: numberOf(given.addedAt) ?? editedAt,
    editedAt,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);
