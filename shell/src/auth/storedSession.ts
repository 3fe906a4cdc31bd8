import type { KeyValueStorage } from '@marketplace/section-kit/host';

/** Neutral, so that a new product name signs nobody out. */
export const storageKey = 'app.auth';

interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at?: number;
}

/** Whether somebody was signed in here. Damaged data counts as nobody, and is removed so that it is asked once. */
export function hasStoredSession(storage: KeyValueStorage): boolean {
  if (storage.getItem(storageKey) === null) return false;
  if (readStoredSession(storage)) return true;
  storage.removeItem(storageKey);
  return false;
}

/** The session as the library stores it; `null` when there is none, or it is damaged. */
export function readStoredSession(storage: KeyValueStorage): StoredSession | null {
  try {
    const session = JSON.parse(storage.getItem(storageKey) ?? 'null') as StoredSession | null;
    return typeof session?.access_token === 'string' && typeof session.refresh_token === 'string' ? session : null;
  } catch {
    return null;
  }
}
