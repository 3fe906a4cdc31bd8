import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, renderSection, TestShellProviders } from '@marketplace/section-kit/testing';
import { drawnStars } from '@marketplace/shared-ui/testing';
import { FeaturedServices } from './featured-services/FeaturedServices';
import { QuoteCard } from './quote-request/QuoteCard';
import { section } from './section';
import { toProvider } from './provider/Provider';
import { searchBackend } from './testing/searchBackend';
import { serviceRow, serviceRows } from './testing/serviceRows';

const rows = [
  serviceRow({ id: 1, name: 'Maple Ridge Roofing', category: 'Roofing', rating: 4.9, review_count: 127, location: 'Toronto, ON' }),
  serviceRow({
    id: 2,
    name: 'Atlantic Plumbing',
    category: 'Plumbing',
    rating: 4.5,
    review_count: 300,
    location: 'Halifax, NS',
    verified: false,
  }),
  serviceRow({ id: null, name: 'Zephyr Painters', category: 'Painting', rating: 1, review_count: 3, location: 'Regina, SK' }),
];
const open = (path = '/services', backend = rows) => renderSection(section, { path, db: searchBackend(backend) });
const card = (name: string) => screen.findByRole('article', { name });
const names = async () => (await screen.findAllByRole('article')).map((article) => within(article).getByRole('heading').textContent);

const lines: [line: string, check: () => Promise<unknown>][] = [
  [
    '[§2 Services] sort dropdown: Highest Rated (rating), Most Reviews (reviews), Name A-Z (name)',
    async () => {
      await open();
      const options = within(screen.getByLabelText('Sort by')).getAllByRole<HTMLOptionElement>('option');
      expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
        ['rating', 'Highest Rated'],
        ['reviews', 'Most Reviews'],
        ['name', 'Name A-Z'],
      ]);
    },
  ],
  [
    "[§2 Services] category dropdown: 'All Categories' plus the distinct categories found in the data",
    async () => {
      await open();
      await screen.findByRole('option', { name: 'Roofing' });
      const options = within(screen.getByLabelText('Category')).getAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(['All Categories', 'Painting', 'Plumbing', 'Roofing']);
    },
  ],
  [
    "[§2 Services] 'Showing X of Y services'",
    async () => {
      await open('/services?search=roof');
      expect(await screen.findByText('Showing 1 of 3 services')).toBeVisible();
    },
  ],
  [
    '[§2 Services] on empty results a Clear Filters button resets search and category',
    async () => {
      const { address } = await open('/services?search=zzz&category=Roofing');
      await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }));
      expect(await screen.findByText('Showing 3 of 3 services')).toBeVisible();
      expect([address(), screen.getByLabelText('Search services', { selector: 'input' }), screen.getByLabelText('Category')]).toEqual([
        '/services',
        expect.objectContaining({ value: '' }),
        expect.objectContaining({ value: '' }),
      ]);
    },
  ],
  [
    '[§2 Services] card: name, category, rating as stars, review count, location, response time, Verified, Get Quote',
    async () => {
      await open();
      const shown = await card('Maple Ridge Roofing');
      for (const text of ['Roofing', '4.9', 'Toronto, ON', 'Within 2 hours', 'Verified'])
        expect(within(shown).getByText(text)).toBeVisible();
      expect(shown).toHaveTextContent('(127)');
      expect(within(shown).getByText('Rated 4.9 out of 5, 127 reviews')).toBeInTheDocument();
      expect(drawnStars(shown)).toBe(5);
      expect(within(shown).getByRole('button', { name: 'Get Quote' })).toBeEnabled();
      expect(within(await card('Atlantic Plumbing')).queryByText('Verified')).toBeNull();
      expect(drawnStars(await card('Zephyr Painters'))).toBe(1);
    },
  ],
  [
    '[§2 Services] A card with an id links to /services/{id}',
    async () => {
      await open();
      expect(within(await card('Maple Ridge Roofing')).getByRole('link', { name: 'Maple Ridge Roofing' })).toHaveAttribute(
        'href',
        '/services/1',
      );
    },
  ],
  [
    '[§2 Services] skeleton cards while loading',
    async () => {
      await renderSection(section, { path: '/services', db: { from: () => pending(), rpc: () => pending() } as never });
      expect(document.querySelector('[aria-busy="true"]')!.querySelectorAll('article')).toHaveLength(6);
    },
  ],
  [
    '[§2 Home] Featured Local Services: the first 6 services as the backend orders them',
    async () => {
      showFeatured(serviceRows(8));
      expect(screen.getByRole('region', { name: 'Featured Local Services' })).toBeVisible();
      expect(await names()).toEqual(['Provider 1', 'Provider 2', 'Provider 3', 'Provider 4', 'Provider 5', 'Provider 6']);
    },
  ],
  [
    '[§2 Home] View All Services button (/services)',
    async () => {
      showFeatured(rows);
      expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
      await card('Maple Ridge Roofing');
    },
  ],
  [
    '[§3] rating 1 to 5, verified boolean',
    async () => {
      await open();
      expect(within(await card('Zephyr Painters')).getByText('1.0')).toBeVisible();
    },
  ],
  ...(['ROOF', 'plumb', 'regina'] as const).map((text, index): [string, () => Promise<unknown>] => [
    `[§5] Service filter: case-insensitive substring of ${['name', 'category', 'location'][index]}`,
    async () => {
      await open(`/services?search=${text}`);
      await screen.findByText('Showing 1 of 3 services');
      expect(await names()).toEqual([rows[index]!.name]);
    },
  ]),
  [
    '[§5] category by equality',
    async () => {
      await open('/services?category=Plumbing');
      await screen.findByText('Showing 1 of 3 services');
      expect(await names()).toEqual(['Atlantic Plumbing']);
    },
  ],
  ...(
    [
      ['', [0, 1, 2]],
      ['?sort=reviews', [1, 0, 2]],
      ['?sort=name', [1, 0, 2]],
    ] as const
  ).map(([query, order]): [string, () => Promise<unknown>] => [
    `[§5] rating descending, review count descending, or name ascending: /services${query}`,
    async () => {
      await open(`/services${query}`);
      expect(await names()).toEqual(order.map((index) => rows[index]!.name));
    },
  ]),
  [
    "[§8] 'Feature Coming Soon', '{name}'s profile page will be available soon.'",
    async () => {
      const { shell } = await open();
      await userEvent.click(within(await card('Zephyr Painters')).getByRole('button', { name: 'Zephyr Painters' }));
      expect(shell.notifications).toEqual([
        { title: 'Feature Coming Soon', description: "Zephyr Painters's profile page will be available soon.", tone: 'info' },
      ]);
    },
  ],
  [
    "[§8] 'Quote Request', 'Quote request sent to {name}. They will contact you soon!'",
    async () => {
      const { shell } = await open();
      await userEvent.click(within(await card('Maple Ridge Roofing')).getByRole('button', { name: 'Get Quote' }));
      await waitFor(() =>
        expect(shell.notifications).toEqual([
          {
            title: 'Quote Request',
            description: 'Quote request sent to Maple Ridge Roofing. They will contact you soon!',
            tone: 'success',
          },
        ]),
      );
    },
  ],
  [
    "[§8] Profile Request Quote without a selected service: 'Please select a service', 'Choose which service you'd like a quote for.'",
    async () => {
      const { notifications } = showQuoteCard();
      await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
      expect(notifications).toEqual([
        { title: 'Please select a service', description: "Choose which service you'd like a quote for.", tone: 'failure' },
      ]);
    },
  ],
  [
    "[§2 Profile, §8] Select Service, first option 'Choose a service...'; 'Quote request sent!' names company, service and 2 hours",
    async () => {
      const { notifications } = showQuoteCard();
      const select = screen.getByLabelText('Select Service');
      expect(within(select).getAllByRole('option')[0]).toHaveTextContent('Choose a service...');
      expect(select).toHaveValue('');
      await userEvent.selectOptions(select, 'New roof');
      await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
      await waitFor(() =>
        expect(notifications).toMatchObject([
          { title: 'Quote request sent!', description: expect.stringMatching(/Maple Ridge Roofing.*New roof.*within 2 hours/) },
        ]),
      );
    },
  ],
];

test.each(lines)('%s', (_line, check) => check());

function showFeatured(backend: typeof rows) {
  render(
    <TestShellProviders shell={createTestShell({ db: searchBackend(backend) })} path="/">
      <FeaturedServices />
    </TestShellProviders>,
  );
}

function showQuoteCard() {
  const shell = createTestShell({ db: searchBackend(rows) });
  render(
    <TestShellProviders shell={shell} path="/services/1">
      <QuoteCard provider={toProvider(rows[0]!)} services={['New roof']} />
    </TestShellProviders>,
  );
  return shell;
}

/** A request that is never answered. */
function pending() {
  const request: unknown = new Proxy(() => request, { get: (_target, name) => (name === 'then' ? () => {} : () => request) });
  return request;
}

test('default images differ by category', async () => {
  const { serviceArt } = await import('./provider/serviceArt');
  const categories = ['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];
  expect(new Set(categories.map(serviceArt)).size).toBe(categories.length);
  await open();
  await waitFor(() => expect(document.querySelectorAll('article img')).toHaveLength(rows.length));
});
