import { deviceStoreFamily } from './deviceStoreFamily';

const notes = deviceStoreFamily<string, null>({
  key: 'sample.note',
  version: 2,
  storage: 'session',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: null,
  legacy: { 'note-of-': (text) => text },
});

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each id has an entry of its own, and one store', () => {
  notes.of('a').write('first');
  notes.of('b:c').write('second');
  expect([notes.of('a').read(), notes.of('b:c').read(), notes.of('d').read()]).toEqual(['first', 'second', null]);
  expect(notes.of('a')).toBe(notes.of('a'));
  expect(sessionStorage.getItem('sample.note.v2:b:c')).toBe('"second"');
});

test('the ids are those that are kept, also where the browser keeps nothing', () => {
  sessionStorage.setItem('sample.note', 'not ours');
  notes.of('a').write('first');
  notes.of('b').write('second');
  notes.of('a').clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  notes.of('c').write('third');
  expect(notes.ids().toSorted()).toEqual(['b', 'c']);
  notes.of('c').clear();
  expect(notes.ids()).toEqual(['b']);
});

test('a key of another style names the id behind it', () => {
  sessionStorage.setItem('note-of-7', 'early');
  expect(notes.of('7').read()).toBe('early');
  expect(notes.of('8').read()).toBeNull();
  notes.of('7').clear();
  expect(sessionStorage).toHaveLength(0);
});
