import { assert, constantFrom, integer, property, record, string, boolean as flag } from 'fast-check';
import { catalogueHref, catalogueQuery, locations, PRICE, toFilters, type CatalogueQuery } from './catalogueQuery';
import { sorts } from './searchMaterials';

const steps = integer({ min: 0, max: PRICE.max / PRICE.step }).map((step) => step * PRICE.step);
const queries = record({
  search: string({ unit: 'grapheme', maxLength: 30 }),
  category: constantFrom('', 'Lumber & Wood', 'Électricité'),
  ends: record({ one: steps, other: steps }),
  location: constantFrom('' as const, ...locations),
  inStock: flag(),
  sustainable: flag(),
  brand: constantFrom('', 'Kettle & Co.'),
  sort: constantFrom(...sorts),
  saved: flag(),
}).map(({ ends, ...query }): CatalogueQuery => ({ ...query, low: Math.min(ends.one, ends.other), high: Math.max(ends.one, ends.other) }));

const { empty, toSearch } = catalogueQuery;
const parse = (search: string, locale: 'en' | 'fr' = 'en') => catalogueQuery.parse(search, locale);

test('an address says everything about a query, and says it once', () => {
  assert(
    property(queries, (query) => {
      const read = parse(toSearch(query));
      expect({ ...read, search: '' }).toEqual({ ...query, search: '' });
      expect(parse(toSearch(read))).toEqual(read);
    }),
  );
});

test('whatever stands in an address, the handles are on the steps of the scale, in order and within it', () => {
  assert(
    property(string(), string(), (min, max) => {
      const { low, high } = parse(`?min=${encodeURIComponent(min)}&max=${encodeURIComponent(max)}`);
      expect(low).toBeLessThanOrEqual(high);
      for (const end of [low, high]) {
        expect(end % PRICE.step).toBe(0);
        expect(end).toBeGreaterThanOrEqual(PRICE.min);
        expect(end).toBeLessThanOrEqual(PRICE.max);
      }
    }),
  );
});

test.each([
  ['?min=2000&max=500', { low: 500, high: 2000 }],
  ['?min=-40&max=99999', { low: 0, high: 3000 }],
  ['?min=120&max=280,5', { low: 100, high: 300 }],
  ['?max=1%2C250', { high: 1250 }],
  ['?max=1250', { high: 1250 }],
  ['?min=lots', { low: 0, high: 3000 }],
  ['?category=all', { category: '' }],
  ['?category=ALL&search=oak', { category: '', search: 'oak' }],
  ['?location=quebec', { location: 'QC' }],
  ['?location=on', { location: 'ON' }],
  ['?location=Atlantis', { location: '' }],
  ['?sort=cheapest', { sort: 'featured' }],
  ['?stock=1&sustainable=yes&saved=true', { inStock: true, sustainable: true, saved: true }],
] as const)('%s is read as the nearest valid state', (address, expected) => {
  expect(parse(address)).toEqual({ ...empty, ...expected });
});

test('defaults stay out of the address and out of the question', () => {
  expect(catalogueHref(empty)).toBe('/materials');
  expect(toFilters(empty, ['1'])).toEqual({});
  expect(catalogueHref({ search: 'oak', category: 'Lumber & Wood' })).toBe('/materials?search=oak&category=Lumber%20%26%20Wood');
});

test('the ends of the scale do not limit, the saved ones do', () => {
  expect(toFilters({ ...empty, low: 50, high: 3000, saved: true }, ['7'])).toEqual({ min_price: 50, ids: ['7'] });
});

test.each([
  ['', 3000, 3000],
  ['abc', 3000, 3000],
  ['1e9', 3000, 3000],
  ['12,4', 0, 0],
  ['$1 240', 1250, 1250],
  ['1250', 1250, 1250],
  ['1,250', 1250, 3000],
  ['1 250', 1250, 1250],
  ['1\u202f250,00', 1250, 1250],
  ['1,250.00', 1250, 1250],
  ['99999999', 3000, 3000],
])('an upper price of "%s" in an address is %d in English and %d in French, and is written for both', (text, english, french) => {
  const high = (locale: 'en' | 'fr') => parse(`?max=${encodeURIComponent(text)}`, locale).high;
  expect([high('en'), high('fr')]).toEqual([english, french]);
  expect(toSearch({ high: 1250 })).toBe('?max=1250');
});

test.each(['1', 'true', 'TRUE', 'yes'])('stock=%s means yes', (word) => {
  expect(toSearch(parse(`?stock=${word}&sustainable=${word}&saved=${word}`))).toBe('?stock=true&sustainable=true&saved=true');
});
