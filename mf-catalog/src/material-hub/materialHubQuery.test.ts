import { assert, dictionary, property, string } from 'fast-check';
import { materialHubQuery } from './materialHubQuery';

const { toSearch } = materialHubQuery;
const parse = (search: string) => materialHubQuery.parse(search, 'en');

const words = string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

test('an address says every choice, whatever is in its words, and says it once', () => {
  assert(
    property(dictionary(words, words, { maxKeys: 8, noNullPrototype: true }), (specs) => {
      const read = parse(toSearch({ specs, inStock: true }));
      expect(read.inStock).toBe(true);
      expect(parse(toSearch(read))).toEqual(read);
      for (const [label, value] of Object.entries(specs)) {
        const isPlain = [label, value].every((word) => /^[\p{L}\p{N}]+$/u.test(word));
        if (isPlain) expect(Object.getOwnPropertyDescriptor(read.specs, label)?.value).toBe(value);
      }
    }),
  );
});

test('whatever stands in an address is read as a query', () => {
  assert(
    property(string({ unit: 'grapheme' }), (written) => {
      const read = parse(`?spec=${written}&spec=${encodeURIComponent(written)}`);
      expect(parse(toSearch(read))).toEqual(read);
    }),
  );
});

test('no more specifications than the search looks at', () => {
  const many = Array.from({ length: 20 }, (_, index) => `spec=Label ${index}:x`).join('&');
  expect(Object.keys(parse(`?${many}`).specs)).toHaveLength(8);
});

test('filters of the catalogue that make no sense here are left out', () => {
  expect(toSearch(parse('?category=Paint&saved=true&brand=Argilla&spec=Mount:Wall'))).toBe('?brand=Argilla&spec=Mount:Wall');
});
