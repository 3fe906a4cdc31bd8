import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { drawnStars } from '@marketplace/shared-ui/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow, sixMaterials } from '../testing/materialRows';

const open = async (path = '/materials', rows = sixMaterials) => {
  const page = await renderSection(section, { path, db: catalogueBackend(rows) });
  await screen.findByText(/^Showing/);
  return page;
};
const card = (name: string) => screen.getByRole('article', { name });
const names = () => screen.getAllByRole('article').map((article) => within(article).getByRole('link').textContent);
const options = (name: string) =>
  within(screen.getByRole('combobox', { name, hidden: true }))
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent);

beforeEach(() => localStorage.clear());

const lines: [line: string, check: () => Promise<unknown>][] = [
  [
    "[§2 Materials] 'Canadian Material Selection Catalogue'",
    async () => {
      await open();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Canadian Material Selection Catalogue');
    },
  ],
  [
    "[§2 Materials] placeholder 'Search materials, brands, or products...'; search lives in the URL",
    async () => {
      const { address } = await open('/materials?search=paint');
      expect(screen.getByPlaceholderText('Search materials, brands, or products...')).toHaveValue('paint');
      expect(names()).toEqual(['Eggshell Paint']);
      expect(address()).toBe('/materials?search=paint');
    },
  ],
  [
    "[§2 Materials] category dropdown ('All Categories' plus category titles from the shared categories source), omitted when all",
    async () => {
      const { address } = await open();
      expect(options('Category')).toEqual(expect.arrayContaining(['All Categories', 'Lumber & Wood', 'Heating & Cooling']));
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Heating & Cooling');
      expect(await screen.findByText('Showing 1 material')).toBeVisible();
      expect(new URLSearchParams(address().split('?')[1]).get('category')).toBe('Heating & Cooling');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All Categories');
      expect(address()).toBe('/materials');
    },
  ],
  [
    '[§2 Materials] price range slider in CAD, 0 to 3000, step 50, two handles, the upper label shown with a plus sign',
    async () => {
      await open();
      const handles = screen.getAllByRole('slider', { hidden: true });
      expect(handles.map((handle) => handle.getAttribute('aria-valuenow'))).toEqual(['0', '3000']);
      expect(handles[1]).toHaveAttribute('aria-valuetext', '$3,000+');
    },
  ],
  [
    '[§2 Materials] location dropdown (All Locations, British Columbia, Alberta, Ontario, Quebec)',
    async () => {
      await open();
      expect(options('Location')).toEqual(['All Locations', 'British Columbia', 'Alberta', 'Ontario', 'Quebec']);
    },
  ],
  [
    "[§2 Materials] checkboxes 'In stock only' and 'Sustainable options'",
    async () => {
      await open('/materials?stock=true&sustainable=true');
      expect(screen.getByRole('checkbox', { name: 'In stock only', hidden: true })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: 'Sustainable options', hidden: true })).toBeChecked();
      expect(names()).toEqual(['Cedar Board']);
    },
  ],
  [
    '[§2 Materials] Sort: Featured, Price: Low to High, Price: High to Low, Highest Rated, Newest',
    async () => {
      await open();
      expect(options('Sort by')).toEqual(['Featured', 'Price: Low to High', 'Price: High to Low', 'Highest Rated', 'Newest']);
    },
  ],
  [
    "[§2 Materials] 'Showing N materials', and a 'Load More Materials' button",
    async () => {
      await open(
        '/materials',
        Array.from({ length: 1250 }, (_, index) => materialRow(index + 1)),
      );
      expect(screen.getByText('Showing 1,250 materials')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Load More Materials' })).toBeVisible();
      expect(names()).toHaveLength(24);
    },
  ],
  [
    '[§2 Materials] Card: image, sustainability badge if any, category badge, name, description, rating, review count, location, price with two decimals and unit, Add to Cart, delivery note',
    async () => {
      await open();
      const cedar = card('Cedar Board');
      expect(cedar.querySelector('img')).toHaveAttribute('src');
      for (const text of [
        'Responsibly sourced wood',
        'Lumber & Wood',
        'Straight and dry.',
        'Surrey, British Columbia',
        '$18.75 per board',
        'Ships tomorrow',
      ])
        expect(cedar).toHaveTextContent(text);
      expect(drawnStars(cedar)).toBe(4.5);
      expect(cedar).toHaveTextContent('4.7 (10)');
      expect(within(cedar).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
      expect(card('Drill Set')).not.toHaveTextContent('Responsibly');
    },
  ],
  [
    '[§2 Materials] a heart button toggles a favourite mark, an eye button',
    async () => {
      await open();
      const heart = within(card('Cedar Board')).getByRole('button', { name: 'Save Cedar Board' });
      await userEvent.click(heart);
      expect(heart).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(heart);
      expect(heart).toHaveAttribute('aria-pressed', 'false');
      expect(within(card('Cedar Board')).getByRole('button', { name: 'Quick look at Cedar Board' })).toBeVisible();
    },
  ],
  [
    '[§2 Materials] Cards animate in with a 0.1 s delay per index, and not again while somebody filters',
    async () => {
      await open();
      const delays = () => screen.getAllByRole('article').map((article) => getComputedStyle(article.closest('li')!).animationDelay);
      expect(delays()).toEqual(['0ms', '100ms', '200ms', '300ms', '400ms', '500ms']);
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
      expect(delays().join('')).toBe('');
    },
  ],
  [
    '[§5] search matches name or description, case-insensitively (brand is not searched)',
    async () => {
      await open('/materials?search=CEDAR');
      expect(names()).toEqual(['Cedar Board', 'Smart Thermostat']);
    },
  ],
  [
    '[§5] Price matches when between the two handles, inclusive',
    async () => {
      await open('/materials?min=50&max=200', [
        materialRow(1, { price: 50 }),
        materialRow(2, { price: 200 }),
        materialRow(3, { price: 200.01 }),
      ]);
      expect(names()).toEqual(['Material 1', 'Material 2']);
    },
  ],
  ...(
    [
      ['price-low', ['Porcelain Tile', 'Cedar Board', 'Smart Dimmer', 'Eggshell Paint', 'Drill Set', 'Smart Thermostat']],
      ['price-high', ['Smart Thermostat', 'Drill Set', 'Eggshell Paint', 'Smart Dimmer', 'Cedar Board', 'Porcelain Tile']],
      ['rating', ['Smart Dimmer', 'Cedar Board', 'Eggshell Paint', 'Drill Set', 'Porcelain Tile', 'Smart Thermostat']],
      ['newest', ['Eggshell Paint', 'Smart Thermostat', 'Porcelain Tile', 'Smart Dimmer', 'Drill Set', 'Cedar Board']],
      ['featured', ['Cedar Board', 'Drill Set', 'Smart Dimmer', 'Porcelain Tile', 'Smart Thermostat', 'Eggshell Paint']],
    ] as const
  ).map(([sort, expected]): [string, () => Promise<unknown>] => [
    `[§5] sort by ${sort}`,
    async () => {
      await open(`/materials?sort=${sort}`);
      expect(names()).toEqual(expected);
    },
  ]),
];

test.each(lines)('%s', (_line, check) => check());
