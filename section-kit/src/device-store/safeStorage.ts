/** What auth-js needs to keep a session. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface SafeStorage extends KeyValueStorage {
  /** @returns whether the browser took it; otherwise it lasts as long as the page */
  setItem: (key: string, value: string) => boolean;
  keys: () => string[];
}

/**
 * The browser's storage where it works. Blocked or full, it lasts as long as the page: what is kept there still works.
 * Never throws.
 *
 * @param open returns the storage; may throw, as `localStorage` does in some privacy modes
 */
export function safeStorage(open: () => Storage): SafeStorage {
  /** What the browser did not take; `null` for what it did not remove. */
  const memory = new Map<string, string | null>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const change = (key: string, value: string | null): boolean => {
    memory.set(key, value);
    attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      memory.delete(key);
    });
    return !memory.has(key);
  };
  const getItem = (key: string) => memory.get(key) ?? (memory.has(key) ? null : (attempt((storage) => storage.getItem(key)) ?? null));
  return {
    getItem,
    setItem: change,
    removeItem: (key) => void change(key, null),
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])].filter((key) => getItem(key) !== null),
  };
}

/** The two storages of this browser, each opened once so that all agree about what it did not take. */
export const deviceStorage = { local: safeStorage(() => localStorage), session: safeStorage(() => sessionStorage) };
