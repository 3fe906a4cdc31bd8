import { safeStorage } from './safeStorage';

test('uses the storage that works', () => {
  const storage = safeStorage(() => localStorage);
  storage.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test.each<[string, () => Storage]>([
  [
    'is blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'is full',
    () => ({
      ...localStorage,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('storage that %s is replaced by the memory of the tab', (_what, open) => {
  const storage = safeStorage(open);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
