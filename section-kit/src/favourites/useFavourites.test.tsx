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
      <button onClick={() => toggle('8')} aria-pressed={has('8')}>
        eight
      </button>
    </section>
  );
}

function Status() {
  const { ids, status, refetch } = useFavourites('service');
  return (
    <>
      <output>{[status, ...ids].join(' ')}</output>
      <button onClick={refetch}>again</button>
    </>
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
const heart = (name: string) => screen.getByRole('button', { name });
const press = (name = 'seven') => userEvent.click(heart(name));

beforeEach(() => localStorage.clear());

test('a guest keeps favourites on the device, newest first, and takes them off again', async () => {
  localStorage.setItem(storageKey, '{"service":["3"],"deal":["d1"]}');
  const { page: list } = page();
  render(list);
  expect(ids()).toBe('3');
  await press();
  expect(ids()).toBe('7 3');
  expect(JSON.parse(localStorage.getItem(storageKey)!)).toMatchObject({ service: ['7', '3'], deal: ['d1'] });
  expect(heart('seven')).toHaveAttribute('aria-pressed', 'true');
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

test.each([
  ['en', 'Your favourites were not changed', 'The list is full. Remove something from it first.'],
  ['fr', 'Vos favoris n’ont pas été modifiés', 'La liste est pleine. Retirez-en d’abord un élément.'],
] as const)('what does not fit is taken back and said in the language of the reader (%s)', async (locale, title, description) => {
  let isFull = false;
  const db = fakeDb({ tables: { favourites: () => (isFull ? { status: 422, message: 'The list of favourites is full' } : []) } });
  const { shell, page: list } = page({ db, auth: user, locale });
  render(list);
  await waitFor(() => expect(db.requests).toHaveLength(1));
  isFull = true;
  await press();
  await waitFor(() => expect(shell.notifications).toEqual([{ title, description, tone: 'failure' }]));
  await waitFor(() => expect(ids()).toBe(''));
});

describe('while the backend is stopped', () => {
  /** An account that holds `stored`, and a backend that stops after it was read, for the requests that `refuses` names. */
  const open = async (
    stored: string,
    { locale = 'en', refuses = () => true }: { locale?: 'en' | 'fr'; refuses?: (body: string) => boolean } = {},
  ) => {
    let isRead = false;
    let isAway = false;
    const rows = stored.split(' ').map((target_id) => ({ target_id }));
    const db = fakeDb({
      tables: { favourites: () => (isAway ? { status: 503, message: 'Service Unavailable' } : rows) },
      before: (body) => void (isAway = isRead && (!body || refuses(body))),
    });
    const { shell, page: list } = page({ db, auth: user, locale });
    render(list);
    await waitFor(() => expect(ids()).toBe(stored));
    isRead = true;
    return { shell, failures: (count: number) => waitFor(() => expect(shell.notifications).toHaveLength(count)) };
  };

  test.each([
    ['en', 'Please try again in a moment.'],
    ['fr', 'Veuillez réessayer dans un instant.'],
  ] as const)('a press is taken back and said (%s)', async (locale, description) => {
    const { shell, failures } = await open('5', { locale });
    await press();
    await failures(1);
    expect(shell.notifications[0]).toMatchObject({ description, tone: 'failure' });
    expect(ids()).toBe('5');
    expect(heart('seven')).toHaveAttribute('aria-pressed', 'false');
  });

  test('what was taken off is back in its place', async () => {
    const { failures } = await open('9 7 5');
    await press();
    await failures(1);
    expect(ids()).toBe('9 7 5');
  });

  test.each([
    ['stands', '5', '5'],
    ['is gone', '7 5', '7 5'],
  ])('two presses of one heart end as the account has it (%s)', async (_what, stored, end) => {
    const { failures } = await open(stored);
    act(() => heart('seven').click());
    act(() => heart('seven').click());
    await failures(2);
    expect(ids()).toBe(end);
  });

  test('another press meanwhile stays', async () => {
    const { failures } = await open('5', { refuses: (body) => body.includes('"7"') });
    act(() => heart('seven').click());
    act(() => heart('eight').click());
    await failures(1);
    await waitFor(() => expect(ids()).toBe('8 5'));
    expect(heart('eight')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('where one press fails, what is read again does not take back the next one', async () => {
  const rows = [{ target_id: '5' }];
  let isAway = false;
  const db = fakeDb({
    tables: { favourites: () => (isAway ? { status: 503, message: 'Service Unavailable' } : rows) },
    before: (body) => {
      isAway = body.includes('"7"');
      if (body.includes('"8"')) rows.unshift({ target_id: '8' });
    },
  });
  const { shell, page: list } = page({ db, auth: user });
  render(list);
  await waitFor(() => expect(ids()).toBe('5'));
  act(() => heart('seven').click());
  act(() => heart('eight').click());
  await waitFor(() => expect(shell.notifications).toHaveLength(1));
  await waitFor(() => expect(writes(db.requests)).toHaveLength(2));
  expect(ids()).toBe('8 5');
});

test('where the backend has no such table, an account keeps favourites on the device', async () => {
  render(page({ auth: user }).page);
  await press();
  await waitFor(() => expect(ids()).toBe('7'));
});

test('says whether all is known, and reads again what could not be read', async () => {
  let fails = true;
  const db = fakeDb({ tables: { favourites: () => (fails ? { status: 403, message: 'no' } : [{ target_id: '5' }]) } });
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

test.each(['loading', 'unknown'] as const)(
  'while nobody knows whose they are (%s), nothing is known, and no account is read',
  async (auth) => {
    const db = fakeDb({ tables: { favourites: [] } });
    const shell = createTestShell({ db, auth });
    render(
      <TestShellProviders shell={shell} path="/">
        <Status />
      </TestShellProviders>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect([ids(), db.requests]).toEqual(['pending', []]);
    act(() => shell.auth.setState(authState('signedOut')));
    expect(ids()).toBe('known');
  },
);

test('renders without a browser', () => {
  expect(renderToString(page().page)).toContain('seven');
});
