import { screen } from '@testing-library/react';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { member, showPiece } from '../testing/savedRows';
import { toRow } from './device/storedList';
import { MyList } from './MyList';
import { listBackend } from './testing/listBackend';
import { listItem, listOf, listsKey } from './testing/listItems';
import type { ProjectList } from './list/ProjectList';

const keep = (list: ProjectList) =>
  localStorage.setItem(
    listsKey,
    JSON.stringify({
      guest: { list: listOf(), share: null, isSynced: true },
      accounts: { [member.id]: { list, share: null, isSynced: true } },
    }),
  );

beforeEach(() => localStorage.clear());

// First, because a backend without lists is remembered for the visit.
test('what another device of the account put on it is waited for', async () => {
  const seen: (string | null)[] = [];
  const sync_project_list = () => {
    seen.push(document.body.textContent);
    const items = [toRow(listItem({ name: 'Oak' }))];
    return { id: 'list-1', items, place: { province: null, postal_code: null, edited_at: 0 }, shared: false };
  };
  showPiece(<MyList />, listBackend(undefined, { rpc: { sync_project_list } }));
  expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
  expect(seen).toEqual([expect.not.stringContaining('list is empty')]);
});

test('shows what was added last and what all of it costs with delivery and taxes', async () => {
  const items = ['Oak', 'Tile', 'Paint', 'Nails'].map((name, n) => listItem({ name, ref: String(n), quantity: 1, priceCents: 10_000 }));
  keep({ ...listOf(...items), place: { postalCode: 'M5V 2T6', province: 'ON', editedAt: 1 } });
  const { container } = showPiece(<MyList />, listBackend());
  expect(await screen.findByText('4 items: $507.37 with delivery and taxes')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tile$100.00', 'Paint$100.00', 'Nails$100.00']);
  expect(screen.getByRole('link', { name: 'Open the project list' })).toHaveAttribute('href', '/list');
  await expectAccessible(container);
});

test('without a place it says what the goods cost', async () => {
  keep(listOf(listItem({ quantity: 1, priceCents: 10_000 })));
  showPiece(<MyList />, listBackend());
  expect(await screen.findByText('1 item: $100.00 before delivery and taxes')).toBeVisible();
});

test('in French, an empty one leads to the materials', async () => {
  showPiece(<MyList />, listBackend(), 'fr');
  expect(await screen.findByRole('link', { name: 'Parcourir les matériaux' })).toHaveAttribute('href', '/fr/materials');
});
