import { safeStorage } from '@marketplace/section-kit/host';
import { none, setUp, signedIn, stored } from '../testing/authSession';
import { testSession } from '../testing/fakeAuthClient';
import { memoryStorage } from '../testing/memoryStorage';
import { storageKey } from './storedSession';

test('without a stored session the visitor is signed out at once, and the library is not loaded', () => {
  const { auth, state, loadClient } = setUp();
  expect(state().status).toBe('loading');
  void auth.start(none);
  expect(state().status).toBe('signedOut');
  expect(loadClient).not.toHaveBeenCalled();
});

test('a page is sent as nobody sees it, and the browser asks itself first', () => {
  const { auth } = setUp({ storage: memoryStorage({ [storageKey]: stored }) });
  expect([auth.store.getInitialState().status, auth.store.getState().status]).toEqual(['signedOut', 'loading']);
});

test.each([
  ['damaged JSON', '{'],
  ['another shape', '{"user":1}'],
  ['null', 'null'],
])('a stored session that is %s counts as none and is removed', (_what, text) => {
  const storage = memoryStorage({ [storageKey]: text });
  const { auth, state } = setUp({ storage });
  void auth.start(none);
  expect(state().status).toBe('signedOut');
  expect(storage.getItem(storageKey)).toBeNull();
});

test('blocked storage does not stop the start', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { auth, state } = setUp({ storage });
  void auth.start(none);
  expect(state().status).toBe('signedOut');
});

test('a stored session is loading until the first answer, then signed in', async () => {
  const { auth, state } = setUp({
    storage: memoryStorage({ [storageKey]: stored }),
    answers: signedIn(testSession({ metadata: { display_name: 'Ana Roy', locale: 'fr' } })),
  });
  const starting = auth.start(none);
  expect(state().status).toBe('loading');
  await starting;
  expect(state()).toEqual({
    status: 'signedIn',
    displayName: 'Ana Roy',
    user: { id: 'u1', email: 'ana@example.com', displayName: 'Ana Roy', locale: 'fr' },
  });
  expect(auth.accessToken()).toBe('user-token');
});

test.each([
  ['no display name', {}],
  ['an empty one', { display_name: '  ' }],
  ['one that is no text', { display_name: { a: 1 } }],
])('with %s the menu shows the whole e-mail address', async (_what, metadata) => {
  const { auth, state } = setUp({ storage: memoryStorage({ [storageKey]: stored }), answers: signedIn(testSession({ metadata })) });
  await auth.start(none);
  expect(state().displayName).toBe('ana@example.com');
});

test('a stored session that cannot be renewed is signed out', async () => {
  const { auth, state } = setUp({
    storage: memoryStorage({ [storageKey]: stored }),
    answers: { getSession: { data: { session: null }, error: { message: 'Refresh Token Not Found' } } },
  });
  await auth.start(none);
  expect(state().status).toBe('signedOut');
  expect(auth.accessToken()).toBeNull();
});

test('a library that cannot be fetched leaves the visitor signed out, and is tried again when it is needed', async () => {
  const { auth, state, loadClient } = setUp({ storage: memoryStorage({ [storageKey]: stored }) });
  loadClient.mockRejectedValueOnce(new Error('Loading chunk failed'));
  await auth.start(none);
  expect(state().status).toBe('signedOut');
  await auth.client();
  expect(loadClient).toHaveBeenCalledTimes(2);
});

test('follows the events of the session', async () => {
  const { auth, state, emit } = setUp();
  void auth.start(none);
  await auth.client();
  emit('SIGNED_IN', testSession());
  expect(state().status).toBe('signedIn');
  emit('TOKEN_REFRESHED', testSession({ token: 'newer' }));
  expect(auth.accessToken()).toBe('newer');
  emit('SIGNED_OUT', null);
  expect(state().status).toBe('signedOut');
});

describe('a session that the library gives up by itself', () => {
  const open = async (answers: Record<string, unknown>) => {
    const setup = setUp({ storage: memoryStorage({ [storageKey]: stored }), answers: { ...signedIn(), ...answers } });
    await setup.auth.start(none);
    return setup;
  };

  test('is told of once where the service refused it', async () => {
    const { state, emit, onEnded } = await open({ wasRefused: true });
    emit('SIGNED_OUT', null);
    emit('SIGNED_OUT', null);
    expect(state().status).toBe('signedOut');
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test('is told of where that happens as the page opens', async () => {
    const setup = setUp({ storage: memoryStorage({ [storageKey]: stored }), answers: { wasRefused: true } });
    const starting = setup.auth.start(none);
    await setup.auth.client();
    setup.emit('SIGNED_OUT', null);
    await starting;
    expect(setup.state().status).toBe('signedOut');
    expect(setup.onEnded).toHaveBeenCalledTimes(1);
  });

  test('is not told of where somebody has signed out, here or in another tab', async () => {
    const { emit, onEnded } = await open({ wasRefused: false });
    emit('SIGNED_OUT', null);
    const leaving = await open({ wasRefused: true });
    const signOutHere = jest.fn(async () => {
      leaving.emit('SIGNED_OUT', null);
      return { error: null };
    });
    Object.assign(leaving.client, { signOutHere });
    const { signOutHere: leave } = await leaving.auth.client();
    await leave();
    expect(signOutHere).toHaveBeenCalledTimes(1);
    expect([onEnded, leaving.onEnded].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe('a stored session that cannot be asked about', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is unknown after five seconds, not over, and comes back with the service', async () => {
    let answer!: (value: unknown) => void;
    const storage = memoryStorage({ [storageKey]: stored });
    const { auth, state } = setUp({ storage, answers: { getSession: new Promise((resolve) => (answer = resolve)) } });
    const starting = auth.start(none);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(state().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(state().status).toBe('unknown');
    expect(storage.getItem(storageKey)).toBe(stored);
    answer({ data: { session: testSession() }, error: null });
    await starting;
    expect(state().status).toBe('signedIn');
  });

  test('ends when somebody signs out in another tab meanwhile', async () => {
    const storage = memoryStorage({ [storageKey]: stored });
    const { auth, state } = setUp({ storage, answers: { getSession: new Promise(() => undefined) } });
    void auth.start(none);
    auth.followOtherTabs(window);
    await jest.advanceTimersByTimeAsync(6_000);
    storage.removeItem(storageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(state().status).toBe('signedOut');
  });
});

describe('when the server refuses the token', () => {
  const refuse = (status: number) => ({
    ...signedIn(),
    refreshSession: { data: { session: null }, error: { status, message: 'Refresh token is not valid' } },
  });
  const open = async (answers: Record<string, unknown>) => {
    const setup = setUp({ storage: memoryStorage({ [storageKey]: stored }), answers });
    await setup.auth.start(none);
    return setup;
  };

  test('a renewed one takes its place', async () => {
    const { auth, state, onEnded } = await open({
      ...signedIn(),
      refreshSession: { data: { session: testSession({ token: 'newer' }) }, error: null },
    });
    await expect(auth.renewAccessToken()).resolves.toBe('newer');
    expect(state().status).toBe('signedIn');
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('one that another tab has renewed takes its place', async () => {
    const { auth, calls, onEnded } = await open(refuse(409));
    const { auth: library } = await auth.client();
    jest.spyOn(library, 'getSession').mockResolvedValue({ data: { session: testSession({ token: 'newer' }) }, error: null });
    await expect(auth.renewAccessToken()).resolves.toBe('newer');
    expect(calls.map(([name]) => name)).not.toContain('signOutHere');
    expect(onEnded).not.toHaveBeenCalled();
  });

  test.each([400, 401, 403, 404])('a session it does not know any more (%i) ends here and is told of once', async (status) => {
    const { auth, state, calls, onEnded } = await open(refuse(status));
    await expect(Promise.all([auth.renewAccessToken(), auth.renewAccessToken()])).resolves.toEqual([null, null]);
    expect(state().status).toBe('signedOut');
    expect(auth.accessToken()).toBeNull();
    expect(calls.filter(([name]) => name === 'signOutHere')).toHaveLength(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test.each([0, 429, 500, 503])('a server that cannot say (%i) signs nobody out', async (status) => {
    const { auth, state, onEnded } = await open(refuse(status));
    await expect(auth.renewAccessToken()).resolves.toBeNull();
    expect(state().status).toBe('signedIn');
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('with other tabs', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('signing out in one signs out here', async () => {
    const storage = memoryStorage({ [storageKey]: stored });
    const { auth, state } = setUp({ storage, answers: signedIn() });
    await auth.start(none);
    auth.followOtherTabs(window);
    storage.removeItem(storageKey);
    tell(storageKey);
    expect(state().status).toBe('signedOut');
  });

  test('signing in in one signs in here, though the library was not loaded', async () => {
    const storage = memoryStorage();
    const { auth, state, loadClient } = setUp({ storage, answers: signedIn() });
    void auth.start(none);
    auth.followOtherTabs(window);
    tell('something.else');
    expect(loadClient).not.toHaveBeenCalled();
    storage.setItem(storageKey, stored);
    tell(storageKey);
    await settle();
    expect(state().status).toBe('signedIn');
  });
});
