const key = 'account.draft';

/** What survives a reload of the sign-in page. Never a password. */
export interface Draft {
  email?: string;
  displayName?: string;
}

// Storage can be blocked or hold anything; a draft is a comfort, so every failure is an empty one.

export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { email, displayName } = stored as Record<string, unknown>;
    return { ...(typeof email === 'string' && { email }), ...(typeof displayName === 'string' && { displayName }) };
  } catch {
    return {};
  }
}

export function writeDraft(change: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
  } catch {
    return;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
