import { fakeDb } from '@marketplace/section-kit/testing';
import { linesOf } from '../list/linesOf';
import { listItem, type listOf } from '../testing/listItems';
import { changeList, joinAccount, readKeptList, updateKeptList } from './deviceLists';
import { exchange, startSync } from './listSync';

interface SentList {
  items: { id: string; quantity: number }[];
  joins?: { id: string; key: string };
}

const owner = () => `user-${Math.random()}`;
const put = (who: string | null, ...items: Parameters<typeof listOf>) =>
  changeList(who, (list) => ({ ...list, items: [...list.items, ...items] }));
const lines = (who: string | null) => linesOf(readKeptList(who).list).map(({ ref, quantity }) => [ref, quantity]);
const row = (ref: string, quantity = 1) => ({
  id: `stored-${ref}`,
  ref,
  quantity,
  room: '',
  note: '',
  name: ref,
  unit: 'each',
  price_cents: 100,
  vendor_id: null,
  vendor_name: null,
  image: null,
  final_sale: false,
  removed: false,
  added_at: 1,
  edited_at: 1,
});

/** A database that stores what it gets, as `sync_project_list` does. */
function storingDb(stored: unknown[] = [], before?: () => Promise<void>) {
  const lists: SentList[] = [];
  const db = fakeDb({
    before,
    rpc: {
      sync_project_list: ({ list }) => {
        lists.push(list as SentList);
        const items = [...stored, ...(list as SentList).items];
        return { id: 'list-1', items, place: { province: null, postal_code: null, edited_at: 0 }, shared: false };
      },
    },
  });
  return { db, lists };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('an account gets what is on the device, the device what is in the account', async () => {
  const who = owner();
  put(who, listItem({ ref: '1' }));
  const { db, lists } = storingDb([row('50', 4)]);
  expect(await exchange(db, who)).toBeNull();
  expect(lists).toHaveLength(1);
  expect(lines(who)).toEqual([
    ['50', 4],
    ['1', 3],
  ]);
  expect(readKeptList(who).isSynced).toBe(true);
  await exchange(db, who);
  expect(lists).toHaveLength(1);
});

test('a change on the way stays and goes with the next exchange', async () => {
  const who = owner();
  put(who, listItem({ ref: '1' }));
  let isFirst = true;
  const { db, lists } = storingDb([], async () => {
    if (isFirst) put(who, listItem({ ref: '2' }));
    isFirst = false;
  });
  await exchange(db, who);
  expect(readKeptList(who).isSynced).toBe(false);
  await exchange(db, who);
  expect(lists.map(({ items }) => items.length)).toEqual([1, 2]);
  expect(lines(who)).toHaveLength(2);
});

test('a lost answer loses nothing and doubles nothing', async () => {
  const who = owner();
  put(who, listItem({ ref: '1' }));
  const lost = fakeDb({ rpc: { sync_project_list: { status: 503, message: 'down' } } });
  expect(await exchange(lost, who)).toMatchObject({ kind: 'unconfirmed' });
  const { db } = storingDb();
  expect(await exchange(db, who)).toBeNull();
  expect(lines(who)).toEqual([['1', 3]]);
});

test('a few changes in a row are one exchange, offline ones go when the device is online again', async () => {
  jest.useFakeTimers();
  const who = owner();
  const { db, lists } = storingDb();
  const stop = startSync(db, who);
  await jest.advanceTimersByTimeAsync(1000);
  expect(lists).toHaveLength(1);
  for (const ref of ['1', '2', '3']) put(who, listItem({ ref }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(lists.map(({ items }) => items.length)).toEqual([0, 3]);
  updateKeptList(who, (entry) => ({ ...entry, isSynced: false }));
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  stop();
  expect(lists).toHaveLength(3);
  put(who, listItem({ ref: '4' }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(lists).toHaveLength(3);
});

test("a guest's list goes nowhere until it is shared", async () => {
  put(null, listItem({ ref: '1' }));
  const { db, lists } = storingDb();
  await exchange(db, null);
  expect(lists).toHaveLength(0);
  updateKeptList(null, (entry) => ({ ...entry, share: { listId: 'l', key: 'k', token: 't' } }));
  await exchange(db, null);
  expect(lists).toMatchObject([{ id: 'l', key: 'k' }]);
});

test('the link of a guest joins the account with the list', async () => {
  const who = owner();
  put(null, listItem({ ref: '1' }));
  updateKeptList(null, (entry) => ({ ...entry, share: { listId: 'l', key: 'k', token: 't' } }));
  joinAccount(who);
  const { lists, db } = storingDb();
  await exchange(db, who);
  expect(lists).toMatchObject([{ joins: { id: 'l', key: 'k' } }]);
});

// Last, because it is remembered for the visit.
test('a backend without lists is asked once', async () => {
  const who = owner();
  const db = fakeDb();
  put(who, listItem());
  await exchange(db, who);
  put(who, listItem({ ref: '2' }));
  await exchange(db, who);
  expect(db.requests).toHaveLength(1);
  expect(lines(who)).toHaveLength(2);
});
