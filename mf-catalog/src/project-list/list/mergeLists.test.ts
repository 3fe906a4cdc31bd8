import fc from 'fast-check';
import { listArbitrary } from '../testing/listArbitrary';
import { listItem, listOf } from '../testing/listItems';
import { lineKey, linesOf, roomsOf } from './linesOf';
import { mergeLists } from './mergeLists';

const isSame = (one: unknown, other: unknown) => expect(one).toEqual(other);

test('devices that exchange their copies in any order, and as often as they like, end with the same list', () => {
  fc.assert(
    fc.property(listArbitrary, listArbitrary, listArbitrary, (a, b, c) => {
      isSame(mergeLists(a, b), mergeLists(b, a));
      isSame(mergeLists(mergeLists(a, b), c), mergeLists(a, mergeLists(b, c)));
      isSame(mergeLists(mergeLists(a, b), b), mergeLists(a, b));
      isSame(mergeLists(a, a), a);
    }),
  );
});

test('nothing is lost: every entry of either list is there, as its later change left it', () => {
  fc.assert(
    fc.property(listArbitrary, listArbitrary, (a, b) => {
      const merged = mergeLists(a, b);
      const ids = new Set([...a.items, ...b.items].map(({ id }) => id));
      isSame(new Set(merged.items.map(({ id }) => id)), ids);
      for (const item of merged.items) {
        const versions = [...a.items, ...b.items].filter(({ id }) => id === item.id);
        expect(versions).toContainEqual(item);
        expect(item.editedAt).toBe(Math.max(...versions.map(({ editedAt }) => editedAt)));
      }
    }),
  );
});

test('nothing is doubled: a material stands in a room once, with the larger quantity and every note', () => {
  fc.assert(
    fc.property(listArbitrary, listArbitrary, (a, b) => {
      const { items } = mergeLists(a, b);
      const live = items.filter(({ removed }) => !removed);
      const lines = linesOf({ items });
      isSame(lines.map(lineKey).sort(), [...new Set(live.map(lineKey))].sort());
      for (const line of lines) {
        const entries = live.filter((item) => lineKey(item) === lineKey(line));
        expect(line.quantity).toBe(Math.max(...entries.map(({ quantity }) => quantity)));
        for (const { note } of entries) expect(line.note).toContain(note);
        isSame([...line.ids].sort(), entries.map(({ id }) => id).sort());
      }
    }),
  );
});

test('of one entry the later change counts, also when it lowers the quantity; of two entries the larger quantity', () => {
  const before = listItem({ quantity: 9, editedAt: 1 });
  const after = { ...before, quantity: 2, editedAt: 2 };
  expect(linesOf(mergeLists(listOf(before), listOf(after))).map(({ quantity }) => quantity)).toEqual([2]);
  expect(linesOf(mergeLists(listOf(before), listOf(listItem({ quantity: 2 })))).map(({ quantity }) => quantity)).toEqual([9]);
});

test('rooms come in the order of the list, what has none last', () => {
  const lines = linesOf(listOf(listItem({ ref: '1' }), listItem({ ref: '2', room: 'Kitchen' }), listItem({ ref: '3', room: 'Bath' })));
  expect(roomsOf(lines)).toEqual(['Kitchen', 'Bath', '']);
  expect(roomsOf(lines.slice(1))).toEqual(['Kitchen', 'Bath']);
});
