import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { Icon, type IconName } from '@marketplace/shared-ui';
import { section } from './section';
import { categoryRows } from './testing/categoryRows';

const drawn = (name: IconName) => /<use[^>]*>/.exec(renderToStaticMarkup(<Icon name={name} />))![0];

const open = (path = '/categories', categories: Parameters<typeof fakeDb>[0] = { tables: { categories: categoryRows } }) =>
  renderSection(section, { path, db: fakeDb(categories) });
const titles = async () => (await screen.findAllByRole('article')).map((card) => within(card).getByRole('link').textContent);
const card = async (title: string) => (await screen.findByRole('link', { name: title })).closest('article')!;
const failing = (message?: string) => ({ tables: { categories: { status: 500, message } } });

const lines: [line: string, check: () => Promise<unknown>][] = [
  [
    "[§2 Categories] placeholder 'Search categories...'",
    async () => {
      await open();
      expect(screen.getByPlaceholderText('Search categories...')).toBeVisible();
    },
  ],
  [
    '[§2 Categories] optional query parameter search pre-fills the filter box',
    async () => {
      await open('/categories?search=heat');
      expect(screen.getByPlaceholderText('Search categories...')).toHaveValue('heat');
      expect(await titles()).toEqual(['Heating & Cooling', 'Insulation']);
    },
  ],
  [
    '[§2 Categories] Clicking a card goes to /categories?search={title}',
    async () => {
      const { address } = await open();
      await userEvent.click(await screen.findByRole('link', { name: 'Lumber & Wood' }));
      expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('Lumber & Wood');
      expect(screen.getByPlaceholderText('Search categories...')).toHaveValue('Lumber & Wood');
      expect(await titles()).toEqual(['Lumber & Wood']);
    },
  ],
  [
    "[§2 Categories] 'No categories found matching your search.'",
    async () => {
      await open('/categories?search=zzz');
      expect(await screen.findByText('No categories found matching your search.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
      expect(await titles()).toHaveLength(categoryRows.length);
      expect(screen.getByPlaceholderText('Search categories...')).toHaveFocus();
    },
  ],
  [
    '[§2 Categories] 100 ms stagger per card, [§9] at most 8 steps',
    async () => {
      await open();
      await titles();
      const delays = screen.getAllByRole('article').map((article) => getComputedStyle(article.closest('li')!).animationDelay);
      expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms', '400ms', '500ms', '600ms', '700ms', '800ms', '800ms']);
    },
  ],
  [
    "[§3] item_count shown as 'N+ items' when present",
    async () => {
      await open();
      expect(await card('Lumber & Wood')).toHaveTextContent('420+ items');
      expect(await card('Insulation')).toHaveTextContent('1,250+ items');
      expect(await card('Heating & Cooling')).not.toHaveTextContent('items');
    },
  ],
  [
    '[§3] icon_name is mapped to an icon, default Home',
    async () => {
      await open();
      expect((await card('Lumber & Wood')).querySelector('svg')).toContainHTML(drawn('Trees'));
      expect((await card('Insulation')).querySelector('svg')).toContainHTML(drawn('Home'));
    },
  ],
  [
    '[§4] lists have loading, error and loaded states: cards hold their place',
    async () => {
      await renderSection(section, { path: '/categories', db: { from: () => neverAnswered() } as never });
      expect(document.querySelector('[aria-busy="true"]')!.textContent).toBe('');
      for (const status of screen.queryAllByRole('status')) expect(status).not.toHaveTextContent('categories');
    },
  ],
  [
    '[§5] Category filter: case-insensitive substring match on title',
    async () => {
      await open('/categories?search=lUMBER%20%26');
      expect(await titles()).toEqual(['Lumber & Wood']);
    },
  ],
  [
    '[§5] Category filter: case-insensitive substring match on description',
    async () => {
      await open('/categories?search=PLYWOOD');
      expect(await titles()).toEqual(['Lumber & Wood']);
    },
  ],
  [
    '[§7] all rows, ordered by created_at ascending',
    async () => {
      const db = fakeDb({ tables: { categories: categoryRows } });
      await renderSection(section, { path: '/categories', db });
      expect(db.requests.filter((request) => request.includes('/categories'))).toEqual(['GET /categories?select=*&order=created_at.asc']);
      expect(await titles()).toEqual(categoryRows.map(({ title }) => title));
    },
  ],
  [
    "[§8] 'Failed to load categories: ' followed by the error message",
    async () => {
      await open('/categories', failing('permission denied for table categories'));
      expect(await screen.findByText('Failed to load categories: permission denied for table categories')).toBeVisible();
    },
  ],
  [
    "[§8] fallback text 'Failed to fetch categories'",
    async () => {
      await open('/categories', failing());
      expect(await screen.findByText('Failed to load categories: Failed to fetch categories')).toBeVisible();
    },
  ],
];

test.each(lines)('%s', (_line, check) => check());

/** A request that is never answered. */
function neverAnswered() {
  const request: unknown = new Proxy(() => request, { get: (_target, name) => (name === 'then' ? () => {} : () => request) });
  return request;
}
