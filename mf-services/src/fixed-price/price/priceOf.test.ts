import fc from 'fast-check';
import { cases, lists } from '../testing/fixedPriceBackend';
import type { Choices, PriceItem, PriceList } from './PriceList';
import { isSomethingChosen, priceOf } from './priceOf';

const priceLists = lists as PriceList[];
const listOf = (service: string) => priceLists.find((list) => list.service === service)!;

test.each(cases.map(({ service, choices, ...expected }, index) => [index, service, choices as unknown as Choices, expected] as const))(
  'case %i of the database (%s)',
  (_index, service, choices, expected) => {
    expect(priceOf(listOf(service), choices)).toMatchObject(expected);
  },
);

/** Any list and any choices from it. */
const chosen = fc.constantFrom(...priceLists).chain((list) => {
  const fields = [...new Set(list.items.filter(({ kind }) => kind !== 'base').map(({ field }) => field))];
  const choices = Object.fromEntries(fields.map((field) => [field, choiceOf(list.items.filter((item) => item.field === field))]));
  return fc.record({ list: fc.constant(list), choices: fc.record(choices) as fc.Arbitrary<Choices> });
});

function choiceOf(items: PriceItem[]): fc.Arbitrary<Choices[string]> {
  const [{ kind, most }] = items as [PriceItem];
  if (kind === 'extra') return fc.boolean();
  return kind === 'count' ? fc.integer({ min: 0, max: most }) : fc.constantFrom(...items.map(({ value }) => value));
}

test('whole cents, and the lines with the rate add up to them', () => {
  fc.assert(
    fc.property(chosen, ({ list, choices }) => {
      const { subtotalCents, lines, rate } = priceOf(list, choices);
      expect(Number.isSafeInteger(subtotalCents)).toBe(true);
      expect(lines.reduce((sum, { cents }) => sum + cents, rate?.cents ?? 0)).toBe(subtotalCents);
    }),
  );
});

test('one more of anything never costs less', () => {
  fc.assert(
    fc.property(chosen, fc.nat(), ({ list, choices }, pick) => {
      const more = list.items.filter(({ kind, field, most }) => kind === 'count' && Number(choices[field]) < most);
      const extras = list.items.filter(({ kind, field }) => kind === 'extra' && choices[field] === false);
      const item = [...more, ...extras][pick % (more.length + extras.length || 1)];
      if (!item) return;
      const next = { ...choices, [item.field]: item.kind === 'count' ? Number(choices[item.field]) + 1 : true };
      expect(priceOf(list, next).subtotalCents).toBeGreaterThanOrEqual(priceOf(list, choices).subtotalCents);
    }),
  );
});

test('extras cost what the list says, whatever the rate', () => {
  fc.assert(
    fc.property(chosen, ({ list, choices }) => {
      const extras = list.items.filter(({ kind, field }) => kind === 'extra' && choices[field] === true);
      const without = { ...choices, ...Object.fromEntries(extras.map(({ field }) => [field, false])) };
      const added = extras.reduce((sum, { cents }) => sum + cents, 0);
      expect(priceOf(list, choices).subtotalCents - priceOf(list, without).subtotalCents).toBe(added);
    }),
  );
});

test('what repeats costs no more later than the first time; what does not has no later price', () => {
  fc.assert(
    fc.property(chosen, ({ list, choices }) => {
      const { every, subtotalCents, nextSubtotalCents } = priceOf(list, choices);
      if (every) expect(nextSubtotalCents).toBeLessThanOrEqual(subtotalCents);
      else expect(nextSubtotalCents).toBeNull();
    }),
  );
});

test('half a cent is rounded up', () => {
  const item = { field: 'a', value: '', cents: 1, percent: 100, most: 0, once: false, every: null } as const;
  const list: PriceList = {
    service: 'test',
    needsCount: false,
    listedOn: '2026-01-01',
    items: [
      { ...item, kind: 'base' },
      { ...item, kind: 'rate', field: 'r', value: 'half', percent: 50 },
    ],
  };
  expect(priceOf(list, { r: 'half' }).subtotalCents).toBe(1);
});

test('without a count there is nothing to assemble', () => {
  expect(isSomethingChosen(listOf('assembly'), { chairs: 0, anchoring: true })).toBe(false);
  expect(isSomethingChosen(listOf('assembly'), { chairs: 1 })).toBe(true);
  expect(isSomethingChosen(listOf('cleaning'), {})).toBe(true);
});
