import { deviceStore, entryKey, type DeviceStore, type DeviceStoreOptions } from './deviceStore';
import { deviceStorage } from './safeStorage';

export interface DeviceStoreFamily<Value, Empty = Value> {
  /** The store of an entry: the same one for the same id. */
  of: (id: string) => DeviceStore<Value, Empty>;
  /** Ids of the entries that are kept, in no order. Those under legacy keys are not among them. */
  ids: () => string[];
}

/** Stores that differ only in what they are about: a draft for each form, a note for each request. See `deviceStore`. */
export function deviceStoreFamily<Value, Empty = Value>(options: DeviceStoreOptions<Value, Empty>): DeviceStoreFamily<Value, Empty> {
  const stores = new Map<string, DeviceStore<Value, Empty>>();
  const prefix = entryKey(options, '');
  return {
    of: (id) => {
      const store = stores.get(id) ?? deviceStore(options, id);
      stores.set(id, store);
      return store;
    },
    ids: () => {
      const keys = deviceStorage[options.storage].keys();
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}
