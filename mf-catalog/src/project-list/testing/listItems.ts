import { emptyList, type ListItem, type ProjectList, type Snapshot } from '../list/ProjectList';

export const vendorA = 'aaaaaaaa-0000-4000-8000-000000000001';
export const vendorB = 'aaaaaaaa-0000-4000-8000-000000000002';

export const oak: Snapshot = {
  name: 'Oak flooring',
  unit: 'per box',
  price: 59.99,
  vendorId: vendorA,
  vendorName: 'Maple Supply',
  image: 'flooring-oak',
};

let made = 0;

/** An entry of a list with an id of its own; `changes` replace its fields. */
export function listItem(changes: Partial<ListItem> = {}): ListItem {
  made += 1;
  return {
    id: `eeeeeeee-0000-4000-8000-${String(made).padStart(12, '0')}`,
    ref: '12',
    quantity: 3,
    room: '',
    note: '',
    name: 'Oak flooring',
    unit: 'per box',
    priceCents: 5999,
    vendorId: vendorA,
    vendorName: 'Maple Supply',
    image: 'flooring-oak',
    finalSale: false,
    removed: false,
    addedAt: 1000 + made,
    editedAt: 1000 + made,
    ...changes,
  };
}

export const listOf = (...items: ListItem[]): ProjectList => ({ ...emptyList, items });

/** Where this device keeps the lists. */
export const listsKey = 'catalog.project-list.v2';

/** Puts a guest's list on the device, as if it had been there before, or as another tab does. */
export function keepGuestList(list: ProjectList): void {
  localStorage.setItem(listsKey, JSON.stringify({ guest: { list, share: null, isSynced: false }, accounts: {} }));
}
