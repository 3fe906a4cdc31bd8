import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { authState, createTestShell, fakeDb, TestShellProviders, type TestShellOptions } from '../testing';
import { useFavourites } from './useFavourites';

const storageKey = 'kit.favourites.v1';
const user = { id: 'u1', email: 'robin@example.test', displayName: null, locale: null };
const writes = (requests: string[]) => requests.filter((request) => !request.startsWith('GET'));

function List({ name = 'list' }: { name?: string }) {
  const { ids, has, toggle } = useFavourites('service');
  return (
    <section aria-label={name}>
      <output>{ids.join(' ')}</output>
      <button onClick={() => toggle('7')} aria-pressed={has('7')}>
        seven
      </button>
    </section>
  );
}

function page(options: TestShellOptions = {}) {
  const shell = createTestShell(options);
  return {
    shell,
    page: (
      <TestShellProviders shell={shell} path="/">
        <List />
      </TestShellProviders>
    ),
  };
}
const ids = () => screen.getByRole('status').textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: 'seven' }));

beforeEach(() => localStorage.clear());

test('a guest keeps favourites on the device, newest first, and takes them off again', async () => {
  localStorage.setItem(storageKey, '{"service":["3"],"deal":["d1"]}');
  const { page: list } = page();
  render(list);
  expect(ids()).toBe('3');
  await press();
  expect(ids()).toBe('7 3');
  expect(JSON.parse(localStorage.getItem(storageKey)!)).toMatchObject({ service: ['7', '3'], deal: ['d1'] });
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await press();
  expect(ids()).toBe('3');
});

test('what was kept under the key of before is still there', async () => {
  localStorage.setItem('app.favourites', '{"service":["3"]}');
  render(page().page);
  expect(ids()).toBe('3');
  await press();
  expect(Object.keys(localStorage)).toEqual([storageKey]);
  expect(ids()).toBe('7 3');
});

test('another tab shows the change', () => {
  render(page().page);
  localStorage.setItem(storageKey, '{"service":["9"]}');
  return waitFor(() => {
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(ids()).toBe('9');
  });
});

test.each(['not json', '[]', 'null', '{"service":"3"}', '{"service":[3,null]}'])('a store with %s in it counts as empty', (text) => {
  localStorage.setItem(storageKey, text);
  render(page().page);
  expect(ids()).toBe('');
});

test('a browser that keeps nothing still remembers until the page is left', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(page().page);
  await press();
  expect(ids()).toBe('7');
  blocked.mockRestore();
  await press();
  expect(ids()).toBe('');
});

test('signing in adds what the device kept to the account, and the device forgets it', async () => {
  localStorage.setItem(storageKey, '{"service":["2","1"]}');
  const stored = [{ target_id: '5' }];
  const db = fakeDb({
    tables: { favourites: () => stored },
    before: (body) => {
      if (body) stored.unshift(...(JSON.parse(body) as typeof stored).toReversed());
    },
  });
  const { shell, page: list } = page({ db });
  render(list);
  expect(ids()).toBe('2 1');
  act(() => shell.auth.setState(authState(user)));
  await waitFor(() => expect(ids()).toBe('2 1 5'));
  expect(writes(db.requests)).toEqual([
    'POST /favourites?on_conflict=user_id,kind,target_id&columns="kind","target_id" [{"kind":"service","target_id":"1"},{"kind":"service","target_id":"2"}]',
  ]);
  expect(JSON.parse(localStorage.getItem(storageKey)!)).toMatchObject({ service: [] });
  act(() => shell.auth.setState(authState('signedOut')));
  await waitFor(() => expect(ids()).toBe(''));
});

test('an account stores at once, in the order of the presses', async () => {
  const db = fakeDb({ tables: { favourites: [{ target_id: '5' }] } });
  render(page({ db, auth: user }).page);
  await waitFor(() => expect(ids()).toBe('5'));
  await press();
  expect(ids()).toBe('7 5');
  await press();
  await waitFor(() => expect(writes(db.requests)).toHaveLength(2));
  expect(writes(db.requests).map((request) => request.split(' ')[0])).toEqual(['POST', 'DELETE']);
  expect(ids()).toBe('5');
});

test('what the account refuses is taken back and said', async () => {
  let fails = false;
  const db = fakeDb({ tables: { favourites: () => (fails ? { status: 422, message: 'The list of favourites is full' } : []) } });
  const { shell, page: list } = page({ db, auth: user });
  render(list);
  await waitFor(() => expect(db.requests).toHaveLength(1));
  fails = true;
  await press();
  await waitFor(() => expect(shell.notifications).toHaveLength(1));
  expect(shell.notifications[0]).toEqual({
    title: 'Your favourites were not changed',
    description: 'The list of favourites is full',
    tone: 'failure',
  });
  fails = false;
});

test('where the backend has no such table, an account keeps favourites on the device', async () => {
  render(page({ auth: user }).page);
  await press();
  await waitFor(() => expect(ids()).toBe('7'));
});

test('says whether all is known, and reads again what could not be read', async () => {
  let fails = true;
  const db = fakeDb({ tables: { favourites: () => (fails ? { status: 403, message: 'no' } : [{ target_id: '5' }]) } });
  function Status() {
    const { ids, status, refetch } = useFavourites('service');
    return (
      <>
        <output>{[status, ...ids].join(' ')}</output>
        <button onClick={refetch}>again</button>
      </>
    );
  }
  const shell = createTestShell({ db, auth: user });
  render(
    <TestShellProviders shell={shell} path="/">
      <Status />
    </TestShellProviders>,
  );
  expect(ids()).toBe('pending');
  await waitFor(() => expect(ids()).toBe('failed'));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(ids()).toBe('known 5'));
});

test('renders without a browser', () => {
  expect(renderToString(page().page)).toContain('seven');
});
