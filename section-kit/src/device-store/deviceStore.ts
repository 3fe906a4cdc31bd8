import { deviceStorage } from './safeStorage';

/**
 * Checks what was stored, which anybody may have changed: a schema of `shared-ui/forms`, or a function where that would be
 * too heavy. Answers the value, made safe, or `undefined` when it is none. Has to take what it answers.
 */
export type DeviceSchema<Value> =
  | ((stored: unknown) => Value | undefined)
  | { '~standard': { validate: (stored: unknown) => { value: Value; issues?: undefined } | { issues: object } | Promise<unknown> } };

export interface DeviceStoreOptions<Value, Empty> {
  /** `<section>.<name>`, as in `catalog.saved-list`. The entry is called `<key>.v<version>`, one of many `<key>.v<version>:<id>`. */
  key: string;
  /** Of the stored shape, counted from 1: another shape gets another number. */
  version: number;
  /** `local` is shared by all tabs and stays; `session` is the tab's own and ends with it. */
  storage: keyof typeof deviceStorage;
  schema: DeviceSchema<Value>;
  /** What is read where nothing usable is kept, and while rendering without a browser. */
  empty: Empty;
  /** Makes a value out of what an earlier version stored; the schema checks it. Without it, a new version starts anew. */
  migrate?: (old: unknown, version: number) => unknown;
  /** Keys of another style that are still read (each with the id behind it, for one of many), and how to read their text. */
  legacy?: Readonly<Record<string, (text: string) => unknown>>;
}

export interface DeviceStore<Value, Empty = Value> {
  readonly empty: Empty;
  /** The latest value, also when another tab wrote it: the same object until it changes. */
  read: () => Value | Empty;
  /** Stored at once. Blocked or full, it lasts as long as the page. */
  write: (value: Value) => void;
  /** Writes what `change` makes of the latest value: nothing when that is the same object; `empty` clears it. */
  update: (change: (value: Value | Empty) => Value | Empty) => void;
  /** Removes the entry, and those of earlier versions. */
  clear: () => void;
  /** Calls back when this page or another tab changes the value. @returns function that stops it */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A value that stays on this device: drafts, lists, choices. Make one store for a key, beside the code that owns it, and
 * use it in effects and handlers; while rendering, `useDeviceStore` reads it. No function of it throws: what cannot be
 * read counts as `empty`.
 *
 * Keys are named for the section, never for the product, so that a new product name loses nothing. What earlier versions
 * stored is removed with the first write; a later version's entry is left alone.
 *
 * @param id of one entry, where a key has many; see `deviceStoreFamily`
 */
export function deviceStore<Value, Empty = Value>(options: DeviceStoreOptions<Value, Empty>, id?: string): DeviceStore<Value, Empty> {
  const { empty, schema, migrate } = options;
  const storage = deviceStorage[options.storage];
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | undefined;
  const keyOf = (version: number) => entryKey({ ...options, version }, id);
  const key = keyOf(options.version);
  const earlier = Array.from({ length: options.version - 1 }, (_, index) => options.version - 1 - index);
  const sources: readonly (readonly [key: string, read: ((text: string) => unknown) | undefined])[] = [
    [key, JSON.parse],
    ...earlier.map((version) => [keyOf(version), migrate && ((text: string) => migrate(JSON.parse(text), version))] as const),
    ...Object.entries(options.legacy ?? {}).map(([prefix, read]) => [prefix + (id ?? ''), read] as const),
  ];
  /** Reading is frequent, parsing need not be. */
  let known: { from?: string; text?: string; value: Value | Empty } = { value: empty };

  const checked = (stored: unknown): Value | undefined => {
    if (typeof schema === 'function') return schema(stored);
    const result = schema['~standard'].validate(stored);
    return 'value' in result && !result.issues ? result.value : undefined;
  };
  const valueOf = (readText: (text: string) => unknown, text: string): Value | Empty => {
    try {
      return checked(readText(text)) ?? empty;
    } catch {
      return empty;
    }
  };
  const read = (): Value | Empty => {
    for (const [from, readText] of sources) {
      const text = storage.getItem(from);
      if (text === null || !readText) continue;
      if (from !== known.from || text !== known.text) known = { from, text, value: valueOf(readText, text) };
      return known.value;
    }
    return empty;
  };
  const tell = () => listeners.forEach((listener) => listener());
  const clear = () => {
    const kept = sources.filter(([from]) => storage.getItem(from) !== null);
    kept.forEach(([from]) => storage.removeItem(from));
    if (kept.length > 0) tell();
  };
  const write = (value: Value | Empty) => {
    const text = JSON.stringify(value);
    const isNews = text !== storage.getItem(key);
    if (isNews) known = { from: key, text, value };
    // Until the new entry is stored, those of before are all that a reload finds.
    if (storage.setItem(key, text)) sources.slice(1).forEach(([from]) => storage.removeItem(from));
    if (isNews) tell();
  };

  return {
    empty,
    read,
    write,
    clear,
    update: (change) => {
      const before = read();
      const after = change(before);
      if (after === before) return;
      if (after === empty) clear();
      else write(after);
    },
    subscribe: (onChange) => {
      // Once for all of a page: each card of a list may read the same value.
      if (listeners.size === 0) stopFollowing = followOtherTabs(key, tell);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) stopFollowing?.();
      };
    },
  };
}

function followOtherTabs(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  // A page that Back brings out of the browser's memory was told nothing meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onReturn);
  };
}

/** The name of an entry; without an id, that of the only one. */
export function entryKey({ key, version }: { key: string; version: number }, id?: string): string {
  return `${key}.v${version}${id === undefined ? '' : `:${id}`}`;
}
