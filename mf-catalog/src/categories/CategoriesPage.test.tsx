import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, type FakeDbOptions, renderSection } from '@marketplace/section-kit/testing';
import { materialArt } from '../art/materialArt';
import { section } from '../section';
import { categoryRow, categoryRows } from '../testing/categoryRows';

const french = { category_id: 1, title: 'Bois d’œuvre', description: 'Montants, contreplaqué et poutres.' };
const open = (path: string, tables: FakeDbOptions['tables'] = {}, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, locale, db: fakeDb({ tables: { categories: categoryRows, ...tables } }) });
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

afterEach(() => jest.useRealTimers());

test('filters at every key and writes the address once typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { address } = await open('/categories?from=mail');
  const field = screen.getByRole('searchbox', { name: 'Search categories' });
  await screen.findByText('10 categories');
  await user.type(field, 'heat ');
  expect(titles()).toEqual(['Heating & Cooling', 'Insulation']);
  expect(screen.getByText('2 categories')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect([address(), field]).toEqual(['/categories?search=heat', expect.objectContaining({ value: 'heat ' })]);
  await user.clear(field);
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect([address(), titles().length]).toEqual(['/categories', 10]);
});

test('cards come in one after the other, but not for somebody who filters', async () => {
  await open('/categories');
  const delay = () => screen.getAllByRole('article').map((card) => getComputedStyle(card.closest('li')!).animationDelay);
  await screen.findByText('10 categories');
  expect(delay()[3]).toBe('300ms');
  await userEvent.type(screen.getByRole('searchbox'), 'kind');
  expect(new Set(delay())).toEqual(new Set(['']));
});

test.each([
  [
    'trades of the category',
    [{ trade: 'Construction' }, { trade: 'Decks & Fences' }],
    [
      ['Construction', '/services?category=Construction'],
      ['Decks & Fences', '/services?category=Decks%20%26%20Fences'],
    ],
  ],
  ['a search where no trade is known', [], [['Find professionals for Lumber & Wood', '/services?search=Lumber%20%26%20Wood']]],
  [
    'a search where the backend has no trades',
    undefined,
    [['Find professionals for Lumber & Wood', '/services?search=Lumber%20%26%20Wood']],
  ],
  [
    'a search where the trades cannot be read',
    { status: 500, message: 'down' },
    [['Find professionals for Lumber & Wood', '/services?search=Lumber%20%26%20Wood']],
  ],
])('the last category left leads to its professionals: %s', async (_case, trades, links) => {
  const { container } = await open('/categories?search=lumber', trades ? { category_trades: trades } : {});
  const panel = await screen.findByRole('region', { name: 'Get help with Lumber & Wood' });
  await within(panel).findByRole('link', { name: links[0]![0] });
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(links);
  await expectAccessible(container);
});

test('cards say how many materials there are, once, and the last one left leads to them', async () => {
  const counts = [
    { title: 'Lumber & Wood', materials: 1, professionals: 1240 },
    { title: 'Heating & Cooling', materials: 12, professionals: 1 },
    { title: 'Insulation', materials: 0, professionals: 0 },
  ];
  const db = fakeDb({ tables: { categories: categoryRows, category_trades: [] }, rpc: { category_counts: () => counts } });
  const { container } = await renderSection(section, { path: '/categories', db });
  const cardOf = (title: string) => screen.getByRole('link', { name: title }).closest('article')!;
  expect(await screen.findByText('12 materials here')).toBeVisible();
  // What the category says of itself, else what is there.
  expect(cardOf('Lumber & Wood')).toHaveTextContent(/\D420\+ items$/);
  expect(cardOf('Heating & Cooling')).toHaveTextContent(/\D12 materials here$/);
  expect(cardOf('Insulation')).not.toHaveTextContent(/materials here/);
  await userEvent.click(screen.getByRole('link', { name: 'Lumber & Wood' }));
  expect(await screen.findByRole('link', { name: 'See materials: Lumber & Wood' })).toHaveAttribute(
    'href',
    '/materials?category=Lumber%20%26%20Wood',
  );
  await expectAccessible(container);
});

test('a category has its picture, and one that nobody chose a picture for its icon in that place', async () => {
  const { container } = await open('/categories');
  const imagesOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('article')!.querySelectorAll('img');
  expect((await imagesOf('Lumber & Wood'))[0]).toHaveAttribute('src', materialArt('board-cedar').src);
  expect(await imagesOf('Insulation')).toHaveLength(0);
  await expectAccessible(container);
});

test('no panel while several categories are left', async () => {
  await open('/categories?search=heat');
  await screen.findByText('2 categories');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a failed read can be tried again', async () => {
  let answer: (typeof categoryRows)[number][] | { status: number; message: string } = { status: 500, message: 'down' };
  const { container } = await open('/categories', { categories: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load categories: down');
  await expectAccessible(container);
  answer = [categoryRow()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lumber & Wood' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('speaks French: titles are French, addresses stay English, and both find the category', async () => {
  const { container, address } = await open(
    '/categories',
    { category_texts: [french], category_trades: [{ trade: 'Construction' }] },
    'fr',
  );
  const link = await screen.findByRole('link', { name: 'Bois d’œuvre' });
  expect(link).toHaveAttribute('href', '/fr/categories?search=Lumber%20%26%20Wood');
  expect(screen.getByText('10 catégories')).toBeVisible();
  const field = screen.getByPlaceholderText('Rechercher une catégorie…');
  for (const text of ['CONTREPLAQUÉ', "d'œuvre", 'd’œuvre', 'lumber']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(titles()).toEqual(['Bois d’œuvre']);
  }
  await userEvent.click(link);
  expect(address()).toBe('/categories?search=Lumber%20%26%20Wood');
  expect(await screen.findByRole('link', { name: 'Construction' })).toHaveAttribute('href', '/fr/services?category=Construction');
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz');
  expect(screen.getByText('Aucune catégorie ne correspond à votre recherche.')).toBeVisible();
  await expectAccessible(container);
});

test('wild text finds nothing and breaks nothing', async () => {
  await open(`/categories?search=${encodeURIComponent('%_"\\🔨'.repeat(500))}`);
  expect(await screen.findByText('No categories found matching your search.')).toBeVisible();
});
