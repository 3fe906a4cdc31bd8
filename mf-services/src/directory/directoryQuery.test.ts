import fc from 'fast-check';
import { directoryHref, directoryQuery } from './directoryQuery';

const { empty } = directoryQuery;
const parse = (search: string, locale: 'en' | 'fr' = 'en') => directoryQuery.parse(search, locale);
const canonical = (search: string) => directoryQuery.toSearch(parse(search));

test.each([
  ['', { search: '', category: '', sort: 'rating' }],
  ['?search=roof&category=Plumbing&sort=name', { search: 'roof', category: 'Plumbing', sort: 'name' }],
  ['?search=%20%20&sort=rating', { search: '', category: '', sort: 'rating' }],
  ['?sort=price&utm=x&page=3', { search: '', category: '', sort: 'rating' }],
  ['?search=a%00b%1Fc', { search: 'a b c', category: '', sort: 'rating' }],
  ['?search=%E0%A4%A', { search: '\uFFFD%A', category: '', sort: 'rating' }],
])('%s is read as its nearest valid state', (queryString, query) => {
  expect(parse(queryString)).toEqual({ ...empty, ...query });
});

test.each([
  ['?near=m5v2t6&radius=30', { near: 'M5V 2T6', radius: 25 }],
  ['?near=%20h2x%20', { near: 'H2X' }],
  ['?search=m5v1a1&near=Toronto', { near: 'M5V 1A1' }],
  ['?search=M5V', { search: 'M5V' }],
  ['?near=Montr%C3%A9al&radius=1000', { near: 'Montréal', radius: 100 }],
  ['?near=Toronto&radius=near&sort=distance', { near: 'Toronto', sort: 'distance' }],
  ['?radius=5&sort=distance', {}],
  ['?verified=1&rating=3.9&response=2H&language=FR', { verified: true, rating: 4, response: '2h', language: 'fr' }],
  ['?verified=maybe&rating=-2&response=now&language=de', {}],
  ['?rating=99', {}],
  ['?saved=true', { saved: true }],
] as const)('%s is read as the nearest filters there are', (queryString, query) => {
  expect(parse(queryString)).toEqual({ ...empty, ...query });
});

test('a comparison names three professionals at most, each once', () => {
  expect(parse('?compare=a,b,,a,c,d').compare).toEqual(['a', 'b', 'c']);
  expect(parse('?compare=').compare).toEqual([]);
  expect(directoryHref({ near: 'H2X', radius: 5, compare: ['a', 'b'] })).toBe('/services?near=H2X&radius=5&compare=a%2Cb');
});

test('defaults are left out of an address', () => {
  expect(directoryHref({ search: '', category: '', sort: 'rating' })).toBe('/services');
  expect(directoryHref({ search: 'Kitchen & bath', sort: 'reviews' })).toBe('/services?search=Kitchen%20%26%20bath&sort=reviews');
});

test.each([
  ['?search=Kitchen%20Renovation', '?search=Kitchen%20Renovation'],
  ['?sort=name&search=Kitchen+Renovation', '?search=Kitchen%20Renovation&sort=name'],
  ['?sort=rating', ''],
  ['?search=', ''],
  ['?search=roof&utm=x', '?search=roof'],
  ['?verified=1', '?verified=true'],
  ['?verified=YES&saved=1', '?verified=true&saved=true'],
  ['?verified=0&saved=no', ''],
])('%s says %s', (given, said) => {
  expect(canonical(given)).toBe(said);
  expect(canonical(said)).toBe(said);
});

test('a rating is read as people write it in the language of the page', () => {
  expect(parse('?rating=4,5', 'fr').rating).toBe(4.5);
  expect(directoryQuery.toSearch({ rating: 4.5 })).toBe('?rating=4.5');
});

test('whatever is typed survives the way through the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 240 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (search, category) => {
      const once = parse(`?${new URLSearchParams({ search, category })}`);
      expect(parse(directoryQuery.toSearch(once))).toEqual(once);
    }),
    { numRuns: 50 },
  );
});

test('a place that is cut in the middle of a character is still an address', () => {
  const { near } = parse(`?near=${'a'.repeat(59)}🔨`);
  expect(near).toBe('a'.repeat(59));
  expect(directoryHref({ near })).toBe(`/services?near=${near}`);
});

test('a text of 10 kB stays a short address', () => {
  const { search } = parse(`?search=${'🔨'.repeat(2500)}`);
  expect(search.length).toBeLessThanOrEqual(201);
  expect(() => directoryHref({ search })).not.toThrow();
});
