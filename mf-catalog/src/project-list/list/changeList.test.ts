import { listItem, listOf, oak } from '../testing/listItems';
import { addToList, changeLine, clearList, removeLine, restoreLine, takeFromList } from './changeList';
import { linesOf } from './linesOf';
import { emptyList, MAX_LINES, type ProjectList } from './ProjectList';

let made = 0;
const clock = { now: 5000, newId: () => `new-${++made}` };
const seen = (list: ProjectList | null) => linesOf(list!).map(({ ref, quantity, room, note }) => [ref, quantity, room, note]);
const add = (list: ProjectList, quantity: number, room = '', note = '') =>
  addToList(list, { ref: '12', quantity, room, note }, oak, clock)!;

test('adding the same to the same room adds up, and takes the price of today', () => {
  const twice = addToList(add(emptyList, 2, 'Kitchen'), { ref: '12', quantity: 3, room: ' kitchen ' }, { ...oak, price: 61 }, clock);
  expect(seen(twice)).toEqual([['12', 5, 'Kitchen', '']]);
  expect(linesOf(twice!)[0]!.priceCents).toBe(6100);
});

test('another room is another line, and notes are kept', () => {
  const list = add(add(add(emptyList, 2, 'Kitchen', 'matte'), 1), 4, 'Kitchen', 'left side');
  expect(seen(list)).toEqual([
    ['12', 6, 'Kitchen', 'matte / left side'],
    ['12', 1, '', ''],
  ]);
});

test('what was added is taken back from its room, and what is not there changes nothing', () => {
  const list = add(add(emptyList, 2, 'Kitchen'), 3);
  expect(seen(takeFromList(list, { ref: '12', room: ' kitchen', quantity: 1 }, 6000))).toEqual([
    ['12', 1, 'Kitchen', ''],
    ['12', 3, '', ''],
  ]);
  expect(seen(takeFromList(list, { ref: '12', quantity: 3 }, 6000))).toEqual([['12', 2, 'Kitchen', '']]);
  expect(takeFromList(list, { ref: '13', quantity: 3 }, 6000)).toBe(list);
});

test.each([
  [-5, 1],
  [0, 1],
  [Number.NaN, 1],
  [2.3, 3],
  [1e12, 9999],
  [Number.POSITIVE_INFINITY, 9999],
])('a quantity of %d becomes %d boxes', (given, quantity) => {
  expect(seen(add(emptyList, given))).toEqual([['12', quantity, '', '']]);
  const list = add(emptyList, 5);
  expect(seen(changeLine(list, linesOf(list)[0]!.id, { quantity: given }, 6000))).toEqual([['12', quantity, '', '']]);
});

test.each([
  ['per sq ft', 12.345, 12.35],
  ['per linear ft', 1.1, 1.1],
  ['per sq ft', 0.2, 1],
])('what is sold %s has parts', (unit, given, quantity) => {
  expect(linesOf(addToList(emptyList, { ref: '1', quantity: given }, { ...oak, unit }, clock)!)[0]!.quantity).toBe(quantity);
});

test('adding to what is nearly the most ends there', () => {
  expect(seen(add(add(emptyList, 9998), 50))).toEqual([['12', 9999, '', '']]);
});

test('a full list takes more of what is on it and nothing new', () => {
  const full = listOf(...Array.from({ length: MAX_LINES }, (_, n) => listItem({ ref: `${n + 1}` })));
  expect(addToList(full, { ref: '5000', quantity: 1 }, oak, clock)).toBeNull();
  expect(linesOf(addToList(full, { ref: '7', quantity: 1 }, oak, clock)!)).toHaveLength(MAX_LINES);
});

test('moved into a room where it stands already, a line adds to the one there', () => {
  const list = listOf(listItem({ id: 'a', quantity: 2, note: 'n' }), listItem({ id: 'b', quantity: 3, room: 'Kitchen' }));
  expect(seen(changeLine(list, 'a', { room: 'KITCHEN' }, 6000))).toEqual([['12', 5, 'Kitchen', 'n']]);
  expect(seen(changeLine(list, 'a', { room: 'Bath' }, 6000))).toEqual([
    ['12', 2, 'Bath', 'n'],
    ['12', 3, 'Kitchen', ''],
  ]);
});

test('a line made of two entries is changed as one', () => {
  const list = listOf(listItem({ id: 'a', quantity: 2, editedAt: 1 }), listItem({ id: 'b', quantity: 9, editedAt: 2 }));
  const line = linesOf(list)[0]!;
  expect(seen(changeLine(list, line.id, { quantity: 4 }, 6000))).toEqual([['12', 4, '', '']]);
  expect(seen(removeLine(list, line.id, 6000))).toEqual([]);
});

test('what was taken off comes back as it was, with everything that it was made of', () => {
  const list = listOf(
    listItem({ id: 'a', quantity: 2, note: 'x' }),
    listItem({ id: 'b', quantity: 9, note: 'y' }),
    listItem({ ref: '13' }),
  );
  const [line, other] = linesOf(list);
  expect(seen(restoreLine(removeLine(list, line!.id, 6000), line!, 6001))).toEqual(seen(list));
  const back = [line!, other!].reduce((before, part) => restoreLine(before, part, 6001), clearList(list, 6000));
  expect(seen(clearList(list, 6000))).toEqual([]);
  expect(seen(back)).toEqual(seen(list));
});

test('what is not there changes nothing', () => {
  const list = listOf(listItem());
  expect(changeLine(list, 'unknown', { quantity: 5 }, 1)).toBe(list);
  expect(removeLine(list, 'unknown', 1)).toBe(list);
});

test('entries that were taken off do not pile up', () => {
  const removed = Array.from({ length: 300 }, (_, n) => listItem({ id: `r${n}`, removed: true, editedAt: n }));
  const after = removeLine(listOf(...removed, listItem({ id: 'last' })), 'last', 9000);
  expect(after.items).toHaveLength(200);
  expect(after.items.map(({ id }) => id)).toContain('last');
});
