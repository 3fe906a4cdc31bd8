import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { list } from '../../content/hubs/list';
import { words } from '../../content/hubs/words';
import { manifest } from '../manifest';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { categoryRows } from '../testing/categoryRows';
import { dealRow } from '../testing/dealRows';
import { materialRow } from '../testing/materialRows';

const hubPaths = list.map(({ path }) => path!);

/** One of each kind that a calculator or a starter list asks for. */
const kinds: [family: string, unit: string, amount: number | null, covered: 'sqft' | 'lnft' | 'each' | null][] = [
  ['tile', 'per sq ft', 1, 'sqft'],
  ['hardwood', 'per box', 20, 'sqft'],
  ['cabinet', 'each', 2.5, 'lnft'],
  ['sink', 'each', null, null],
  ['fence', 'per panel', 8, 'lnft'],
  ['post', 'each', 1, 'each'],
];
const rows = kinds.map(([family, unit, coverage_per_unit, coverage_unit], index) =>
  materialRow(index + 1, {
    family,
    unit,
    coverage_per_unit,
    coverage_unit,
    name: `Some ${family}`,
    name_fr: `Un ${family}`,
    price: 10,
    image: null,
  }),
);
const searches = (db: { requests: string[] }) => db.requests.filter((request) => request.includes('search_materials'));

/** The first page with each set of calculators. */
const firstWith = new Map<string, string>();

beforeEach(() => localStorage.clear());

test('there are thirty, each at one route', () => {
  const routes = manifest.routes.filter(({ chunk }) => chunk === 'material-hub');
  expect(routes.map(({ path }) => path)).toEqual(hubPaths);
  expect(hubPaths).toHaveLength(30);
});

describe.each(hubPaths.flatMap((path) => (['en', 'fr'] as const).map((locale) => [path, locale] as const)))('%s (%s)', (path, locale) => {
  test('is a whole page that says what its route promises', async () => {
    const route = manifest.routes.find((each) => each.path === path)!;
    const { [locale]: hub } = await words[path.slice(1)]!();
    expect([hub.title, hub.lead]).toEqual([route.title[locale], route.description![locale]]);
    expect(hub.calculators.length + hub.notes.filter(({ source }) => source).length).toBeGreaterThan(0);
    const { container } = await renderSection(section, { path, locale, db: catalogueBackend(rows) });
    await screen.findByText(locale === 'en' ? 'Showing 6 materials' : /6 matériaux/);
    // Queries by role would ask jsdom for the style of every element on sixty pages.
    expect(container.querySelector('h1')).toHaveTextContent(route.title[locale]);
    expect(container.querySelectorAll('article')).toHaveLength(6);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const trade of hub.trades)
      expect(links).toContain(`${locale === 'fr' ? '/fr' : ''}/services?category=${encodeURIComponent(trade)}`);
    for (const guide of hub.guides) expect(links).toContain(`${locale === 'fr' ? '/fr' : ''}${guide.path}`);
    // The rest of the template is the same on every page; what differs are the calculators.
    if (firstWith.get(hub.calculators.join()) === undefined) firstWith.set(hub.calculators.join(), path);
    if (firstWith.get(hub.calculators.join()) === path) await expectAccessible(container);
  });
});

test('the address narrows the materials of the page, and a quick filter is part of it', async () => {
  const db = catalogueBackend(rows);
  const { address } = await renderSection(section, { path: '/kitchen/sinks?max=500&stock=true&category=Paint&sort=price-low', db });
  await screen.findByText('Showing 6 materials');
  expect(searches(db).some((request) => request.includes('"max_price":500,"in_stock":true,"hub":"/kitchen/sinks"'))).toBe(true);
  expect(address()).toBe('/kitchen/sinks?max=500&stock=true&sort=price-low');
  await userEvent.click(screen.getByRole('button', { name: 'Undermount' }));
  expect(address()).toBe('/kitchen/sinks?search=Undermount&max=500&stock=true&sort=price-low');
  await waitFor(() => expect(searches(db).at(-1)).toContain('"q":"Undermount"'));
  await userEvent.click(screen.getByRole('button', { name: 'Undermount' }));
  expect(address()).toBe('/kitchen/sinks?max=500&stock=true&sort=price-low');
});

test('prices upside down in the address mean the range between them', async () => {
  const { address } = await renderSection(section, { path: '/outdoor/siding?min=900&max=100', db: catalogueBackend(rows) });
  await waitFor(() => expect(address()).toBe('/outdoor/siding?min=100&max=900'));
});

test('a usual project goes onto the list at once, without what is unchecked', async () => {
  const { shell } = await renderSection(section, { path: '/kitchen/materials', db: catalogueBackend(rows) });
  const region = await screen.findByRole('region', { name: 'Start with a typical project' });
  await userEvent.click(within(region).getByRole('checkbox', { name: /Some sink/ }));
  expect(within(region).getByRole('status')).toHaveTextContent('$80.00 before tax and delivery');
  await userEvent.click(within(region).getByRole('button', { name: 'Add 1 material to my list' }));
  expect(shell.notifications).toEqual([expect.objectContaining({ title: 'Added to list', tone: 'success' })]);
  expect(localStorage.length).toBeGreaterThan(0);
});

test('offers for its materials are there while they count', async () => {
  const deals = [dealRow({ id: '5', title: 'Sink sale', material_id: 4 }), dealRow({ id: '6', title: 'Sofa sale', material_id: 99 })];
  const db = catalogueBackend(rows, { rpc: { current_deals: () => deals } });
  await renderSection(section, { path: '/kitchen/sinks', db });
  const region = await screen.findByRole('region', { name: 'On sale now' });
  expect(within(region).getByRole('link', { name: 'Sink sale' })).toHaveAttribute('href', '/deals/5');
  expect(within(region).queryByText('Sofa sale')).toBeNull();
});

test('a backend with only the two tables says so, and everything else of the page stands', async () => {
  const { container } = await renderSection(section, { path: '/kitchen/materials', db: fakeDb({ tables: { categories: categoryRows } }) });
  expect(await screen.findByText('The catalogue is not available here')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Linear-foot planner' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Start with a typical project' })).toBeNull();
  await expectAccessible(container);
});

test('a failed read says so and can be tried again', async () => {
  await renderSection(section, { path: '/flooring/vinyl', db: fakeDb({ rpc: { search_materials: { status: 400, message: 'down' } } }) });
  expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent('Failed to load materials: down');
});

test('leads back to its room', async () => {
  await renderSection(section, { path: '/kitchen/sinks', db: catalogueBackend(rows) });
  const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/kitchen');
});
