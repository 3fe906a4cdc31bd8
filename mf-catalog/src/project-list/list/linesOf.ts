import { byAge } from './mergeLists';
import type { ListItem, ProjectList } from './ProjectList';

/** One line as people see it. */
export interface ListLine extends ListItem {
  /** Every entry the line is made of. */
  ids: readonly string[];
}

/**
 * The lines of a list, in the order they were put there. The same material in the same room is one line, also where two
 * devices made an entry of it each before they met: it then has the larger quantity, because both counted the same need,
 * the text of every note, and the rest of the entry that was changed last.
 */
export function linesOf({ items }: Pick<ProjectList, 'items'>): ListLine[] {
  const groups = new Map<string, ListItem[]>();
  for (const item of items) {
    if (item.removed) continue;
    const key = lineKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map(toLine).sort(byAge);
}

/** What makes two entries one line. */
export const lineKey = ({ ref, room }: Pick<ListItem, 'ref' | 'room'>): string => `${ref}\n${room}`;

function toLine(entries: ListItem[]): ListLine {
  const [oldest] = entries.toSorted(byAge);
  const latest = entries.reduce((one, other) => (newer(other, one) ? other : one));
  return {
    ...latest,
    quantity: Math.max(...entries.map(({ quantity }) => quantity)),
    note: joinNotes(entries.toSorted(byAge).map(({ note }) => note)),
    addedAt: oldest!.addedAt,
    ids: entries.map(({ id }) => id),
  };
}

const newer = (one: ListItem, other: ListItem) => one.editedAt > other.editedAt || (one.editedAt === other.editedAt && one.id > other.id);

/** Every note once. */
export function joinNotes(notes: readonly string[]): string {
  return [...new Set(notes.filter(Boolean))].join(' / ');
}

/** The rooms of the lines as people named them, each once, in the order of the list; `''` last where some have none. */
export function roomsOf(lines: readonly ListLine[]): string[] {
  const rooms = [...new Set(lines.map(({ room }) => room))];
  return [...rooms.filter(Boolean), ...rooms.filter((room) => !room)];
}
