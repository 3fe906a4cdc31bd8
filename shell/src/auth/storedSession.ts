import type { KeyValueStorage } from '@marketplace/section-kit/host';

/** Neutral, so that a new product name signs nobody out. */
export const storageKey = 'app.auth';

/** Whether somebody was signed in here. Damaged data counts as nobody, and is removed so that it is asked once. */
export function hasStoredSession(storage: KeyValueStorage): boolean {
  const text = storage.getItem(storageKey);
  if (text === null) return false;
  if (readTokens(text)) return true;
  storage.removeItem(storageKey);
  return false;
}

function readTokens(text: string): boolean {
  try {
    const { access_token, refresh_token } = JSON.parse(text) as Record<string, unknown>;
    return typeof access_token === 'string' && typeof refresh_token === 'string';
  } catch {
    return false;
  }
}
