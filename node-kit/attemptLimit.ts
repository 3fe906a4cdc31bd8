export interface AttemptLimit {
  /** Counts an attempt. @returns 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number;
  /** Takes a counted attempt back. */
  giveBack(key: string): void;
}

/** What is counted of a key. */
export interface AttemptWindow {
  count: number;
  /** In milliseconds. */
  ends: number;
}

interface LimitOptions {
  max: number;
  windowMs: number;
  now?: () => number;
  /** What was counted before, those that end first at the beginning. */
  windows?: Iterable<readonly [string, AttemptWindow]>;
  /** Hears of every count that is another now; undefined is one that was forgotten. */
  changed?: (key: string, window: AttemptWindow | undefined) => void;
}

const MAX_KEYS = 10_000;

/**
 * Counts attempts per key in windows that begin with the first attempt. Counted in memory, one number per key, so that a check
 * never costs a query. A restart forgets, unless `changed` is stored and given back as `windows`.
 */
export function attemptLimit({ max, windowMs, now = Date.now, windows: before = [], changed = () => {} }: LimitOptions): AttemptLimit {
  const windows = new Map<string, AttemptWindow>();
  for (const [key, { count, ends }] of before) windows.set(key, { count, ends });
  const forget = (key: string) => {
    windows.delete(key);
    changed(key, undefined);
  };
  return {
    take(key) {
      const time = now();
      let window = windows.get(key);
      if (!window || window.ends <= time) {
        windows.delete(key);
        if (windows.size >= MAX_KEYS) forgetOldest(windows, time, forget);
        window = { count: 0, ends: time + windowMs };
        windows.set(key, window);
      }
      if (window.count >= max) return Math.ceil((window.ends - time) / 1000);
      window.count += 1;
      changed(key, window);
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (!window) return;
      window.count = Math.max(0, window.count - 1);
      changed(key, window);
    },
  };
}

/** A map keeps the order of insertion, so the first entries are the oldest windows. */
function forgetOldest(windows: Map<string, AttemptWindow>, time: number, forget: (key: string) => void): void {
  for (const [key, { ends }] of windows) {
    if (ends > time && windows.size < MAX_KEYS) return;
    forget(key);
  }
}
