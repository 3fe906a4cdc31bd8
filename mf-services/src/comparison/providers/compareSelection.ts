import { deviceStore, useDeviceStore } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { COMPARE_LIMIT } from '../../directory/directoryQuery';

/** A professional who was picked for a comparison. */
export interface Picked {
  id: string;
  name: string;
}

const selection = deviceStore<readonly Picked[]>({
  key: 'services.compare',
  version: 1,
  storage: 'session',
  schema: (stored) => (Array.isArray(stored) ? stored.filter(isPicked).slice(0, COMPARE_LIMIT) : undefined),
  empty: [],
  legacy: { 'services.compare': JSON.parse },
});

function isPicked(value: unknown): value is Picked {
  const { id, name } = (value ?? {}) as Partial<Picked>;
  return typeof id === 'string' && typeof name === 'string';
}

/** Who is picked for a comparison, kept for as long as the tab is open, so that reading a profile in between loses nobody. */
export function useCompareSelection() {
  const picked = useDeviceStore(selection);
  return useMemo(() => {
    const has = (id: string) => picked.some((other) => other.id === id);
    return {
      picked,
      has,
      isFull: picked.length >= COMPARE_LIMIT,
      toggle: (one: Picked) =>
        selection.write(has(one.id) ? picked.filter(({ id }) => id !== one.id) : [...picked, one].slice(0, COMPARE_LIMIT)),
      clear: selection.clear,
    };
  }, [picked]);
}
