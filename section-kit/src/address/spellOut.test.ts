import fc from 'fast-check';
import { defineQuery } from './defineQuery';
import { choiceParam, numberParam } from './params';
import { spellOut } from './spellOut';

const rows = { price: { ...numberParam(5, { min: 0, max: 99 }), name: 'p' }, place: choiceParam('', ['ON']) };
const inputs = defineQuery(rows, { place: 'fragment' });

test.each([
  ['values at their fallback', { price: 5, place: '' }, '', '#p=5'],
  ['none that is not given', { place: 'ON' }, '#p=7', '#p=7&place=ON'],
  ['none that cannot be read back, which leaves what stood there', { price: NaN, place: 'ON' }, '#p=7&a=1', '#p=7&a=1&place=ON'],
  ['nothing for a value that is empty', { place: '' }, '#place=ON', ''],
  ['no place on the page', { price: 8 }, '#terms&p=7&p=9', '#p=8'],
] as const)('an address is given %s', (_case, values, before, after) => {
  expect(spellOut(inputs, values, before)).toBe(after);
});

test('so it does in a query string', () => {
  expect(spellOut(defineQuery(rows), { price: 5 }, '?a')).toBe('?a&p=5');
});

test('what is spelled out is read back in both languages, and spelling it out again changes nothing', () => {
  const price = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constant(NaN));
  const values = fc.record({ price, place: fc.constantFrom('', 'ON') } as const, { requiredKeys: [] });
  fc.assert(
    fc.property(values, fc.string({ unit: 'binary' }), fc.constantFrom('en', 'fr'), (said, before, locale) => {
      const address = spellOut(inputs, said, before);
      const { price: read = NaN, place } = inputs.parse(address, locale);
      if (said.price !== undefined && !Number.isNaN(said.price)) expect(read).toBe(said.price);
      if (said.place !== undefined) expect(place).toBe(said.place);
      expect(spellOut(inputs, said, address)).toBe(address);
    }),
  );
});
