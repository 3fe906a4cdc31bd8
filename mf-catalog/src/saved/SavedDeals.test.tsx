import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb } from '@marketplace/section-kit/testing';
import { dealRow } from '../testing/dealRows';
import { favouriteRows, showPiece } from '../testing/savedRows';
import { SavedDeals } from './SavedDeals';

const deals = [
  dealRow({ title: 'Cedar', material_id: 7 }),
  dealRow({ title: 'Tile', material_id: 8 }),
  dealRow({ title: 'Saved drill', material_id: null, ends_at: null, ends_in_ms: null }),
  dealRow({ title: 'Paint kit', material_id: null, parts: [{ name: 'Paint', price: 40, quantity: 2, material_id: 7 }] }),
];
const backend = (saved: Parameters<typeof favouriteRows>[0]) =>
  fakeDb({ tables: { favourites: favouriteRows(saved) }, rpc: { current_deals: () => deals } });

beforeEach(() => localStorage.clear());

test('shows the offers on saved materials, as a part too, and the saved ones, with price and end', async () => {
  const { container } = showPiece(<SavedDeals />, backend({ material: ['7'], deal: [deals[2]!.id] }));
  expect(await screen.findByRole('link', { name: 'Cedar' })).toHaveAttribute('href', `/deals/${deals[0]!.id}`);
  for (const name of ['Saved drill', 'Paint kit']) expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tile' })).toBeNull();
  expect(screen.getAllByText('25% off · Until November 23, 2026')).toHaveLength(2);
  expect(screen.getByText('25% off · While stock lasts')).toBeVisible();
  await expectAccessible(container);
});

test('shows the offers of a saved company, and none of those that have no vendor', async () => {
  const vendor = 'ffffffff-0000-4000-8000-000000000002';
  const offers = [dealRow({ title: 'Of the saved one', vendor_id: vendor }), dealRow({ title: 'Of nobody', vendor_id: null }), ...deals];
  const db = fakeDb({ tables: { favourites: favouriteRows({ service: [vendor, 'null'] }) }, rpc: { current_deals: () => offers } });
  showPiece(<SavedDeals />, db);
  expect(await screen.findByRole('link', { name: 'Of the saved one' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('in French', async () => {
  showPiece(<SavedDeals />, backend({ material: ['8'] }), 'fr');
  expect(await screen.findByText(/^25\s% de rabais · Jusqu’au 23 novembre 2026$/)).toBeVisible();
});

test.each([
  ['nothing saved is on offer', { material: ['1'] }, 1],
  ['nothing is saved, without asking for deals', {}, 0],
] as const)('says so where %s, and leads to all deals', async (_, saved, asked) => {
  const db = backend(saved);
  showPiece(<SavedDeals />, db);
  expect(await screen.findByText('Nothing you saved is on sale right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All deals' })).toHaveAttribute('href', '/deals');
  expect(db.requests.filter((request) => request.includes('current_deals'))).toHaveLength(asked);
});

test('a failure stays here and can be tried again; a site without deals has none', async () => {
  let answer: object = { status: 403, message: 'no' };
  const db = () => fakeDb({ tables: { favourites: favouriteRows({ material: ['7'] }) }, rpc: { current_deals: () => answer } });
  const { unmount } = showPiece(<SavedDeals />, db());
  expect(await screen.findByRole('alert')).toHaveTextContent('The deals on what you saved could not be loaded');
  answer = deals;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cedar' })).toBeVisible();
  unmount();
  answer = { status: 404, message: 'no such function' };
  showPiece(<SavedDeals />, db());
  expect(await screen.findByText('Nothing you saved is on sale right now.')).toBeVisible();
});
