import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { searchBackend } from '../../testing/searchBackend';
import { serviceRow } from '../../testing/serviceRows';
// Fetched late by the page, and here at once.
import './ResultMap';

const rows = [
  serviceRow({ id: 'a', name: 'Alpha Electric', rating: 4.9, review_count: 12 }),
  serviceRow({ id: 'b', name: 'Beta Roofing', rating: 4.2 }),
  serviceRow({ id: 'c', name: 'Gamma Plumbing', rating: 4 }),
  serviceRow({ id: 'd', name: 'Delta Painting', rating: 3 }),
];
/** Two in the same place in Ottawa, one elsewhere in the city, one in Vancouver. */
const answer = {
  ids: ['a', 'b', 'c', 'd'],
  names: rows.map(({ name }) => name),
  lats: [45.42, 45.35, 49.28, 45.42],
  lngs: [-75.7, -75.9, -123.12, -75.7],
  capped: false,
};
const backend = (pins: object = answer) => searchBackend(rows, { rpc: { service_pins: () => pins } });
const open = async (path: string, db: FakeDb = backend(), locale: 'en' | 'fr' = 'en') => {
  const page = await renderSection(section, { path, db, locale });
  await screen.findByRole('application');
  return page;
};
const map = () => within(screen.getByRole('region', { name: /^(Map of professionals|Carte des professionnels)$/ }));
const canvas = () => screen.getByRole('application');
const names = () =>
  within(canvas())
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const pinsAsked = (db: FakeDb) => db.requests.filter((request) => request.includes('service_pins'));

test('shows everything at first, what is near together as one number', async () => {
  const db = backend();
  const { container } = await open('/services?view=map', db);
  await waitFor(() => expect(names()).toEqual(['Gamma Plumbing', '3 professionals near Ottawa']));
  expect(pinsAsked(db)).toEqual(['POST /rpc/service_pins {"q":"","cat":null}']);
  expect(map().getByRole('status')).toHaveTextContent('4 professionals in this part of the map');
  await expectAccessible(container);
});

test('asks for the same companies as the list', async () => {
  const db = backend();
  await open('/services?view=map&search=roof&category=Roofing&near=Ottawa&radius=50&verified=true', db);
  await waitFor(() =>
    expect(pinsAsked(db)).toEqual([
      'POST /rpc/service_pins {"q":"roof","cat":"Roofing","filters":{"near":"Ottawa","radius_km":50,"verified":true}}',
    ]),
  );
});

test('by keyboard: a cluster comes nearer, a company opens, Escape leads back', async () => {
  const user = userEvent.setup();
  const { address } = await open('/services?view=map');
  (await screen.findByRole('button', { name: '3 professionals near Ottawa' })).focus();
  await user.keyboard('{Enter}');
  expect(canvas()).toHaveFocus();
  expect(names()).toEqual(['2 professionals near Ottawa', 'Beta Roofing']);
  await waitFor(() => expect(address()).toMatch(/^\/services\?view=map&at=45\.\d+%2C-75\.\d+%2C\d+$/));

  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Beta Roofing' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const card = within(map().getByRole('region', { name: 'Beta Roofing' }));
  expect(card.getByRole('link', { name: 'Beta Roofing' })).toHaveFocus();
  expect(card.getByRole('link', { name: 'Beta Roofing' })).toHaveAttribute('href', '/services/b');
  expect(await card.findByText('Roofing · Toronto, ON')).toBeVisible();
  expect(card.getByRole('button', { name: 'Get Quote' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Beta Roofing' })).toHaveFocus();
});

test.each([
  ['en', 'Skip to the map', 'Back to the list'],
  ['fr', 'Passer à la carte', 'Revenir à la liste'],
] as const)('a link at the start of the results leads to the map, another one back (%s)', async (locale, toMap, toList) => {
  const user = userEvent.setup();
  const { address } = await open('/services?view=map', backend(), locale);
  const link = screen.getByText(toMap);
  const results = screen.getByRole('heading', { level: 2, name: locale === 'en' ? 'Results' : 'Résultats' });
  expect(link.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  link.focus();
  await user.keyboard('{Enter}');
  expect(canvas()).toHaveFocus();

  // The tests' browser has no widths, and the list stands beside the map on wide screens only.
  const back = screen.getByText(toList);
  expect(back.compareDocumentPosition(canvas())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  back.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Alpha Electric' })).toHaveFocus();
  expect(address()).toMatch(/services\?view=map$/);
});

test('where no list is left to go back to, the way leads to the heading of the results', async () => {
  await renderSection(section, {
    path: '/services?view=map&search=nothing',
    db: searchBackend([], { rpc: { service_pins: () => ({ ...answer, ids: [] }) } }),
  });
  await screen.findByRole('application');
  fireEvent.click(screen.getByText('Back to the list'));
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
});

test('before the map is there, its place takes the focus', async () => {
  await renderSection(section, { path: '/services', db: backend() });
  await screen.findByText('Showing 4 of 4 services');
  fireEvent.click(screen.getByText('Skip to the map'));
  expect(screen.getByLabelText('Map of professionals')).toHaveFocus();
});

test('companies in the same place open as a list of their names', async () => {
  await open('/services?view=map&at=45.4,-75.8,60');
  await userEvent.click(await screen.findByRole('button', { name: '2 professionals near Ottawa' }));
  const card = within(map().getByRole('region', { name: 'In this place' }));
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Alpha Electric', 'Delta Painting']);
  await userEvent.click(card.getByRole('button', { name: 'Close' }));
  expect(map().queryByRole('region', { name: 'In this place' })).toBeNull();
});

test('keys move and zoom it, and zero shows the country', async () => {
  const user = userEvent.setup();
  const { address } = await open('/services?view=map&at=45.4,-75.7,400');
  await waitFor(() => expect(names()).toHaveLength(1));
  canvas().focus();
  const written = async () => {
    const before = address();
    await waitFor(() => expect(address()).not.toBe(before));
    return decodeURIComponent(address().split('at=')[1]!).split(',').map(Number);
  };
  await user.keyboard('+');
  expect((await written())[2]).toBe(200);
  await user.keyboard('{ArrowRight}{ArrowUp}');
  const [lat, lng] = await written();
  expect(lat).toBeGreaterThan(45.4);
  expect(lng).toBeGreaterThan(-75.7);
  await user.keyboard('0');
  expect((await written())[2]).toBe(5800);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect((await written())[2]).toBe(6400);
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

test('is dragged with the pointer; a press that drags opens nothing', async () => {
  const { address } = await open('/services?view=map&at=45.4,-75.8,60');
  const pin = await screen.findByRole('button', { name: 'Beta Roofing' });
  // The tests' browser has no pointer events of its own.
  for (const [kind, clientX] of Object.entries({ pointerdown: 100, pointermove: 160, pointerup: 160 })) {
    fireEvent(pin, new MouseEvent(kind, { bubbles: true, clientX, clientY: 100 }));
  }
  fireEvent.click(pin);
  expect(screen.queryByRole('region', { name: 'Beta Roofing' })).toBeNull();
  await waitFor(() => expect(Number(decodeURIComponent(address()).split(',')[1])).toBeLessThan(-75.85));
  fireEvent.click(pin);
  expect(await screen.findByRole('region', { name: 'Beta Roofing' })).toBeVisible();
});

test('what is moved to can be searched, where a filter says it', async () => {
  const db = backend();
  const { address } = await open('/services?view=map&at=45.4,-75.75,50', db);
  await userEvent.click(await screen.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(address()).toBe('/services?near=Ottawa%2C%20ON&radius=50&view=map&at=45.400%2C-75.750%2C50'));
  expect(pinsAsked(db).at(-1)).toContain('"filters":{"near":"Ottawa, ON","radius_km":50}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull());

  // All of the country is no place.
  canvas().focus();
  await userEvent.keyboard('0');
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
});

test('another search shows where its companies are', async () => {
  const { address } = await open('/services?view=map&at=45.4,-75.7,60');
  await userEvent.selectOptions(await screen.findByLabelText('Category'), 'Roofing');
  expect(address()).toBe('/services?category=Roofing&view=map');
});

test('a row under the pointer marks its pin, and the company of a pin its row', async () => {
  await open('/services?view=map&at=45.4,-75.8,60');
  const pin = await screen.findByRole('button', { name: 'Beta Roofing' });
  const row = screen.getByRole('article', { name: 'Beta Roofing' });
  const plain = pin.className;
  await userEvent.hover(row);
  await waitFor(() => expect(pin.className).not.toBe(plain));
  await userEvent.unhover(row);
  fireEvent.pointerLeave(row.closest('div')!);
  await userEvent.click(pin);
  expect(row.closest('li')).toHaveAttribute('data-marked');
  await userEvent.keyboard('{Escape}');
  expect(row.closest('li')).not.toHaveAttribute('data-marked');
});

test('a map that says not all says so', async () => {
  await open('/services?view=map', backend({ ...answer, capped: true }));
  expect(await screen.findByText(/The map shows the 2,000 best rated\./)).toBeVisible();
});

test('pins that cannot be read can be asked for again', async () => {
  let fails = true;
  const db = searchBackend(rows, { rpc: { service_pins: () => (fails ? { status: 400, message: 'boom' } : answer) } });
  await open('/services?view=map', db);
  expect(await map().findByText('The map could not be loaded.')).toBeVisible();
  fails = false;
  await userEvent.click(map().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('speaks French', async () => {
  const { container } = await open('/services?view=map', backend(), 'fr');
  await waitFor(() => expect(names()).toEqual(['Gamma Plumbing', '3 professionnels, Ottawa et environs']));
  expect(screen.getByRole('button', { name: 'Afficher tout le Canada' })).toBeVisible();
  await expectAccessible(container);
});

describe('the choice between list and map', () => {
  const radio = (name: string) => screen.getByRole('radio', { name });

  test('stands in the address', async () => {
    const { address } = await renderSection(section, { path: '/services?search=roof', db: backend() });
    await screen.findByText('Showing 4 of 4 services');
    expect(radio('List')).toBeChecked();
    await userEvent.click(radio('Map'));
    expect(address()).toBe('/services?search=roof&view=map');
    expect(radio('Map')).toBeChecked();
    expect(await screen.findByRole('application')).toBeVisible();
  });

  test('is not offered where the backend has no map, nor for what is saved', async () => {
    await renderSection(section, { path: '/services?search=roof&view=map', db: searchBackend(rows, { search: false }) });
    expect(await screen.findByText('Showing 4 of 4 services')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Map' })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Map of professionals' })).toBeNull();
    expect(screen.queryByText('Skip to the map')).toBeNull();
    expect(screen.getByRole('article', { name: 'Alpha Electric' })).toBeVisible();
  });
});
