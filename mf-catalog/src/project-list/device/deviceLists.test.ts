import { manifest } from '../../manifest';
import { listItem, listsKey, type listOf } from '../testing/listItems';
import { linesOf } from '../list/linesOf';
import { changeList, deviceLists, joinAccount, readKeptList, leaveAccounts, updateKeptList } from './deviceLists';

const quantities = (owner: string | null) => linesOf(readKeptList(owner).list).map(({ ref, quantity }) => [ref, quantity]);
const put = (owner: string | null, ...items: Parameters<typeof listOf>) =>
  changeList(owner, (list) => ({ ...list, items: [...list.items, ...items] }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the shell, which shows the way to the list to whoever has one, finds it by the keys of the manifest', () => {
  expect(manifest.slots!.headerItem!.storageKeys.some((beginning) => listsKey.startsWith(beginning))).toBe(true);
});

test('what is put on the list is stored before the call ends', () => {
  put(null, listItem({ ref: '7' }));
  expect(localStorage.getItem(listsKey)).toContain('"ref":"7"');
  expect(quantities(null)).toEqual([['7', 3]]);
});

test('a change of another tab is kept, told, and not overwritten', () => {
  put(null, listItem({ ref: '1' }));
  const other = JSON.parse(localStorage.getItem(listsKey)!);
  other.guest.list.items.push(listItem({ ref: '2' }));
  const told = jest.fn();
  const stop = deviceLists.subscribe(told);
  localStorage.setItem(listsKey, JSON.stringify(other));
  dispatchEvent(new StorageEvent('storage', { key: listsKey }));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(told).toHaveBeenCalledTimes(1);
  put(null, listItem({ ref: '3' }));
  stop();
  expect(quantities(null).map(([ref]) => ref)).toEqual(['1', '2', '3']);
});

test('without storage the list lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  put(null, listItem({ ref: '4' }));
  put(null, listItem({ ref: '5' }));
  expect(quantities(null).map(([ref]) => ref)).toEqual(['4', '5']);
  jest.restoreAllMocks();
  put(null, listItem({ ref: '6' }));
  expect(localStorage.getItem(listsKey)).toContain('"ref":"6"');
});

test.each([
  ['no JSON', '{"guest":'],
  ['another version', '{"guest":{"list":{"items":[{"id":"a"}]}}}'],
  ['another shape', '{"guest":[],"accounts":5}'],
  ['nothing', 'null'],
])('storage that holds %s counts as an empty list', (_what, text) => {
  localStorage.setItem(listsKey, text);
  expect(quantities(null)).toEqual([]);
});

test('an entry that is none is left out, the others stay', () => {
  const items = [listItem({ ref: '1' }), { id: 'x' }, null, 'text', { ...listItem(), quantity: -5 }, { ...listItem(), priceCents: 'free' }];
  localStorage.setItem(listsKey, JSON.stringify({ guest: { list: { items, place: { province: 'TX' } } }, accounts: {} }));
  expect(quantities(null)).toEqual([['1', 3]]);
  expect(deviceLists.read().guest.list.place.province).toBeNull();
});

test('the list under the key of before is taken over, and is in one place', () => {
  const kept = { version: 1, guest: { list: { items: [listItem({ ref: '1' })], place: { province: 'ON' } } }, accounts: {} };
  localStorage.setItem('app.project-list', JSON.stringify(kept));
  expect(quantities(null)).toEqual([['1', 3]]);
  put(null, listItem({ ref: '2' }));
  expect(Object.keys(localStorage)).toEqual([listsKey]);
  expect(quantities(null)).toEqual([
    ['1', 3],
    ['2', 3],
  ]);
});

test("signing in joins the guest's list with the account's, and leaves nothing behind", () => {
  put('ana', listItem({ ref: '1', quantity: 5 }), listItem({ ref: '2' }));
  put(null, listItem({ ref: '1', quantity: 2 }), listItem({ ref: '9' }));
  joinAccount('ana');
  joinAccount('ana');
  expect(quantities('ana')).toEqual([
    ['1', 5],
    ['2', 3],
    ['9', 3],
  ]);
  expect(quantities(null)).toEqual([]);
  expect(quantities('ben')).toEqual([]);
});

test('signing out takes a stored list off the device, and keeps one that is not stored yet for its account', () => {
  put('ana', listItem({ ref: '1' }));
  put('ben', listItem({ ref: '2' }));
  updateKeptList('ana', (entry) => ({ ...entry, isSynced: true }));
  put(null, listItem({ ref: '3' }));
  leaveAccounts();
  expect([quantities('ana'), quantities('ben'), quantities(null)]).toEqual([[], [['2', 3]], [['3', 3]]]);
});
