import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { deviceLists } from '../device/deviceLists';
import { toRow } from '../device/storedList';
import { linesOf } from '../list/linesOf';
import { keepGuestList, listItem, listOf, vendorA } from '../testing/listItems';

const token = 'T'.repeat(43);
const oak = listItem({ room: 'Kitchen', note: 'matte' });
const shared = {
  items: [oak, listItem({ ref: '14', name: 'Copper pipe', vendorId: null, vendorName: null })].map(toRow),
  place: { province: 'ON', area: 'M5V' },
  totals: {
    vendors: [
      {
        vendor_id: vendorA,
        goods_cents: 17997,
        delivery_cents: 4900,
        free_over_cents: null,
        min_order_cents: null,
        below_minimum: false,
        lead_days: 4,
        tax: [{ kind: 'HST', rate: 0.13, cents: 2977 }],
        total_cents: 25874,
      },
      {
        vendor_id: null,
        goods_cents: 17997,
        delivery_cents: null,
        free_over_cents: null,
        min_order_cents: null,
        below_minimum: false,
        lead_days: null,
        tax: [{ kind: 'HST', rate: 0.13, cents: 2340 }],
        total_cents: 20337,
      },
    ],
    goods_cents: 35994,
    delivery_cents: 4900,
    tax: [{ kind: 'HST', rate: 0.13, cents: 5317 }],
    total_cents: 46211,
  },
  updated_at: '2026-11-20T12:00:00Z',
};
const open = (answer: NonNullable<FakeDbOptions['rpc']>[string] = () => shared, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path: `/lists/${token}`, locale, db: fakeDb({ rpc: { shared_list: answer } }) });
const ownLines = () => linesOf(deviceLists.read().guest.list).map(({ ref, quantity, room, note }) => [ref, quantity, room, note]);

beforeEach(() => localStorage.clear());

test('shows the list with its totals to read, and nothing to change', async () => {
  const { container } = await open();
  const kitchen = within(await screen.findByRole('region', { name: 'Kitchen' }));
  expect(kitchen.getByText('3 ×')).toBeVisible();
  expect(kitchen.getByText('matte')).toBeVisible();
  expect(screen.getByText(/Last changed on November 20, 2026 · Delivered to M5V, Ontario/)).toBeVisible();
  expect(screen.getByText('$462.11')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.title).not.toContain(token);
  await expectAccessible(container);
});

test('is taken over once into the own list, where it adds to what stands there', async () => {
  keepGuestList(listOf(listItem({ room: 'Kitchen', quantity: 2 })));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add everything to my list' }));
  expect(screen.getByText('2 items were added to your list.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add everything to my list' })).toBeNull();
  expect(ownLines()).toEqual([
    ['12', 5, 'Kitchen', 'matte'],
    ['14', 3, '', ''],
  ]);
  expect(screen.getByRole('link', { name: 'Open my list' })).toHaveAttribute('href', '/list');
});

test.each([
  ['a link that was tampered with', () => null, 'We can’t find a list with this link'],
  ['a backend without lists', undefined, 'Shared lists are not available here'],
  [
    'a list that is empty now',
    () => ({ ...shared, items: [], totals: { ...shared.totals, vendors: [] } }),
    'There is nothing on this list at the moment',
  ],
])('%s', async (_what, answer, text) => {
  const db = fakeDb({ rpc: answer ? { shared_list: answer as () => unknown } : {} });
  const { container } = await renderSection(section, { path: `/lists/${token}`, db });
  expect(await screen.findByText(text)).toBeVisible();
  await expectAccessible(container);
});

test('a failed read can be tried again', async () => {
  let answer: unknown = { status: 500, message: 'down' };
  await open(() => answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded');
  answer = shared;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Kitchen' })).toBeVisible());
});

test('speaks French', async () => {
  const { container } = await open(() => shared, 'fr');
  expect(await screen.findByText(/Livraison : M5V, Ontario/)).toBeVisible();
  expect(screen.getAllByText('TVH (13 %)').length).toBe(2);
  await expectAccessible(container);
});
