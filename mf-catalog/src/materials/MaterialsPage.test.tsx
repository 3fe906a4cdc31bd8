import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { categoryRows } from '../testing/categoryRows';
import { materialRow, sixMaterials } from '../testing/materialRows';

const open = (path = '/materials', db: FakeDb = catalogueBackend(sixMaterials), locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, db, locale });
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const param = (address: string, name: string) => new URLSearchParams(address.split('?')[1]).get(name);

beforeEach(() => localStorage.clear());

test('the first page asks for materials once, beside the shared categories', async () => {
  const db = catalogueBackend(sixMaterials);
  await open('/materials', db);
  await screen.findByText('Showing 6 materials');
  expect(db.requests.filter((request) => !request.includes('/categories'))).toEqual([
    'POST /rpc/search_materials {"q":"","filters":{},"sort":"featured","after":null,"page_size":24}',
  ]);
});

test('brands are not searched, but the brand that was meant is offered', async () => {
  const { address } = await open('/materials?search=argilla');
  expect(await screen.findByText('Showing 0 materials')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything by Argilla' }));
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  expect(address()).toBe('/materials?brand=Argilla');
});

test.each([
  ['en', 'No material matches “thermostt walnut” exactly. We looked for “thermostat”, “walnut”.', 'Showing 1 material'],
  [
    'fr',
    'Aucun matériau ne correspond exactement à « thermostt walnut ». Nous avons cherché : « thermostat », « walnut ».',
    'Affichage de 1 matériau',
  ],
] as const)('a text that no material has: the page counts what was understood and says so (%s)', async (locale, line, count) => {
  const item = sixMaterials[0]!;
  const understood = [{ typed: 'thermostt', meant: 'thermostat' }, { typed: 'walnut' }];
  const answer = { total: 1, items: [item], next: null, brands: [], price_max: null, understood };
  await open('/materials?search=thermostt+walnut', catalogueBackend(sixMaterials, { rpc: { search_materials: () => answer } }), locale);
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText(count)).toBeVisible();
  expect(screen.queryByText(/No materials match|Aucun matériau ne correspond à/)).toBeNull();
});

test('every filter lives in the address and has a chip that takes it away', async () => {
  const { address } = await open();
  await screen.findByText('Showing 6 materials');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'British Columbia');
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  expect(await screen.findByRole('button', { name: 'Show 2 materials' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sustainable options' }));
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Aurora');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 0 materials' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Showing 0 materials')).toBeVisible();
  expect([...new URLSearchParams(address().split('?')[1])]).toEqual([
    ['location', 'BC'],
    ['stock', 'true'],
    ['sustainable', 'true'],
    ['brand', 'Aurora'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Aurora”' }));
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  await userEvent.click(within(screen.getByRole('group', { name: 'Active filters' })).getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Showing 6 materials')).toBeVisible();
  expect(address()).toBe('/materials');
  expect(screen.getByPlaceholderText('Search materials, brands, or products...')).toHaveFocus();
});

test('prices upside down in the address become the range between them', async () => {
  const { address } = await open('/materials?min=250&max=50');
  expect(await screen.findByText('Showing 4 materials')).toBeVisible();
  expect(address()).toBe('/materials?min=50&max=250');
});

test('a category that does not exist counts as all, whatever case it is in it is found', async () => {
  const { address } = await open('/materials?category=paint%20%26%20finishes');
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  expect(param(address(), 'category')).toBe('Paint & Finishes');
});

test('an unknown category falls back to all', async () => {
  const { address } = await open('/materials?category=Dragons');
  await waitFor(() => expect(address()).toBe('/materials'));
  expect(await screen.findByText('Showing 6 materials')).toBeVisible();
});

test('Load More brings the next 24 and puts the focus on the first of them', async () => {
  await open('/materials', catalogueBackend(Array.from({ length: 30 }, (_, index) => materialRow(index + 1))));
  await screen.findByText('Showing 30 materials');
  expect(names()).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Load More Materials' }));
  expect(await screen.findByRole('link', { name: 'Material 25' })).toHaveFocus();
  expect(names()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Load More Materials' })).toBeNull();
});

test('hearts are kept on the device, and the saved ones are an address', async () => {
  const { address } = await open();
  await screen.findByText('Showing 6 materials');
  await userEvent.click(screen.getByRole('button', { name: 'Save Drill Set' }));
  expect(screen.getByRole('button', { name: 'Save Drill Set' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Saved (1)' }));
  expect(address()).toBe('/materials?saved=true');
  expect(await screen.findByText('Showing 1 material')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save Drill Set' }));
  expect(await screen.findByText('You have not saved any materials yet.')).toBeVisible();
});

test('what is saved and narrowed away is not called nothing saved', async () => {
  const { address } = await open();
  await screen.findByText('Showing 6 materials');
  await userEvent.click(screen.getByRole('button', { name: 'Save Drill Set' }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved (1)' }));
  await screen.findByText('Showing 1 material');
  await userEvent.selectOptions(screen.getByLabelText('Brand'), 'Argilla');
  expect(address()).toBe('/materials?brand=Argilla&saved=true');
  expect(await screen.findByText('No materials match.')).toBeVisible();
  expect(screen.queryByText('You have not saved any materials yet.')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Clear Filters' }).length).toBeGreaterThan(0);
});

test('while the next answer is under way, an empty one speaks of what it was asked', async () => {
  let release = () => {};
  const before = (body: string) => (body.includes('"q":""') ? new Promise<void>((resolve) => (release = resolve)) : undefined);
  const { address } = await open('/materials?search=zzzz', catalogueBackend(sixMaterials, { before }));
  await screen.findByText('No materials match “zzzz”.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
  await waitFor(() => expect(address()).toBe('/materials'));
  expect(screen.getByText('No materials match “zzzz”.')).toBeVisible();
  expect(screen.queryByText('No materials match.')).toBeNull();
  await act(async () => release());
  expect(await screen.findByText('Showing 6 materials')).toBeVisible();
});

test('the eye shows a material over the list, which stays where it was', async () => {
  const { address } = await open();
  await screen.findByText('Showing 6 materials');
  const eye = screen.getByRole('button', { name: 'Quick look at Porcelain Tile' });
  await userEvent.click(eye);
  const dialog = await screen.findByRole('dialog', { name: 'Porcelain Tile' });
  expect(dialog).toHaveTextContent('Brand: Argilla');
  expect(within(dialog).getByText('Sample')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'See all details' })).toHaveAttribute('href', '/materials/4');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(eye).toHaveFocus();
  expect(address()).toBe('/materials');
});

test('a material goes on the list, what is sold out cannot', async () => {
  const { shell } = await open();
  await screen.findByText('Showing 6 materials');
  const card = screen.getByRole('article', { name: 'Cedar Board' });
  expect(within(card).getByText('Sample')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: 'Add to Cart' }));
  expect(shell.notifications).toEqual([expect.objectContaining({ title: 'Added to list', description: '1 × Cedar Board' })]);
  expect(within(screen.getByRole('article', { name: 'Smart Thermostat' })).getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
});

test('the filters open before the list, are cleared there, and the button that opened them has the focus again', async () => {
  const { address } = await open('/materials?stock=true&search=board');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/materials?search=board');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('a failure shows the server’s words and can be tried again', async () => {
  let isDown = true;
  const answer = { total: 0, items: [], next: null, brands: [], price_max: null };
  const db = catalogueBackend([], { rpc: { search_materials: () => (isDown ? { status: 400, message: 'statement timeout' } : answer) } });
  await open('/materials', db);
  expect(await screen.findByText('Failed to load materials: statement timeout', {}, { timeout: 5000 })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 0 materials')).toBeVisible();
});

test('a backend with only the two tables says so, and the categories are there', async () => {
  await open('/materials', fakeDb({ tables: { categories: categoryRows } }));
  expect(await screen.findByText('The catalogue is not available here')).toBeVisible();
  expect(within(screen.getByRole('combobox', { name: 'Category' })).getByRole('option', { name: 'Lumber & Wood' })).toBeInTheDocument();
});

test('in French everything is French, and the question says so', async () => {
  const db = catalogueBackend(sixMaterials);
  const { container } = await open('/materials', db, 'fr');
  expect(await screen.findByText('Affichage de 6 matériaux')).toBeVisible();
  const card = screen.getByRole('article', { name: 'Planche de cèdre' });
  expect(within(card).getByText('Exemple')).toBeVisible();
  expect(card).toHaveTextContent('Surrey, Colombie-Britannique');
  expect(card).toHaveTextContent(/18,75\s\$ la planche/);
  expect(card).toHaveTextContent('Bois de source responsable');
  expect(within(card).getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  expect(db.requests.find((request) => request.includes('search_materials'))).toContain('"locale":"fr"');
  await expectAccessible(container);
});

test('the page is accessible', async () => {
  const { container } = await open('/materials?min=50&brand=Northwood');
  await screen.findByText(/^Showing/);
  await expectAccessible(container);
});
