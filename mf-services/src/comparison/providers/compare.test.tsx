import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { searchBackend } from '../../testing/searchBackend';
import { serviceRow, serviceRows } from '../../testing/serviceRows';

const compared = [
  {
    ...serviceRow({ id: '2', name: 'Beta', languages: ['en', 'fr'], is_sample: false, distance_km: 4.2 }),
    credentials: ['rbq', 'identity'].map((kind) => ({ kind, jurisdiction: 'QC', expires_on: null })),
  },
  { ...serviceRow({ id: '1', name: 'Alpha', verified: false, rating: null, languages: ['en'], is_sample: false }), credentials: [] },
];
const rpc = { compare_services: () => compared };
const open = (path: string, db: FakeDb = searchBackend(serviceRows(8), { rpc }), locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, db, locale });
const pick = (name: string) => userEvent.click(screen.getByLabelText(new RegExp(`Compare ${name}$`)));
const row = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => sessionStorage.clear());

test('three at most are picked, kept in the tray, and compared at an address of their own', async () => {
  const { address } = await open('/services');
  await screen.findByText('Showing 8 of 8 services');
  await pick('Provider 1');
  const tray = screen.getByRole('region', { name: 'Professionals to compare' });
  expect(within(tray).getByText('Pick one more to compare')).toBeVisible();
  await pick('Provider 2');
  await pick('Provider 3');
  expect(within(tray).getByText('3 of 3 picked')).toBeVisible();
  expect(screen.getByLabelText(/Compare Provider 4$/)).toBeDisabled();
  await userEvent.click(within(tray).getByRole('button', { name: 'Remove Provider 3' }));
  expect(screen.getByLabelText(/Compare Provider 4$/)).toBeEnabled();
  await userEvent.click(within(tray).getByRole('button', { name: 'Compare 2' }));
  expect(address()).toBe('/services?compare=1%2C2');
  expect(await screen.findByRole('dialog', { name: 'Compare professionals' })).toBeVisible();
});

test.each(['closed', 'emptied'])('a comparison that is %s leaves no step behind for Back', async (how) => {
  const { address, back } = await open('/services');
  await screen.findByText('Showing 8 of 8 services');
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(address()).toBe('/services?view=map');
  await pick('Provider 1');
  await pick('Provider 2');
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare professionals' });
  expect(address()).toBe('/services?compare=1%2C2&view=map');
  if (how === 'closed') await userEvent.keyboard('{Escape}');
  else for (const name of ['Alpha', 'Beta']) await userEvent.click(await within(dialog).findByRole('button', { name: `Remove ${name}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/services?view=map');
  back();
  expect(address()).toBe('/services');
});

test('closed where its address was opened, a comparison is replaced by the list', async () => {
  const { address, back } = await open('/services?compare=1,2');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  back();
  expect(address()).toBe('/services');
});

test('an address of a comparison opens it, in its order, and closing it goes back to the list', async () => {
  const { address } = await open('/services?near=Toronto&compare=1,2');
  const dialog = await screen.findByRole('dialog');
  const table = await within(dialog).findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fact', 'Alpha', 'Beta']);
  expect(row(table, 'Verified')).toEqual(['Not yet', 'Yes']);
  expect(row(table, 'Reviews')).toEqual(['127', '127']);
  expect(row(table, 'Languages')).toEqual(['English', 'English, French']);
  expect(row(table, 'Distance')).toEqual(['Not stated', '4.2 km away']);
  expect(row(table, 'Checked and valid')).toEqual(['Not yet', 'RBQ contractor licenceIdentity of the company']);
  expect(within(table).getByText('No reviews yet')).toBeVisible();
  expect(within(table).getByRole('link', { name: /^Get Quote.*Beta$/ })).toHaveAttribute('href', '/services/2#request-quote');
  await expectAccessible(dialog);
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('/services?near=Toronto');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['en', 'Sample'],
  ['fr', 'Exemple'],
] as const)('a company that is a sample says so above its facts (%s)', async (locale, label) => {
  const [beta, alpha] = compared;
  await open(
    '/services?compare=1,2',
    searchBackend(serviceRows(8), { rpc: { compare_services: () => [beta, { ...alpha, is_sample: true }] } }),
    locale,
  );
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('columnheader');
  expect(within(first!).getByText(label)).toBeVisible();
  expect(second).not.toHaveTextContent(label);
  await expectAccessible(screen.getByRole('dialog'));
});

test('somebody can be taken out of the comparison; the last one closes it', async () => {
  const { address } = await open('/services?compare=1,2');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Alpha' }));
  expect(address()).toBe('/services?compare=2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Beta' }));
  expect(address()).toBe('/services');
});

test('a backend with only the two tables compares what it knows', async () => {
  await open('/services?compare=3,5', searchBackend(serviceRows(8), { search: false }));
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fact', 'Provider 3', 'Provider 5']);
  expect(within(table).queryByText('Languages')).toBeNull();
});

test.each([
  ['nobody of them exists', { rpc: { compare_services: () => [] } }, 'None of these professionals is listed any more.'],
  ['the server fails', { rpc: { compare_services: () => ({ status: 400, message: 'boom' }) } }, 'The comparison could not be loaded'],
])('%s: the dialog says so', async (_case, options, text) => {
  await open('/services?compare=1,2', searchBackend(serviceRows(8), options));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a store with nonsense in it counts as nobody picked', async () => {
  sessionStorage.setItem('services.compare', '[{"id":4},null,"x"]');
  await open('/services');
  await screen.findByText('Showing 8 of 8 services');
  expect(screen.queryByRole('region', { name: 'Professionals to compare' })).toBeNull();
});

test('speaks French', async () => {
  await open('/services?compare=1,2', undefined, 'fr');
  const table = await screen.findByRole('table');
  expect(row(table, 'Langues')).toEqual(['Anglais', 'Anglais, Français']);
  expect(row(table, 'Vérifié et valide')[1]).toContain('Licence RBQ d’entrepreneur');
});
