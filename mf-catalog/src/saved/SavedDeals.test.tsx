import { screen, waitFor } from '@testing-library/react';
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

test('in French', async () => {
  showPiece(<SavedDeals />, backend({ material: ['8'] }), 'fr');
  expect(await screen.findByRole('region', { name: 'Aubaines sur vos favoris' })).toBeVisible();
  expect(screen.getByText(/^25\s% de rabais · Jusqu’au 23 novembre 2026$/)).toBeVisible();
});

test('is not there while nothing saved is on offer, and asks nothing while nothing is saved', async () => {
  const without = backend({ material: ['1'] });
  const { container, unmount } = showPiece(<SavedDeals />, without);
  await waitFor(() => expect(without.requests.some((request) => request.includes('current_deals'))).toBe(true));
  expect(container).toBeEmptyDOMElement();
  unmount();
  const nothing = backend({});
  showPiece(<SavedDeals />, nothing);
  await waitFor(() => expect(nothing.requests).toHaveLength(2));
  expect(nothing.requests.filter((request) => request.includes('current_deals'))).toEqual([]);
});
