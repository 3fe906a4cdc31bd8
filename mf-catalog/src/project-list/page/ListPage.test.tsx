import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authState, expectAccessible, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { deviceLists } from '../device/deviceLists';
import { toRow } from '../device/storedList';
import { emptyList } from '../list/ProjectList';
import { product, listBackend } from '../testing/listBackend';
import { keepGuestList, listItem, listsKey, listOf, vendorB } from '../testing/listItems';

const kitchen = listItem({ room: 'Kitchen', note: 'matte' });
const pipe = listItem({
  ref: '14',
  name: 'Copper pipe',
  unit: 'per linear ft',
  priceCents: 425,
  quantity: 12.5,
  vendorId: vendorB,
  vendorName: 'River Plumbing',
});
const pipeProduct = product({
  ref: '14',
  name: 'Copper pipe',
  unit: 'per linear ft',
  price_cents: 425,
  vendor_id: vendorB,
  vendor_name: 'River Plumbing',
});
const both = [product(), pipeProduct];

const open = (options: Partial<RenderSectionOptions> = {}) => renderSection(section, { path: '/list', db: listBackend(both), ...options });
const room = (name: string) => within(screen.getByRole('region', { name }));
const costs = () => within(screen.getByRole('region', { name: 'What it costs' }));
const amounts = () =>
  costs()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const kept = () =>
  deviceLists
    .read()
    .guest.list.items.filter(({ removed }) => !removed)
    .map(({ ref, quantity, room: at, note }) => [ref, quantity, at, note]);

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('nothing on it: says so and where to begin', async () => {
  const { container } = await open();
  expect(screen.getByText('Your project list is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse materials' })).toHaveAttribute('href', '/materials');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', expect.stringContaining('/auth'));
  await expectAccessible(container);
});

test.each([
  ['en', 'You are still signed in on this device.'],
  ['fr', 'Votre session reste ouverte sur cet appareil.'],
] as const)('while the account cannot be reached, its list is neither empty nor a guest’s (%s)', async (locale, words) => {
  deviceLists.update((kept) => ({ ...kept, accounts: { u1: { list: listOf(kitchen), share: null, isSynced: true } } }));
  await open({ auth: 'unknown', locale });
  expect(screen.getByText(words, { exact: false }).closest('[role="status"]')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Sign in|Se connecter)$/ })).toBeNull();
  expect(screen.queryByText(/^(Your project list is empty|Votre liste de projet est vide)$/)).toBeNull();
  expect(Object.keys(deviceLists.read().accounts)).toEqual(['u1']);
});

test('rooms with their lines, and what each vendor costs at the place of delivery', async () => {
  keepGuestList(listOf(kitchen, pipe));
  const { container } = await open();
  expect(room('Kitchen').getByRole('link', { name: 'Oak flooring' })).toHaveAttribute('href', '/materials/12');
  expect(room('Kitchen').getByText('$59.99 per box from Maple Supply')).toBeVisible();
  expect(room('Kitchen').getByText('matte')).toBeVisible();
  expect(room('No room yet').getByText('Goods: $53.13')).toBeVisible();
  expect(amounts()).toEqual(['$179.97', '$53.13', '$233.10']);
  expect(costs().getByText('Total before delivery and taxes')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: 'Postal code' }), 'm5v2t6');
  expect(screen.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('ON');
  await waitFor(() => expect(costs().getByText('Total')).toBeVisible());
  expect(amounts()).toEqual(['$179.97', '$49.00', '$29.77', '$258.74', '$53.13', 'The vendor will tell you', '$6.91', '$60.04', '$318.78']);
  expect(costs().getByText('Minimum order from Maple Supply: $200.00. Add $20.03 more.')).toBeVisible();
  expect(costs().getByText('Add $320.03 more and delivery is free.')).toBeVisible();
  await expectAccessible(container);
});

test('a foreign postal code is pointed at, and the place stays what it was', async () => {
  keepGuestList({ ...listOf(kitchen), place: { ...emptyList.place, province: 'ON', editedAt: 1 } });
  await open();
  const field = screen.getByRole('textbox', { name: 'Postal code' });
  await userEvent.type(field, '90210');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a Canadian postal code such as M5V 2T6'));
  expect(field).toHaveValue('90210');
  expect(screen.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('ON');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province or territory' }), 'Quebec');
  await waitFor(() => expect(costs().getByText('QST (9.975%)')).toBeVisible());
});

test('quantities change at once and survive a reload; what cannot be bought stays in the field, with what can', async () => {
  keepGuestList(listOf(kitchen, pipe));
  const { unmount } = await open();
  const field = screen.getByRole('textbox', { name: 'Quantity of Oak flooring' });
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  await userEvent.click(screen.getByRole('button', { name: 'More of Oak flooring' }));
  expect(kept()[0]).toEqual(['12', 13, 'Kitchen', 'matte']);
  for (const typed of ['-4', '99999999', 'many', '2.5']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999. Until then it stays 13.');
    expect(kept()[0]![1]).toBe(13);
  }
  await userEvent.clear(field);
  await userEvent.type(field, '1,250');
  await userEvent.tab();
  expect(field).toHaveValue('1250');
  expect(kept()[0]![1]).toBe(1250);
  unmount();
  await open();
  expect(screen.getByRole('textbox', { name: 'Quantity of Oak flooring' })).toHaveValue('1250');
  expect(screen.getByRole('textbox', { name: 'Quantity of Copper pipe' })).toHaveValue('12.5');
});

test('a line moves to another room when the field is left, and keeps its note', async () => {
  keepGuestList(listOf(kitchen, pipe));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Room and note of Copper pipe' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'behind the wall');
  await userEvent.type(screen.getByRole('combobox', { name: 'Room' }), 'kitchen{Enter}');
  expect(screen.getByRole('button', { name: 'Room and note of Copper pipe' })).toHaveFocus();
  expect(kept()[1]).toEqual(['14', 12.5, 'Kitchen', 'behind the wall']);
  expect(screen.queryByRole('region', { name: 'No room yet' })).toBeNull();
  expect(room('Kitchen').getByText('behind the wall')).toBeVisible();
});

test('what was removed comes back with Undo, which has the focus', async () => {
  keepGuestList(listOf(kitchen, pipe));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Oak flooring' }));
  expect(kept().map(([ref]) => ref)).toEqual(['14']);
  expect(screen.getByText('Removed Oak flooring')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(
    kept()
      .map(([ref]) => ref)
      .sort(),
  ).toEqual(['12', '14']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Empty the list' }));
  expect(screen.getByText('Your project list is empty')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toHaveLength(2);
});

test('a price that has changed is told, and taken over on request only', async () => {
  keepGuestList(listOf(kitchen));
  const { container } = await open({ db: listBackend([product({ price_cents: 6499 })]) });
  expect(await screen.findByText('It cost $59.99 when you added it and costs $64.99 today.')).toBeVisible();
  expect(amounts()).toContain('$179.97');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Use today’s prices' }));
  expect(screen.queryByText(/It cost/)).toBeNull();
  expect(amounts()).toContain('$194.97');
});

test('what is no longer sold says so and is not in the totals; what is out of stock says so and is', async () => {
  keepGuestList(listOf(kitchen, pipe));
  await open({ db: listBackend([product({ in_stock: false })]) });
  expect(await screen.findByText(/No longer sold here/)).toBeVisible();
  expect(screen.getByText('Out of stock at the moment')).toBeVisible();
  expect(amounts()).toEqual(['$179.97', '$179.97']);
});

test('offline, and on a backend without materials, the list works with the prices it has', async () => {
  keepGuestList({ ...listOf(kitchen), place: { ...emptyList.place, province: 'ON', editedAt: 1 } });
  await open({ db: undefined });
  expect(amounts()).toEqual(['$179.97', '$179.97']);
  expect(costs().getByText(/once we can read today’s rates/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More of Oak flooring' }));
  expect(kept()[0]![1]).toBe(4);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another tab is followed', async () => {
  keepGuestList(listOf(kitchen));
  await open();
  keepGuestList(listOf(kitchen, pipe));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: listsKey })));
  expect(screen.getByRole('link', { name: 'Copper pipe' })).toBeVisible();
});

test('signing in joins the list with the account: nothing lost, nothing doubled', async () => {
  keepGuestList(listOf(kitchen));
  const sync_project_list = ({ list }: Record<string, unknown>) => ({
    id: 'l',
    shared: false,
    place: { province: 'QC', postal_code: 'H2X 1Y4', edited_at: 5 },
    items: [
      ...(list as { items: object[] }).items,
      toRow(listItem({ id: 'account-1', room: 'Kitchen', quantity: 7, priceCents: 5999, addedAt: 1, editedAt: 1 })),
    ],
  });
  const { shell } = await open({ auth: 'loading', db: listBackend(both, { rpc: { sync_project_list } }) });
  expect(screen.queryByText('Your project list is empty')).toBeNull();
  const user = { id: 'page-user', email: 'ana@example.ca', displayName: null, locale: null };
  act(() => shell.auth.setState(authState(user), true));
  expect(screen.getByText(/We will add it to your account/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Saved in your account.')).toBeVisible(), { timeout: 3000 });
  expect(screen.getByRole('textbox', { name: 'Quantity of Oak flooring' })).toHaveValue('7');
  expect(screen.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('QC');
  expect(deviceLists.read().guest.list.items).toEqual([]);
  act(() => shell.auth.setState(authState('signedOut'), true));
  expect(screen.getByText('Your project list is empty')).toBeVisible();
});

test('prints, and saves a spreadsheet', async () => {
  keepGuestList(listOf(kitchen, listItem({ ref: 'deal:x', name: '=cmd|calc', finalSale: true })));
  const print = jest.spyOn(window, 'print').mockImplementation();
  let saved: Blob | null = null;
  URL.createObjectURL = (blob) => ((saved = blob as Blob), 'blob:list');
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'project-list.csv' });
  const rows = (await textOf(saved!)).split('\r\n');
  expect(rows[1]).toBe('Kitchen,Oak flooring,3,per box,59.99,179.97,Maple Supply,matte,');
  expect(rows[2]).toContain(`"'=cmd|calc"`);
  expect(screen.getByText('Final sale, no returns')).toBeVisible();
});

test('speaks French', async () => {
  keepGuestList({ ...listOf(kitchen), place: { ...emptyList.place, province: 'QC', editedAt: 1 } });
  const { container } = await open({ locale: 'fr', db: listBackend([product({ name: 'Plancher de chêne' })]) });
  expect(await screen.findByRole('link', { name: 'Plancher de chêne' })).toHaveAttribute('href', '/fr/materials/12');
  expect(await screen.findByText('TVQ (9,975 %)')).toBeVisible();
  await expectAccessible(container);
});
