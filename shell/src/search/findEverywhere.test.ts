import { AppError, type Find, type Found, type SectionDefinition } from '@marketplace/section-kit';
import { fakeDb } from '@marketplace/section-kit/testing';
import { SectionLoader } from '../section-loader/SectionLoader';
import { knownComposition, testComposition, testSection } from '../testing/testComposition';
import { findEverywhere } from './findEverywhere';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ranks: Record<string, number> = { Sorts: 1, Names: 2, Goods: 3, Towns: 4, Texts: 5 };
const one = (group: string, value: string): Found => ({ group, rank: ranks[group]!, value, href: `/${value}` });

/** @param finds what each section finds, by its name; a section that is no function cannot be loaded */
function setUp(finds: Record<string, Find | null>) {
  const names = Object.keys(finds);
  const loaded: string[] = [];
  const load = async ({ name }: { name: string }): Promise<SectionDefinition> => {
    loaded.push(name);
    const find = finds[name];
    if (!find) throw new Error('404');
    return { name, routes: [], fragments: {}, finder: async () => ({ find }) };
  };
  const sections = [testSection('mf-plain'), ...names.map((name) => testSection(name, { finder: true }))];
  const loader = new SectionLoader(knownComposition(testComposition(sections)), load, () => undefined, []);
  const search = async (text: string) => {
    const asked = findEverywhere(text, loader, { db: fakeDb(), locale: 'en' });
    await jest.advanceTimersByTimeAsync(10_000);
    return (await asked).map(({ group, value }) => `${group}: ${value}`);
  };
  return { loader, loaded, search };
}

test('what all sections find stands in groups, in the order that they ask for', async () => {
  const { search } = setUp({
    'mf-one': async () => [one('Texts', 'Roofs in winter')],
    'mf-two': async () => [one('Towns', 'Toronto'), one('Names', 'Roof King'), one('Sorts', 'Roofing')],
    'mf-three': async () => [one('Goods', 'Shingles')],
  });
  expect(await search('roof')).toEqual([
    'Sorts: Roofing',
    'Names: Roof King',
    'Goods: Shingles',
    'Towns: Toronto',
    'Texts: Roofs in winter',
  ]);
});

test('a group has four at most', async () => {
  const { search } = setUp({ 'mf-one': async () => [1, 2, 3, 4, 5].map((nth) => one('Sorts', `${nth}`)) });
  expect(await search('roof')).toEqual(['Sorts: 1', 'Sorts: 2', 'Sorts: 3', 'Sorts: 4']);
});

test.each<[string, Find | null]>([
  ['cannot be loaded', null],
  ['fails', () => Promise.reject(new Error('down'))],
  ['breaks', () => JSON.parse('{')],
  ['never answers', () => new Promise(() => undefined)],
])('a section that %s leaves the others in place', async (_what, find) => {
  const { search } = setUp({ 'mf-bad': find, 'mf-good': async () => [one('Sorts', 'Roofing')] });
  expect(await search('roof')).toEqual(['Sorts: Roofing']);
});

test('what is found does not wait long for the others, and the slow one is waited for where nobody else finds anything', async () => {
  const slow: Find = () => new Promise((resolve) => setTimeout(() => resolve([one('Texts', 'Late')]), 3_000));
  expect(await setUp({ 'mf-slow': slow, 'mf-fast': async () => [one('Sorts', 'Roofing')] }).search('roof')).toEqual(['Sorts: Roofing']);
  expect(await setUp({ 'mf-slow': slow, 'mf-fast': async () => [] }).search('roof')).toEqual(['Texts: Late']);
});

test('an empty text asks nobody, and fetches the code of those who find', async () => {
  const find = jest.fn<Promise<Found[]>, Parameters<Find>>(async () => []);
  const { search, loaded } = setUp({ 'mf-one': find, 'mf-two': find });
  expect(await search('  ')).toEqual([]);
  expect(loaded).toEqual(['mf-one', 'mf-two']);
  expect(find).not.toHaveBeenCalled();
});

test('whoever has nothing in this backend is not asked again; who only failed is', async () => {
  const missing = jest.fn<Promise<Found[]>, Parameters<Find>>(() => Promise.reject(new AppError('missing')));
  const failing = jest.fn<Promise<Found[]>, Parameters<Find>>(() => Promise.reject(new AppError('unconfirmed')));
  const { search } = setUp({ 'mf-one': missing, 'mf-two': failing });
  await search('roof');
  await search('roofi');
  expect(missing).toHaveBeenCalledTimes(1);
  expect(failing.mock.calls.map(([text]) => text)).toEqual(['roof', 'roofi']);
});
