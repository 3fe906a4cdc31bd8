import { assert, constantFrom, integer, property, record, string, boolean as flag } from 'fast-check';
import {
  catalogueHref,
  emptyQuery,
  isCanonical,
  locations,
  parseCatalogue,
  PRICE,
  toFilters,
  type CatalogueQuery,
} from './catalogueAddress';
import { sorts } from './searchMaterials';

const locales = constantFrom('en' as const, 'fr' as const);
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

const queryString = (href: string) => href.slice('/materials'.length);

test('an address says everything about a query, and says it once', () => {
  assert(
    property(queries, locales, (query, locale) => {
      const read = parseCatalogue(queryString(catalogueHref(query)), locale);
      expect({ ...read, search: '' }).toEqual({ ...query, search: '' });
      expect(isCanonical(queryString(catalogueHref(read)), locale)).toBe(true);
    }),
  );
});

test('whatever stands in an address, the handles are on the steps of the scale, in order and within it', () => {
  assert(
    property(string(), string(), locales, (min, max, locale) => {
      const { low, high } = parseCatalogue(`?min=${encodeURIComponent(min)}&max=${encodeURIComponent(max)}`, locale);
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
  ['?min=lots', { low: 0, high: 3000 }],
  ['?category=all', { category: '' }],
  ['?category=ALL&search=oak', { category: '', search: 'oak' }],
  ['?location=quebec', { location: 'QC' }],
  ['?location=on', { location: 'ON' }],
  ['?location=Atlantis', { location: '' }],
  ['?sort=cheapest', { sort: 'featured' }],
  ['?stock=1&sustainable=yes&saved=true', { inStock: true, sustainable: true, saved: true }],
] as const)('%s is read as the nearest valid state', (address, expected) => {
  expect(parseCatalogue(address, 'en')).toEqual({ ...emptyQuery, ...expected });
});

test('defaults stay out of the address and out of the question', () => {
  expect(catalogueHref(emptyQuery)).toBe('/materials');
  expect(toFilters(emptyQuery, ['1'])).toEqual({});
  expect(catalogueHref({ search: 'oak', category: 'Lumber & Wood' })).toBe('/materials?search=oak&category=Lumber%20%26%20Wood');
});

test('the ends of the scale do not limit, the saved ones do', () => {
  expect(toFilters({ ...emptyQuery, low: 50, high: 3000, saved: true }, ['7'])).toEqual({ min_price: 50, ids: ['7'] });
});

test.each([
  ['', 3000, 3000],
  ['abc', 3000, 3000],
  ['12,4', 0, 0],
  ['$1 240', 1250, 1250],
  ['1250', 1250, 1250],
  ['1,250', 1250, 3000],
  ['1 250', 1250, 1250],
  ['1\u202f250,00', 1250, 1250],
  ['1,250.00', 1250, 1250],
  ['99999999', 3000, 3000],
])('an upper price of "%s" in an address is %d in English and %d in French', (text, english, french) => {
  const high = (locale: 'en' | 'fr') => parseCatalogue(`?max=${encodeURIComponent(text)}`, locale).high;
  expect([high('en'), high('fr')]).toEqual([english, french]);
});
