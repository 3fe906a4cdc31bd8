import { toProvider } from '../provider/Provider';
import { serviceRow } from '../testing/serviceRows';
import { directoryQuery } from './directoryQuery';
import { distinctCategories, filterServices } from './filterServices';

const all = [
  serviceRow({ id: 10, name: 'Beta', rating: 4, review_count: 5, location: 'Laval, QC' }),
  serviceRow({ id: 2, name: 'Alpha', rating: 4, review_count: 5, category: 'Plumbing' }),
  serviceRow({ id: 1, name: 'Alpha', rating: 4, review_count: 5, category: 'Plumbing' }),
  serviceRow({ id: 3, name: '100% Électrique', rating: null, review_count: null, category: 'Electrical', location: null }),
  serviceRow({ id: 4, name: 'Zeta', rating: 4, review_count: 90 }),
].map(toProvider);
const ids = (query: Partial<Parameters<typeof filterServices>[1]>) =>
  filterServices(all, { ...directoryQuery.empty, ...query }, 0).services.map(({ id }) => id);

test.each([
  ['equal ratings by how many gave them, then by name and id; unrated last', {}, ['4', '1', '2', '10', '3']],
  ['fewest reviews last', { sort: 'reviews' }, ['4', '1', '2', '10', '3']],
  ['by name', { sort: 'name' }, ['3', '1', '2', '10', '4']],
  ['% is a letter like any other', { search: '%' }, ['3']],
  ['_ matches nothing but itself', { search: '_' }, []],
  ['case does not matter', { search: 'ÉLEC' }, ['3']],
  ['a part of the location', { search: 'laval' }, ['10']],
  ['a category is equal, not contained', { category: 'Plumb' }, []],
  ['text and category together', { search: 'alpha', category: 'Plumbing' }, ['1', '2']],
] as const)('%s', (_case, query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test('pages follow each other without gap or overlap', () => {
  const many = Array.from({ length: 50 }, (_, index) => toProvider(serviceRow({ id: index, name: `P${index}` })));
  const query = { ...directoryQuery.empty, sort: 'name' as const };
  const pages = [0, 24, 48].map((from) => filterServices(many, query, from));
  expect(pages.map(({ services, matched, total }) => [services.length, matched, total])).toEqual([
    [24, 50, 50],
    [24, 50, 50],
    [2, 50, 50],
  ]);
  expect(pages.map(({ next }) => next)).toEqual([{ from: 24, total: 50 }, { from: 48, total: 50 }, null]);
});

test('categories stand once each, by name; a service may have none', () => {
  const unsorted = toProvider(serviceRow({ category: null }));
  expect(distinctCategories([unsorted, ...all])).toEqual(['Electrical', 'Plumbing', 'Roofing']);
});
