import { toCents } from '@marketplace/section-kit/money';
import { joinNotes, lineKey, linesOf, type ListLine } from './linesOf';
import { MAX_NOTE_LENGTH, MAX_ROOM_LENGTH, MAX_LINES, type ListItem, type Place, type ProjectList, type Snapshot } from './ProjectList';
import { cleanQuantity } from './quantity';

/** Entries that were taken off are forgotten from the oldest on when there are more than this. */
const MAX_REMOVED = 200;

export interface Wanted {
  ref: string;
  quantity: number;
  room?: string;
  note?: string;
}

/** When a change is made, in milliseconds, and how it names a new entry. */
export interface Clock {
  now: number;
  newId: () => string;
}

/**
 * Puts something on the list. What is there already in that room gets the quantity on top, and the price of today.
 *
 * @returns the list, or `null` when it is full
 */
export function addToList(list: ProjectList, wanted: Wanted, snapshot: Snapshot, { now, newId }: Clock): ProjectList | null {
  const lines = linesOf(list);
  const room = knownRoom(lines, wanted.room ?? '');
  const facts = toFacts(snapshot);
  const there = lines.find((line) => lineKey(line) === lineKey({ ref: wanted.ref, room }));
  if (there) {
    const quantity = cleanQuantity(there.quantity + cleanQuantity(wanted.quantity, snapshot.unit), snapshot.unit);
    const note = joinNotes([there.note, cleanText(wanted.note ?? '', MAX_NOTE_LENGTH)]).slice(0, MAX_NOTE_LENGTH);
    return replaceLine(list, there, { ...facts, quantity, note }, now);
  }
  if (lines.length >= MAX_LINES) return null;
  const item: ListItem = {
    id: newId(),
    ref: wanted.ref,
    quantity: cleanQuantity(wanted.quantity, snapshot.unit),
    room,
    note: cleanText(wanted.note ?? '', MAX_NOTE_LENGTH),
    ...facts,
    removed: false,
    addedAt: now,
    editedAt: now,
  };
  return { ...list, items: [...list.items, item] };
}

/**
 * Takes back what was put on the list. What was there before, or came after, stays.
 *
 * @param wanted with the quantity that was really added
 */
export function takeFromList(list: ProjectList, wanted: Pick<Wanted, 'ref' | 'room' | 'quantity'>, now: number): ProjectList {
  const lines = linesOf(list);
  const room = knownRoom(lines, wanted.room ?? '');
  const line = lines.find((candidate) => lineKey(candidate) === lineKey({ ref: wanted.ref, room }));
  if (!line) return list;
  const left = line.quantity - wanted.quantity;
  return left > 0 ? changeLine(list, line.id, { quantity: left }, now) : removeLine(list, line.id, now);
}

type Change = Partial<Pick<ListItem, 'quantity' | 'room' | 'note' | 'priceCents' | 'name' | 'unit' | 'vendorId' | 'vendorName'>>;

/**
 * Changes a line. Moved into a room where the same material stands already, its quantity goes on top of that one.
 *
 * @param id of the line; an unknown one changes nothing
 */
export function changeLine(list: ProjectList, id: string, change: Change, now: number): ProjectList {
  const lines = linesOf(list);
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) return list;
  const clean = {
    ...change,
    ...(change.quantity !== undefined && { quantity: cleanQuantity(change.quantity, line.unit) }),
    ...(change.note !== undefined && { note: cleanText(change.note, MAX_NOTE_LENGTH) }),
    ...(change.room !== undefined && { room: knownRoom(lines, change.room) }),
  };
  const moved = clean.room === undefined ? line.room : clean.room;
  const target = moved === line.room ? undefined : lines.find((other) => lineKey(other) === lineKey({ ref: line.ref, room: moved }));
  if (!target) return replaceLine(list, line, clean, now);
  const quantity = cleanQuantity(target.quantity + line.quantity, line.unit);
  const note = joinNotes([target.note, line.note]).slice(0, MAX_NOTE_LENGTH);
  return replaceLine(removeLine(list, id, now), target, { quantity, note }, now);
}

/** Takes a line off. */
export function removeLine(list: ProjectList, id: string, now: number): ProjectList {
  const line = linesOf(list).find((candidate) => candidate.id === id);
  return line ? forgetOldest(markRemoved(list, line.ids, now)) : list;
}

/** Puts a line that was taken off back as it was. */
export function restoreLine(list: ProjectList, line: ListLine, now: number): ProjectList {
  const { ids: _ids, ...item } = line;
  const others = list.items.filter(({ id }) => id !== item.id);
  return { ...list, items: [...others, { ...item, removed: false, editedAt: now }] };
}

/** Takes everything off. */
export function clearList(list: ProjectList, now: number): ProjectList {
  const ids = list.items.map(({ id }) => id);
  return forgetOldest(markRemoved(list, ids, now));
}

export function setPlace(list: ProjectList, place: Omit<Place, 'editedAt'>, now: number): ProjectList {
  return { ...list, place: { ...place, editedAt: now } };
}

/** Writes a line into one entry; the other entries it was made of are taken off. */
function replaceLine(list: ProjectList, line: ListLine, change: Partial<ListItem>, now: number): ProjectList {
  const { ids, ...item } = line;
  const rest = markRemoved(
    list,
    ids.filter((id) => id !== item.id),
    now,
  );
  const changed = { ...item, ...change, editedAt: now };
  return { ...rest, items: rest.items.map((known) => (known.id === item.id ? changed : known)) };
}

function markRemoved(list: ProjectList, ids: readonly string[], now: number): ProjectList {
  if (ids.length === 0) return list;
  return {
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) && !item.removed ? { ...item, removed: true, editedAt: now } : item)),
  };
}

function forgetOldest(list: ProjectList): ProjectList {
  const removed = list.items.filter((item) => item.removed).sort((one, other) => other.editedAt - one.editedAt);
  const forgotten = new Set(removed.slice(MAX_REMOVED));
  return forgotten.size === 0 ? list : { ...list, items: list.items.filter((item) => !forgotten.has(item)) };
}

/** The room as it is written on the list already, whatever the case. */
function knownRoom(lines: readonly ListLine[], room: string): string {
  const wanted = cleanText(room, MAX_ROOM_LENGTH);
  return lines.find((line) => line.room.toLowerCase() === wanted.toLowerCase())?.room ?? wanted;
}

const cleanText = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest).trim();

function toFacts({ name, unit, price, vendorId, vendorName, image, finalSale = false }: Snapshot) {
  return { name, unit, priceCents: toCents(price), vendorId, vendorName, image, finalSale };
}
