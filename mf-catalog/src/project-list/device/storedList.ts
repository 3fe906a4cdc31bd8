import { callFunction, type Answer, type Db } from '@marketplace/section-kit';
import { mergeLists } from '../list/mergeLists';
import type { ListItem, ProjectList } from '../list/ProjectList';
import { readKeptList, updateKeptList } from './deviceLists';
import { toList, type Share, type KeptList } from './KeptLists';

type StoredList = Answer<'sync_project_list'>;
type StoredItem = StoredList['items'][number];

/** An entry as the database reads it. */
export const toRow = ({ priceCents, vendorId, vendorName, finalSale, addedAt, editedAt, ...item }: ListItem): StoredItem => ({
  ...item,
  price_cents: priceCents,
  vendor_id: vendorId,
  vendor_name: vendorName,
  final_sale: finalSale,
  added_at: addedAt,
  edited_at: editedAt,
});

/** An entry of the database as `toList` reads it. */
export const fromRow = (row: StoredItem): ListItem => ({
  id: row.id,
  ref: row.ref,
  quantity: row.quantity,
  room: row.room,
  note: row.note,
  name: row.name,
  unit: row.unit,
  priceCents: row.price_cents,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  image: row.image,
  finalSale: row.final_sale,
  removed: row.removed,
  addedAt: row.added_at,
  editedAt: row.edited_at,
});

/**
 * Exchanges a list with the database, which joins what every device of the account changed. Whatever changes meanwhile stays
 * and is exchanged the next time.
 *
 * @throws {AppError}
 */
export async function syncList(db: Db, owner: string | null): Promise<void> {
  const { list, share } = readKeptList(owner);
  const { postalCode, province, editedAt } = list.place;
  // The key of a guest's list is still there after signing in until the account has taken the list over.
  const guestList = share?.key ? { id: share.listId, key: share.key } : null;
  const answer = await callFunction(db, 'sync_project_list', {
    list: {
      items: list.items.map(toRow),
      place: { postal_code: postalCode, province, edited_at: editedAt },
      ...(owner === null ? guestList : guestList && { joins: guestList }),
    },
  });
  const stored = fromStored(answer);
  updateKeptList(owner, (entry) => ({
    list: mergeLists(entry.list, stored),
    share: nextShare(entry, answer, owner),
    isSynced: entry.list === list,
  }));
}

function nextShare({ share }: KeptList, { id, shared }: StoredList, owner: string | null): Share | null {
  if (owner === null) return share;
  return shared ? { listId: id, key: null, token: share?.token ?? null } : null;
}

function fromStored({ items, place }: StoredList): ProjectList {
  return toList({
    items: items.map(fromRow),
    place: { postalCode: place.postal_code, province: place.province, editedAt: place.edited_at },
  });
}
