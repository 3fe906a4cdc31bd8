import { useMemo, useSyncExternalStore } from 'react';
import { COMPARE_LIMIT } from '../directory/directoryQuery';

/** A professional who was picked for a comparison. */
export interface Picked {
  id: string;
  name: string;
}

const storageKey = 'services.compare';
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, until the page is left. */
let memory: string | null = null;

function pickedText(): string {
  if (memory !== null) return memory;
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function parsePicked(text: string): readonly Picked[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list.filter(isPicked).slice(0, COMPARE_LIMIT) : [];
  } catch {
    return [];
  }
}

function isPicked(value: unknown): value is Picked {
  const { id, name } = (value ?? {}) as Partial<Picked>;
  return typeof id === 'string' && typeof name === 'string';
}

function pick(picked: readonly Picked[]): void {
  const text = JSON.stringify(picked);
  try {
    sessionStorage.setItem(storageKey, text);
    memory = null;
  } catch {
    memory = text;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Who is picked for a comparison, kept for as long as the tab is open, so that reading a profile in between loses nobody. */
export function useCompareSelection() {
  const text = useSyncExternalStore(subscribe, pickedText, () => '');
  return useMemo(() => {
    const picked = parsePicked(text);
    const has = (id: string) => picked.some((other) => other.id === id);
    return {
      picked,
      has,
      isFull: picked.length >= COMPARE_LIMIT,
      toggle: (one: Picked) => pick(has(one.id) ? picked.filter(({ id }) => id !== one.id) : [...picked, one].slice(0, COMPARE_LIMIT)),
      clear: () => pick([]),
    };
  }, [text]);
}
