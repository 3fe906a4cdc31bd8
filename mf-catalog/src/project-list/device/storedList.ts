import { callFunction, type Answer, type Db } from '@marketplace/section-kit';
import { mergeLists } from '../list/mergeLists';
import type { ListItem, ProjectList } from '../list/ProjectList';
import { readKeptList, updateKeptList } from './deviceLists';
import { toList, type Share, type KeptList } from './KeptLists';

/** An entry as the database writes it: the same with other names. */
type Row = Record<string, unknown>;

type StoredList = Answer<'sync_project_list'>;

const columns = [
  ['priceCents', 'price_cents'],
  ['vendorId', 'vendor_id'],
  ['vendorName', 'vendor_name'],
  ['finalSale', 'final_sale'],
  ['addedAt', 'added_at'],
  ['editedAt', 'edited_at'],
] as const;

/** An entry as the database reads it. */
export function toRow(item: ListItem): Row {
  const row: Row = { ...item };
  for (const [field, column] of columns) {
    row[column] = row[field];
    delete row[field];
  }
  return row;
}

/** An entry of the database as `toList` reads it. */
export function fromRow(row: Row): Row {
  const item: Row = { ...row };
  for (const [field, column] of columns) item[field] = row[column];
  return item;
}

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
