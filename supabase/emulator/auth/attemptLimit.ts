export interface AttemptLimit {
  /** Counts an attempt. @returns 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number;
  /** Takes a counted attempt back. */
  giveBack(key: string): void;
}

const MAX_KEYS = 10_000;

/**
 * Counts attempts per key in windows that begin with the first attempt. Kept in memory, one number per key, so a check
 * never costs a query and a restart forgets.
 */
export function attemptLimit(options: { max: number; windowMs: number; now?: () => number }): AttemptLimit {
  const { max, windowMs, now = Date.now } = options;
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    take(key) {
      const time = now();
      let window = windows.get(key);
      if (!window || window.ends <= time) {
        windows.delete(key);
        if (windows.size >= MAX_KEYS) forgetOldest(windows, time);
        window = { count: 0, ends: time + windowMs };
        windows.set(key, window);
      }
      if (window.count >= max) return Math.ceil((window.ends - time) / 1000);
      window.count += 1;
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window) window.count = Math.max(0, window.count - 1);
    },
  };
}

/** A map keeps the order of insertion, so the first entries are the oldest windows. */
function forgetOldest(windows: Map<string, { ends: number }>, time: number): void {
  for (const [key, { ends }] of windows) {
    if (ends > time && windows.size < MAX_KEYS) return;
    windows.delete(key);
  }
}
