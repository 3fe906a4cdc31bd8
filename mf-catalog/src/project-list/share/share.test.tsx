import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { deviceLists } from '../device/deviceLists';
import { listBackend } from '../testing/listBackend';
import { keepGuestList, listItem, listOf } from '../testing/listItems';

const synced = ({ list }: Record<string, unknown>) => ({
  id: (list as { id?: string }).id ?? 'account-list',
  items: (list as { items: object[] }).items,
  place: { province: null, postal_code: null, edited_at: 0 },
  shared: false,
});

async function openDialog(
  rpc: FakeDbOptions['rpc'] = {},
  auth: 'signedOut' | { id: string; email: string; displayName: null; locale: null } = 'signedOut',
) {
  const db = listBackend(undefined, { rpc: { sync_project_list: synced, share_project_list: ({ token }) => token !== null, ...rpc } });
  const page = await renderSection(section, { path: '/list', db, auth });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog');
  return { ...page, db };
}
const dialog = () => within(screen.getByRole('dialog'));
const create = () => userEvent.click(dialog().getByRole('button', { name: 'Create a private link' }));
const shares = (requests: string[]) =>
  requests
    .filter((line) => line.includes('share_project_list'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, string>);

beforeEach(() => {
  localStorage.clear();
  keepGuestList(listOf(listItem({ room: 'Kitchen' })));
});
afterEach(() => jest.restoreAllMocks());

test('a guest makes a link, copies it, and ends it', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { db } = await openDialog();
  await expectAccessible(document.body);
  await create();
  const field = await dialog().findByRole('textbox', { name: 'Private link' });
  const [asked] = shares(db.requests);
  expect(field).toHaveValue(`http://localhost/lists/${asked!['token']}`);
  expect(asked!['token']).toMatch(/^[\w-]{43}$/);
  expect(asked!['key']).toMatch(/^[\w-]{43}$/);
  expect(deviceLists.read().guest.share).toEqual({ listId: asked!['id'], key: asked!['key'], token: asked!['token'] });
  await userEvent.click(dialog().getByRole('button', { name: 'Copy link' }));
  expect(await dialog().findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`http://localhost/lists/${asked!['token']}`);
  await expectAccessible(document.body);

  await userEvent.click(dialog().getByRole('button', { name: 'Stop sharing' }));
  expect(await dialog().findByText('The link no longer works.')).toBeVisible();
  expect(deviceLists.read().guest.share).toBeNull();
  expect(shares(db.requests).at(-1)).toEqual({ token: null, id: asked!['id'], key: asked!['key'] });
});

test('a browser that keeps the clipboard to itself gets the link selected', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) }, configurable: true });
  await openDialog();
  await create();
  await dialog().findByRole('textbox', { name: 'Private link' });
  await userEvent.click(dialog().getByRole('button', { name: 'Copy link' }));
  expect(await dialog().findByText(/The link is selected/)).toBeVisible();
});

test('a link that could not be confirmed is made again for the same list', async () => {
  let isDown = true;
  const { db } = await openDialog({ share_project_list: () => (isDown ? { status: 503, message: 'down' } : true) });
  await create();
  expect(await dialog().findByRole('alert')).toHaveTextContent('could not confirm');
  isDown = false;
  await create();
  await dialog().findByRole('textbox', { name: 'Private link' });
  expect(new Set(shares(db.requests).map(({ id }) => id)).size).toBe(1);
});

test('a change after sharing goes to the shared list by itself', async () => {
  const { db } = await openDialog();
  await create();
  await dialog().findByRole('textbox', { name: 'Private link' });
  await userEvent.keyboard('{Escape}');
  const before = db.requests.filter((line) => line.includes('sync_project_list')).length;
  await userEvent.click(screen.getByRole('button', { name: 'More of Oak flooring' }));
  await waitFor(() => expect(db.requests.filter((line) => line.includes('sync_project_list')).length).toBe(before + 1), { timeout: 3000 });
});

test('an account whose link was made on another device can make a new one or end it', async () => {
  const { db } = await openDialog(
    { sync_project_list: (args) => ({ ...synced(args), shared: true }) },
    { id: 'share-user', email: 'a@example.ca', displayName: null, locale: null },
  );
  expect(await dialog().findByText(/created on another device/, undefined, { timeout: 3000 })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Create a new link and end the old one' }));
  expect(await dialog().findByRole('textbox', { name: 'Private link' })).toBeVisible();
  expect(shares(db.requests)).toMatchObject([{ key: null }]);
});

// Last: a backend without lists is remembered for the visit.
test('a backend without lists says that sharing is not available', async () => {
  const db = listBackend();
  await renderSection(section, { path: '/list', db });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog');
  await create();
  expect(await dialog().findByRole('alert')).toHaveTextContent('This is not available here at the moment.');
});
