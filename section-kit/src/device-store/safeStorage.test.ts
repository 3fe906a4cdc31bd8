import { safeStorage } from './safeStorage';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const storageWith = (methods: Partial<Storage>) => () =>
  ({ ...localStorage, getItem: () => null, removeItem: () => undefined, ...methods }) as Storage;

test('uses the storage that works', () => {
  const storage = safeStorage(() => localStorage);
  expect(storage.setItem('a', '1')).toBe(true);
  expect(localStorage.getItem('a')).toBe('1');
  expect(storage.keys()).toEqual(['a']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test.each<[string, () => Storage]>([
  ['is blocked', denied],
  ['is full', storageWith({ setItem: full })],
])('storage that %s is replaced by the memory of the page', (_what, open) => {
  const storage = safeStorage(open);
  expect(storage.setItem('a', '1')).toBe(false);
  expect(storage.getItem('a')).toBe('1');
  expect(storage.keys()).toContain('a');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('what the browser does not remove is gone for this page', () => {
  const storage = safeStorage(storageWith({ getItem: () => 'still there', removeItem: denied }));
  expect(storage.getItem('a')).toBe('still there');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
