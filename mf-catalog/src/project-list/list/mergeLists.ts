import type { ListItem, ProjectList } from './ProjectList';

/**
 * Joins two copies of a list: every entry of either, and of an entry that both have the later change. The order and the
 * number of joins do not matter, so devices that exchange their copies end with the same list.
 */
export function mergeLists(one: ProjectList, other: ProjectList): ProjectList {
  const items = new Map(one.items.map((item) => [item.id, item]));
  for (const item of other.items) {
    const known = items.get(item.id);
    items.set(item.id, known ? later(known, item) : item);
  }
  return { items: [...items.values()].sort(byAge), place: laterPlace(one.place, other.place) };
}

export const byAge = (one: ListItem, other: ListItem) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1);

/** Of two changes in the same millisecond every device has to choose the same one. */
function later(one: ListItem, other: ListItem): ListItem {
  if (one.editedAt !== other.editedAt) return one.editedAt > other.editedAt ? one : other;
  if (one.removed !== other.removed) return one.removed ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

function laterPlace(one: ProjectList['place'], other: ProjectList['place']) {
  if (one.editedAt !== other.editedAt) return one.editedAt > other.editedAt ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}
