/** What can be kept for later. */
export type FavouriteKind = 'service' | 'material' | 'deal' | 'article';

const storageKey = 'app.favourites';
/** As many as an account holds of a kind. */
const LIMIT = 500;
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, until the page is left. */
let memory: string | null = null;

/** Everything kept on this device, as text; compare it to know whether something changed. */
export function deviceText(): string {
  if (memory !== null) return memory;
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** The ids of a kind in what `deviceText` answered, newest first. Text of anybody else's making counts as empty. */
export function idsIn(text: string, kind: FavouriteKind): readonly string[] {
  try {
    const lists: unknown = JSON.parse(text || '{}');
    const list: unknown = (lists as Record<string, unknown> | null)?.[kind];
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Replaces the ids of a kind on this device. */
export function keepOnDevice(kind: FavouriteKind, ids: readonly string[]): void {
  const kinds: readonly FavouriteKind[] = ['service', 'material', 'deal', 'article'];
  const lists = Object.fromEntries(kinds.map((other) => [other, other === kind ? ids.slice(0, LIMIT) : idsIn(deviceText(), other)]));
  const text = JSON.stringify(lists);
  try {
    localStorage.setItem(storageKey, text);
    memory = null;
  } catch {
    // Blocked or full: it lasts as long as the page.
    memory = text;
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when this or another tab changes what the device keeps. */
export function subscribeToDevice(onChange: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', fromOtherTab);
  };
}
