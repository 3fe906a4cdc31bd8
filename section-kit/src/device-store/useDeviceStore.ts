import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './deviceStore';

/** What a store keeps, also as this page and other tabs change it; `empty` while rendering without a browser and until it is hydrated. */
export function useDeviceStore<Value, Empty>(store: DeviceStore<Value, Empty>): Value | Empty {
  return useSyncExternalStore(store.subscribe, store.read, () => store.empty);
}
