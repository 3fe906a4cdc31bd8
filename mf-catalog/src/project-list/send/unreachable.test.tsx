import { screen } from '@testing-library/react';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { keepGuestList, listOf, vendorA } from '../testing/listItems';
import { dialog, fill, oak, openSheet, pipe, place, products, storedFor, submit } from '../testing/sendSheet';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepGuestList({ ...listOf(oak, pipe), place });
});

describe('vendors that nobody reads for', () => {
  const goodsOf = (readers: readonly string[]) =>
    products.map((one) => ({ ...one, reachable: one.vendor_id !== null && readers.includes(one.vendor_id) }));
  const openFor = (readers: readonly string[]) => openSheet(storedFor(readers), {}, false, goodsOf(readers));
  const items = () =>
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const nobody = (name: string) => new RegExp(`^${name} has not joined \\S+ yet, so nobody reads requests there\\.`);

  test('are named as that beside their choice, and what is stored for them is not called sent', async () => {
    await openFor([vendorA]);
    expect(dialog().getByRole('checkbox', { name: 'River Plumbing: 1 line' })).toHaveAccessibleDescription(nobody('River Plumbing'));
    expect(dialog().getByRole('checkbox', { name: 'Maple Supply: 1 line' })).not.toHaveAccessibleDescription();
    await expectAccessible(document.body);
    await fill();
    await submit();
    expect(await dialog().findByText('Sent to 1 vendor:')).toBeVisible();
    expect(dialog().getByText('Stored for 1 vendor:')).toBeVisible();
    expect(items()).toEqual(['Maple Supply', expect.stringMatching(nobody('River Plumbing'))]);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Your list is on its way');
    await expectAccessible(document.body);
  });

  test('alone get nothing that is on its way', async () => {
    await openFor([]);
    await fill();
    await submit();
    expect(await dialog().findByText('Stored for 2 vendors:')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Your list is stored');
    expect(dialog().queryByText(/^Sent to|all answers/)).toBeNull();
    expect(items()).toEqual([expect.stringMatching(nobody('Maple Supply')), expect.stringMatching(nobody('River Plumbing'))]);
    expect(dialog().getByRole('link', { name: 'Follow the request on its page' })).toBeVisible();
  });

  test('are named where a list has one vendor (fr)', async () => {
    keepGuestList({ ...listOf(oak), place });
    await openSheet(storedFor([]), {}, true, goodsOf([]));
    expect(dialog().getByText(/^Maple Supply n’est pas encore sur \S+; personne n’y lit les demandes\./)).toBeVisible();
  });
});
