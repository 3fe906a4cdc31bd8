import fc from 'fast-check';
import { emptyList, type ListItem, type ProjectList } from '../list/ProjectList';

const id = (n: number) => `eeeeeeee-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Entries of few ids, materials, rooms and moments, so that they meet often. */
const itemArbitrary: fc.Arbitrary<ListItem> = fc
  .record({
    n: fc.integer({ min: 1, max: 6 }),
    ref: fc.constantFrom('1', '2', 'deal:x'),
    quantity: fc.integer({ min: 1, max: 20 }),
    room: fc.constantFrom('', 'Kitchen', 'Bath'),
    note: fc.constantFrom('', 'matte', 'left side'),
    removed: fc.boolean(),
    editedAt: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ n, ...part }) => ({
    id: id(n),
    name: `Material ${part.ref}`,
    unit: 'per box',
    priceCents: 100,
    vendorId: null,
    vendorName: null,
    image: null,
    finalSale: false,
    addedAt: n,
    ...part,
  }));

/** A list as a device may hold it: an id stands on it once. */
export const listArbitrary: fc.Arbitrary<ProjectList> = fc
  .record({
    items: fc.uniqueArray(itemArbitrary, { selector: (item) => item.id, maxLength: 6 }),
    province: fc.constantFrom('ON' as const, 'QC' as const, null),
    editedAt: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ items, province, editedAt }) => ({
    items: [...items].sort((one, other) => one.addedAt - other.addedAt),
    place: { ...emptyList.place, province, editedAt },
  }));
