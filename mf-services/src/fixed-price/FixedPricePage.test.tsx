import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { words } from '../../content/fixed-price/words';
import { section } from '../section';
import { fixedPriceBackend } from './testing/fixedPriceBackend';

type Backend = ReturnType<typeof fixedPriceBackend>;
const open = (path: string, backend: Backend = fixedPriceBackend(), locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, db: backend.db, locale });
const price = () => within(screen.getByRole('complementary')).getByText(/Total with tax|Total, taxes comprises/).parentElement;

beforeEach(() => localStorage.clear());

test.each([
  ['/services/assembly', 'Furniture assembly at a fixed price'],
  ['/services/storage', 'Storage by the month at a fixed price'],
  ['/services/cleaning', 'House cleaning at a fixed price'],
  ['/services/moving', 'Moving at a fixed price'],
  ['/services/pest-control', 'Pest control at a fixed price'],
  ['/services/hvac', 'Heating and cooling visits at a fixed price'],
])('%s has words for every field of its price list', async (path, title) => {
  const { container } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await screen.findByRole('heading', { name: 'Your price' });
  for (const control of screen.getAllByRole('combobox')) expect(control).toHaveAccessibleName(/^[A-Z]/);
  for (const option of screen.getAllByRole('option')) expect(option.textContent).toMatch(/^[A-Z\d]/);
  for (const heading of ['What is included', 'What is not included', 'Good to know'])
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  const { guides } = (await words[path.slice('/services/'.length)]!()).en;
  expect(guides?.some(({ path }) => path !== '/guides')).toBe(true);
  for (const guide of guides!) expect(screen.getByRole('link', { name: guide.label })).toHaveAttribute('href', guide.path);
  await expectAccessible(container);
});

test('choices change the price at once, with the tax of the province, and stand in the address', async () => {
  const { address } = await open('/services/cleaning');
  await userEvent.selectOptions(await screen.findByLabelText('Size of your home'), 'two');
  await userEvent.selectOptions(screen.getByLabelText(/^More bathrooms/), '1');
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'weekly');
  await userEvent.click(screen.getByLabelText(/Inside the oven/));
  // (169 + 29) × 80 % + 39 = 197.40, and 13 % of it.
  expect(price()).toHaveTextContent('$223.06');
  expect(screen.getByText('HST 13%')).toBeVisible();
  expect(screen.getByText('-$39.60')).toBeVisible();
  expect(screen.getByText('Then $197.40 every week, before tax')).toBeVisible();
  expect(address()).toBe('/services/cleaning?size=two&bathrooms=1&frequency=weekly&oven=1');
  await userEvent.selectOptions(screen.getByLabelText('Province or territory'), 'QC');
  expect(screen.getByText('QST 9.975%')).toBeVisible();
  expect(price()).toHaveTextContent('$226.96');
});

test.each([
  [true, 'Sample', 'en'],
  [true, 'Exemple', 'fr'],
  [false, null, 'en'],
] as const)('a site that runs on samples (%s) labels the price %s (%s)', async (samples, label, locale) => {
  await renderSection(section, { path: '/services/cleaning', db: fixedPriceBackend().db, locale, samples });
  await screen.findByRole('heading', { name: /^(Your price|Votre prix)$/ });
  const labels = within(screen.getByRole('complementary')).queryAllByText(/^(Sample|Exemple)$/);
  expect(labels.map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
});

test('where the provincial tax is not sure, the total is said to be the most', async () => {
  await open('/services/hvac?province=BC');
  expect(await screen.findByText(/^In British Columbia the provincial tax/)).toBeVisible();
});

test('an address is a whole booking but for the person', async () => {
  await open('/services/storage?unit=large&term=twelve&pickup=1&postal=M5V2T6&slot=2026-11-24-afternoon');
  expect(await screen.findByLabelText('Size of the unit')).toHaveValue('large');
  expect(screen.getByLabelText('Postal code')).toHaveValue('M5V 2T6');
  const day = await screen.findByRole('group', { name: 'Tuesday, November 24' });
  expect(within(day).getByRole('button', { pressed: true })).toHaveTextContent('1:00 p.m. – 5:00 p.m.');
  // 189 × 85 % = 160.65 each month, 169 once.
  expect(screen.getByText('Then $160.65 a month, before tax')).toBeVisible();
});

test('a postal code brings its province along; another province is pointed at until it is settled', async () => {
  const { address } = await open('/services/cleaning');
  const postal = await screen.findByLabelText('Postal code');
  expect(screen.getByText('Enter your postal code to see the free times.')).toBeVisible();
  await userEvent.type(postal, '90210x');
  expect(screen.getByText('Enter a Canadian postal code such as M5V 2T6.')).toBeVisible();
  await userEvent.clear(postal);
  await userEvent.type(postal, 'h2x1y4');
  expect(screen.getByLabelText('Province or territory')).toHaveValue('QC');
  expect(await screen.findByRole('group', { name: 'Monday, November 23' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Province or territory'), 'ON');
  expect(screen.getByText(/This postal code is in Quebec/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Monday, November 23' })).toBeNull();
  expect(address()).toBe('/services/cleaning?province=ON&postal=H2X1Y4');
});

test('where no team works, the directory is the way on', async () => {
  await open('/services/moving?postal=X0A0H0', fixedPriceBackend({ served: false }));
  expect(await screen.findByText('No team works at our list prices near X0A 0H0 yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See professionals for this work' })).toHaveAttribute('href', '/services?category=Moving');
});

test('where nobody reads requests at any team, that is said before the times', async () => {
  await open('/services/assembly?chairs=2&postal=M5V2T6', fixedPriceBackend({ reachable: false }));
  expect(await screen.findByText(/^The teams near you have not joined \S+ yet, so nobody reads requests there\./)).toBeVisible();
});

test('in French', async () => {
  const { container } = await open('/services/assembly?chairs=2&postal=M5V2T6', fixedPriceBackend(), 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Assemblage de meubles à prix fixe' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'lundi 23 novembre' })).toBeVisible();
  // 49 + 2 × 25 = 99, and 13 % of it.
  expect(price()).toHaveTextContent(/111,87\s\$/);
  expect(screen.getByText(/^Prix courant de .* depuis le 2 novembre 2026/)).toBeVisible();
  await expectAccessible(container);
});

test('a backend without list prices says so and leads to the directory', async () => {
  const { container } = await renderSection(section, { path: '/services/cleaning', db: fakeDb() });
  expect(await screen.findByText('Booking at a fixed price is not available here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See professionals for this work' })).toHaveAttribute('href', '/services?category=Cleaning');
  expect(screen.getByRole('heading', { name: 'What is included' })).toBeVisible();
  await expectAccessible(container);
});

test('a price list that cannot be read can be tried again', async () => {
  const db = fakeDb({ tables: { fixed_price_services: { status: 500, message: 'the disk is full' }, fixed_price_items: [] } });
  await renderSection(section, { path: '/services/cleaning', db });
  expect(await screen.findByRole('alert')).toHaveTextContent(/The price list could not be loaded.*the disk is full/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
