import fc from 'fast-check';
import { v } from '@marketplace/shared-ui/forms';
import { deviceStore, type DeviceStoreOptions } from './deviceStore';

type Texts = readonly string[];
const key = 'sample.names.v2';
const texts = (stored: unknown): Texts | undefined =>
  Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : undefined;
const options: DeviceStoreOptions<Texts, Texts> = { key: 'sample.names', version: 2, storage: 'local', schema: texts, empty: [] };
const names = deviceStore(options);
/** As after a reload: nothing is known but what the browser kept. */
const reloaded = (changes: Partial<typeof options> = {}) => deviceStore({ ...options, ...changes }).read();
const fails = (method: 'getItem' | 'setItem' | 'removeItem', name: string) =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException(name, name);
  });

beforeEach(() => {
  names.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('what is written is read after a reload, under a key that says whose it is and which version', () => {
  names.write(['Robin']);
  expect(localStorage.getItem(key)).toBe('["Robin"]');
  expect(reloaded()).toEqual(['Robin']);
});

test('whatever JSON can hold comes back as it was', () => {
  const anything: DeviceStoreOptions<unknown, null> = { ...options, empty: null, schema: (stored) => stored };
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      deviceStore(anything).write(plain);
      expect(deviceStore(anything).read()).toEqual(plain);
    }),
  );
});

test('a session store is the tab’s own', () => {
  deviceStore({ ...options, storage: 'session' }).write(['Robin']);
  expect(sessionStorage.getItem(key)).toBe('["Robin"]');
  expect(names.read()).toEqual([]);
});

test('a value is the same object until it changes', () => {
  localStorage.setItem(key, '["Robin"]');
  const first = names.read();
  expect(names.read()).toBe(first);
  names.write(['Robin']);
  expect(names.read()).toBe(first);
  names.write(['Sam']);
  expect(names.read()).toEqual(['Sam']);
  expect(reloaded({ empty: names.empty })).not.toBe(first);
});

test('an update builds on what another tab wrote, and leaves what it does not change', () => {
  names.write(['Robin']);
  localStorage.setItem(key, '["Robin","Sam"]');
  names.update((before) => [...before, 'Kim']);
  expect(reloaded()).toEqual(['Robin', 'Sam', 'Kim']);
  const told = jest.fn();
  const stop = names.subscribe(told);
  names.update((before) => before);
  expect(told).not.toHaveBeenCalled();
  names.update(() => names.empty);
  stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
});

test('who listens is told of changes here and in other tabs, until they stop', () => {
  const told = jest.fn();
  const stop = names.subscribe(told);
  names.write(['Robin']);
  names.write(['Robin']);
  expect(told).toHaveBeenCalledTimes(1);
  localStorage.setItem(key, '["Sam"]');
  dispatchEvent(new StorageEvent('storage', { key }));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(told).toHaveBeenCalledTimes(2);
  expect(names.read()).toEqual(['Sam']);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenCalledTimes(3);
  expect(names.read()).toEqual([]);
  names.write(['Kim']);
  names.clear();
  names.clear();
  expect(told).toHaveBeenCalledTimes(5);
  stop();
  names.write(['Robin']);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toHaveBeenCalledTimes(5);
});

test('however many listen, a page follows other tabs once, and no longer than somebody listens', () => {
  const [follow, leave] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')];
  const told = [jest.fn(), jest.fn(), jest.fn()];
  const stops = told.map((one) => names.subscribe(one));
  expect(follow.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1);
  stops[0]!();
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(told.map((one) => one.mock.calls.length)).toEqual([0, 1, 1]);
  expect(leave).not.toHaveBeenCalled();
  stops.slice(1).forEach((stop) => stop());
  expect(leave.mock.calls.map(([type]) => type).sort()).toEqual(['pageshow', 'storage']);
});

test('Back to a page that the browser had put aside shows what changed meanwhile', () => {
  const told = jest.fn();
  const stop = names.subscribe(told);
  localStorage.setItem(key, '["Sam"]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(told).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(names.read()).toEqual(['Sam']);
});

test.each(['{"a', '', 'null', '5', '{}', '"Robin"'])('an entry that holds %j counts as none', (text) => {
  localStorage.setItem(key, text);
  expect(names.read()).toBe(names.empty);
});

test('a schema that fails counts as none too', () => {
  const broken = () => {
    throw new TypeError('no such field');
  };
  localStorage.setItem(key, '[]');
  expect(reloaded({ schema: broken })).toEqual([]);
});

test('a schema of a form checks as well', () => {
  const draft = deviceStore({ ...options, schema: v.object({ email: v.string() }), empty: null });
  draft.write({ email: 'robin@example.test' });
  expect(draft.read()).toEqual({ email: 'robin@example.test' });
  localStorage.setItem(key, '{"email":5}');
  expect(draft.read()).toBeNull();
});

describe('versions', () => {
  const migrate = (old: unknown, version: number) => (version === 1 ? [(old as { name: string }).name] : old);

  test('a new version takes over what an earlier one stored, which then leaves the device', () => {
    localStorage.setItem('sample.names.v1', '{"name":"Robin"}');
    const store = deviceStore({ ...options, version: 3, migrate });
    expect(store.read()).toEqual(['Robin']);
    expect(store.read()).toBe(store.read());
    store.write(['Robin', 'Sam']);
    expect(Object.keys(localStorage)).toEqual(['sample.names.v3']);
  });

  test('the latest earlier version counts', () => {
    localStorage.setItem('sample.names.v1', '{"name":"Robin"}');
    localStorage.setItem(key, '["Sam"]');
    expect(reloaded({ version: 3, migrate })).toEqual(['Sam']);
  });

  test.each([
    ['there is no way to take it over', undefined],
    ['taking it over fails', () => migrate(null, 1)],
    ['it becomes no value', () => 'Robin'],
  ])('a new version starts anew where %s', (_case, how) => {
    localStorage.setItem('sample.names.v1', '{"name":"Robin"}');
    expect(reloaded({ migrate: how })).toEqual([]);
  });

  test('where there is no way to take it over, an entry of another style is', () => {
    localStorage.setItem('sample.names.v1', '{"name":"Robin"}');
    localStorage.setItem('old names', 'Sam');
    expect(reloaded({ legacy: { 'old names': (text) => [text] } })).toEqual(['Sam']);
  });

  test('an earlier version leaves the entry of a later one alone', () => {
    localStorage.setItem('sample.names.v3', '{"later":true}');
    names.write(['Robin']);
    names.clear();
    expect(Object.keys(localStorage)).toEqual(['sample.names.v3']);
  });

  test('an entry of another style is read until the first write, and cleared with the rest', () => {
    const legacy = { 'old names': (text: string) => text.split(' ') };
    localStorage.setItem('old names', 'Robin Sam');
    expect(reloaded({ legacy })).toEqual(['Robin', 'Sam']);
    deviceStore({ ...options, legacy }).update((before) => [...before, 'Kim']);
    expect(Object.entries(localStorage)).toEqual([[key, '["Robin","Sam","Kim"]']]);
    localStorage.setItem('old names', 'Robin Sam');
    deviceStore({ ...options, legacy }).clear();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser that keeps nothing', () => {
  test('full: the page goes on with what it has, and stores again as soon as there is room', () => {
    localStorage.setItem('sample.names.v1', '{"name":"Robin"}');
    fails('setItem', 'QuotaExceededError');
    names.write(['Sam']);
    expect(names.read()).toEqual(['Sam']);
    expect(reloaded()).toEqual(['Sam']);
    // Not stored, so what was there before is all that a reload would find.
    expect(Object.keys(localStorage)).toEqual(['sample.names.v1']);
    jest.restoreAllMocks();
    names.write(['Sam', 'Kim']);
    expect(Object.entries(localStorage)).toEqual([[key, '["Sam","Kim"]']]);
  });

  test('blocked: reading, writing, telling and clearing work for the life of the page', () => {
    const [told, heard] = [jest.fn(), jest.fn()];
    fails('getItem', 'SecurityError');
    fails('setItem', 'SecurityError');
    fails('removeItem', 'SecurityError');
    expect(names.read()).toEqual([]);
    const stop = names.subscribe(() => (told(), heard(names.read())));
    names.write(['Sam']);
    names.clear();
    stop();
    expect(heard.mock.calls).toEqual([[['Sam']], [[]]]);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('blocked as a whole: even to look for it throws', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    names.update((before) => [...before, 'Sam']);
    expect(names.read()).toEqual(['Sam']);
    names.clear();
    expect(names.read()).toEqual([]);
  });
});
