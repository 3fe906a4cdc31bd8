import { collection } from '../../../content/sources/collection';

const source = { name: 'The city: fees', read: 'read', readOn: '2026-11-26', certainty: 'likely' };
const complaints = (words: object) =>
  (collection.schema.safeParse(words).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a source names its own page', () => {
  expect(complaints({ ...source, page: 'https://city.example/fees' })).toEqual([]);
});

test.each(['read', 'quoted'])('a source that was %s is refused without its page', (read) => {
  expect(complaints({ ...source, read })).toEqual([expect.stringMatching(/^page: a source that is not our own names its page/)]);
});

test.each(['read', 'readOn', 'certainty'])('a source is refused without its %s', (field) => {
  const { [field as keyof typeof source]: _, ...rest } = source;
  expect(complaints({ ...rest, page: 'https://city.example/fees' })).toEqual([expect.stringMatching(`^${field}: `)]);
});

test('the home page of a site is no page', () => {
  expect(complaints({ ...source, page: 'https://city.example/' })).toEqual([expect.stringMatching(/^page: name the page itself/)]);
});

test('our own word has none', () => {
  expect(complaints({ ...source, read: 'own' })).toEqual([]);
});
