import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { dealRow, dealsDb } from '../../testing/dealRows';

const open = (path = '/deals', options: Partial<RenderSectionOptions> = {}) => renderSection(section, { path, db: dealsDb(), ...options });
const groups = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

test.each([
  ['/deals', ['Flash Sales', 'Daily Deals', 'Bundles', 'Featured']],
  ['/deals?tab=flash', ['Flash Sales']],
  ['/deals?tab=daily', ['Daily Deals']],
  ['/deals?tab=bundle', ['Bundles']],
  ['/deals?tab=featured', ['Featured']],
  ['/deals?tab=everything', ['Flash Sales', 'Daily Deals', 'Bundles', 'Featured']],
])('%s shows its groups', async (path, expected) => {
  await open(path);
  expect(await groups()).toEqual(expected);
});

test('the tab lives in the address and moves with the arrow keys', async () => {
  const { address } = await open('/deals?from=mail');
  await groups();
  await userEvent.click(screen.getByRole('tab', { name: 'Daily Deals' }));
  expect(address()).toBe('/deals?from=mail&tab=daily');
  await userEvent.keyboard('{ArrowRight}');
  expect(address()).toBe('/deals?from=mail&tab=bundle');
  expect(screen.getByRole('tab', { name: 'Bundles' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(address()).toBe('/deals?from=mail');
});

test('one request brings all groups', async () => {
  const db = dealsDb();
  await open('/deals', { db });
  await groups();
  expect(db.requests.filter((request) => request.includes('current_deals'))).toHaveLength(1);
});

test('a bundle lists its parts and their sum', async () => {
  await open('/deals?tab=bundle');
  const [card] = await screen.findAllByRole('article');
  expect(within(card!).getByText('Sample')).toBeVisible();
  expect(card).toHaveTextContent('2 × Paint$80.00');
  expect(card).toHaveTextContent('Bought one by one: $100.00');
});

test('a group without offers says so', async () => {
  await open('/deals?tab=flash', { db: dealsDb([dealRow({ kind: 'daily' })]) });
  expect(await screen.findByText(/Nothing here right now/)).toBeVisible();
});

test('an offer whose time is up says so and cannot be added', async () => {
  await open('/deals?tab=daily', { db: dealsDb([dealRow({ kind: 'daily', ends_in_ms: 0 })]) });
  const [card] = await screen.findAllByRole('article');
  expect(card).toHaveTextContent('Ended');
  expect(within(card!).queryByRole('button')).toBeNull();
});

test.each([
  ['has no offers', fakeDb(), 'There are no deals here yet'],
  [
    'cannot answer',
    fakeDb({ rpc: { current_deals: { status: 403, message: 'permission denied' } } }),
    'Failed to load deals: permission denied',
  ],
  ['fails without a word', fakeDb({ rpc: { current_deals: { status: 403 } } }), 'Failed to load deals: Failed to fetch deals'],
])('a backend that %s is said', async (_what, db, text) => {
  await open('/deals', { db });
  expect(await screen.findByText(text, undefined, { timeout: 8000 })).toBeVisible();
});

test('French says prices, savings and times the French way', async () => {
  await open('/deals?tab=flash', { locale: 'fr' });
  const [card] = await screen.findAllByRole('article');
  expect(card).toHaveTextContent(/25\s% de rabais/);
  expect(card).toHaveTextContent('Vous économisez 25,00');
  expect(card).toHaveTextContent(/Encore 2 j [23] h · jusqu’au lundi 23 novembre à 9 h/);
  expect(within(card!).getByRole('progressbar', { name: 'Vendus\u00a0: 62, restants\u00a0: 38' })).toBeVisible();
});
