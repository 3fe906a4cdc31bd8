import { assert, dictionary, property, string } from 'fast-check';
import { emptyHubQuery, hubQueryString, isHubCanonical, parseHub } from './hubAddress';

const words = string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

test('an address says every choice, whatever is in its words, and says it once', () => {
  assert(
    property(dictionary(words, words, { maxKeys: 8, noNullPrototype: true }), (specs) => {
      const read = parseHub(hubQueryString({ ...emptyHubQuery, specs, inStock: true }), 'en');
      expect(read.inStock).toBe(true);
      expect(isHubCanonical(hubQueryString(read), 'en')).toBe(true);
      expect(parseHub(hubQueryString(read), 'en')).toEqual(read);
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
      const read = parseHub(`?spec=${written}&spec=${encodeURIComponent(written)}`, 'en');
      expect(isHubCanonical(hubQueryString(read), 'en')).toBe(true);
    }),
  );
});

test('no more specifications than the search looks at', () => {
  const many = Array.from({ length: 20 }, (_, index) => `spec=Label ${index}:x`).join('&');
  expect(Object.keys(parseHub(`?${many}`, 'en').specs)).toHaveLength(8);
});

test('filters of the catalogue that make no sense here are left out', () => {
  expect(hubQueryString(parseHub('?category=Paint&saved=true&brand=Argilla&spec=Mount:Wall', 'en'))).toBe('?brand=Argilla&spec=Mount:Wall');
});
