import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { catalogueBackend } from '../../testing/catalogueBackend';
import { categoryRows } from '../../testing/categoryRows';
import { pageOf } from '../../testing/materialPageRow';
import { sixMaterials } from '../../testing/materialRows';

const backend = (page: unknown = pageOf()) => catalogueBackend(sixMaterials, { rpc: { material_page: () => page } });
const open = (db: FakeDb = backend(), path = '/materials/4', locale: 'en' | 'fr' = 'en') => renderSection(section, { path, db, locale });
const heading = () => screen.findByRole('heading', { name: 'Porcelain Tile', level: 1 });

beforeEach(() => localStorage.clear());

test('price with unit, lowest price of 90 days, details, vendor and who installs it', async () => {
  const { container } = await open();
  await heading();
  expect(container).toHaveTextContent('$4.29 per sq ft');
  expect(screen.getByText('Lowest price in 90 days: $3.99')).toBeVisible();
  expect(screen.getByText('Thickness').nextSibling).toHaveTextContent('9 mm');
  expect(screen.getByText(/Sold by Test Yard/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bathroom Renovation' })).toHaveAttribute('href', '/services?category=Bathroom%20Renovation');
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['SincePrice', 'November 9, 2026$4.29', 'July 6, 2026$3.99', 'January 5, 2026$4.12']);
  const chart = screen.getByRole('img', { name: 'Price over time, from $3.99 to $4.29' });
  const labels = [...chart.querySelectorAll('span, time')].map((label) => label.textContent);
  expect(labels).toEqual(['$4.29', '$3.99', 'Jan 5, 2026', 'Nov 9, 2026']);
  expect(screen.getByRole('article', { name: 'Grout' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Porcelain Tile – /));
  await expectAccessible(container);
});

test.each([
  ['en', 'Sample', true],
  ['fr', 'Exemple', true],
  ['en', null, false],
] as const)('a product that is a sample is labelled beside its price (%s: %s)', async (locale, label, isSample) => {
  const { material } = pageOf();
  const db = backend(pageOf({ material: { ...material, is_sample: isSample }, related: [] }));
  await open(db, '/materials/4', locale);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('table');
  expect(screen.queryAllByText(/^(Sample|Exemple)$/).map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
});

test.each([
  ['en', /^Porcelain Tile, up close$/],
  ['fr', /., de près$/],
] as const)('what is bought for its surface is also shown up close (%s)', async (locale, name) => {
  const { material } = pageOf();
  await open(backend(pageOf({ material: { ...material, image: 'subway-tile-navy' } })), '/materials/4', locale);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', expect.stringContaining('subway-tile-navy-surface-640.avif'));
});

test('other goods have one picture', async () => {
  const { material } = pageOf();
  await open(backend(pageOf({ material: { ...material, image: 'board-cedar' } })));
  await heading();
  expect(screen.queryByRole('img', { name: /up close/ })).toBeNull();
});

test('one request for the whole page beside the categories', async () => {
  const db = backend();
  await open(db);
  await heading();
  expect(db.requests.filter((request) => !request.includes('/categories'))).toEqual(['POST /rpc/material_page {"id":"4"}']);
});

test('the calculator works in feet and metres, and its result goes on the list', async () => {
  const { shell } = await open();
  await heading();
  const area = screen.getByRole('textbox', { name: 'Area to cover' });
  await userEvent.type(area, '100');
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('110');
  expect(screen.getByText('110 × $4.29 per sq ft = $471.90 before tax')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Measured in' }), 'm²');
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1185');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to Cart' })[0]!);
  expect(shell.notifications).toEqual([expect.objectContaining({ title: 'Added to list', description: '1,185 × Porcelain Tile' })]);
});

test.each([
  ['en', 'Quantity', '1,250', '1,250 × $4.29 per sq ft = $5,362.50 before tax'],
  ['fr', 'Quantité', '1 250', /^1\s250 × 4,29\s\$ le pi² = 5\s362,50\s\$ avant taxes$/],
  ['fr', 'Quantité', '1\u202f250', /^1\s250 × /],
] as const)('in %s, %s is typed as people write it: %s', async (locale, name, text, total) => {
  await open(backend(), '/materials/4', locale);
  const quantity = await screen.findByRole('textbox', { name });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, text);
  await userEvent.tab();
  expect(quantity).toHaveValue('1250');
  expect(screen.getByText(total)).toBeVisible();
});

test('a quantity that cannot be bought gets a message at the field and stays there', async () => {
  await open();
  await heading();
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1.5');
  await userEvent.tab();
  expect(quantity).toHaveValue('1.5');
  expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999. Until then it stays 1.');
  expect(screen.getByText('1 × $4.29 per sq ft = $4.29 before tax')).toBeVisible();
});

test('an area is typed as people write it', async () => {
  await open(backend(), '/materials/4', 'fr');
  await screen.findByRole('heading', { name: 'Carreau de porcelaine', level: 1 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mesuré en' }), 'pi²');
  await userEvent.type(screen.getByRole('textbox', { name: 'Surface à couvrir' }), '1 000,5');
  expect(screen.getByRole('textbox', { name: 'Quantité' })).toHaveValue('1101');
});

test.each(['-5', 'lots', '0'])('"%s" as an area gets a message at the field and stays there', async (typed) => {
  await open();
  await heading();
  const area = screen.getByRole('textbox', { name: 'Area to cover' });
  await userEvent.type(area, typed);
  expect(area).toHaveAccessibleDescription('Enter a number above 0 and up to 100,000.');
  expect(area).toHaveValue(typed);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
});

test('a huge area says what is wrong, and the quantity is not a wrong one', async () => {
  await open();
  await heading();
  const area = screen.getByRole('textbox', { name: 'Area to cover' });
  await userEvent.type(area, '90000');
  expect(area).toHaveAccessibleDescription(/^That needs more than 9,999 units/);
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('9900');
  await userEvent.type(area, '000');
  expect(area).toHaveAccessibleDescription('Enter a number above 0 and up to 100,000.');
});

test('delivery by province, and more exactly by postal code', async () => {
  await open();
  await heading();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Ontario');
  expect(screen.getByText('$45.00 to Ontario, in about 4 days. Free on orders of $650.00 or more. Minimum order: $40.00.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Postal code' }), 'm5v 2t6');
  expect(screen.getByText('$19.00 to Ontario, in about 2 days.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Yukon');
  expect(screen.getByText('The vendor does not deliver to Yukon.')).toBeVisible();
});

test('a foreign postal code says what to do, once the field is left', async () => {
  await open();
  await heading();
  const code = screen.getByRole('textbox', { name: 'Postal code' });
  await userEvent.type(code, '90210');
  expect(code).not.toHaveAccessibleDescription(/Enter a Canadian/);
  await userEvent.tab();
  expect(code).toHaveAccessibleDescription(/Enter a Canadian postal code such as M5V 2T6, or choose a province\./);
  expect(code).toHaveValue('90210');
});

test('what is counted in pieces has no calculator, what is sold out cannot be added', async () => {
  await open(
    backend(pageOf({ material: { ...sixMaterials[4]!, specs: [], hubs: [] }, delivery_rules: [], trades: [], related: [] })),
    '/materials/5',
  );
  await screen.findByRole('heading', { name: 'Smart Thermostat', level: 1 });
  expect(screen.queryByRole('textbox', { name: 'Area to cover' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  expect(screen.getByText('The vendor will tell you the delivery price with the quote.')).toBeVisible();
});

test('in French the page is French', async () => {
  const { container } = await open(backend(), '/materials/4', 'fr');
  await screen.findByRole('heading', { name: 'Carreau de porcelaine', level: 1 });
  expect(screen.getByText(/^Prix le plus bas en 90 jours\s: 3,99\s\$$/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Mesuré en' })).toHaveDisplayValue('m²');
  expect(screen.getByText('Montréal, Québec')).toBeVisible();
  await expectAccessible(container);
});

test.each([
  ['an id nobody has', '/materials/404', [expect.stringContaining('material_page')]],
  ['what can be no id, which nobody is asked about,', '/materials/nope', []],
  ['a number that is too large', `/materials/${'9'.repeat(19)}`, []],
])('%s is a material that does not exist', async (_name, path, requests) => {
  const db = backend(null);
  await open(db, path);
  expect(await screen.findByRole('heading', { name: 'Material not found', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all materials' })).toHaveAttribute('href', '/materials');
  expect(db.requests.filter((request) => request.includes('material_page'))).toEqual(requests);
});

test('a failure shows the server’s words', async () => {
  await open(backend({ status: 400, message: 'statement timeout' }));
  expect(await screen.findByText('Failed to load materials: statement timeout')).toBeVisible();
});

test('a backend without materials says so', async () => {
  await open(fakeDb({ tables: { categories: categoryRows } }));
  expect(await screen.findByText('The catalogue is not available here')).toBeVisible();
});
