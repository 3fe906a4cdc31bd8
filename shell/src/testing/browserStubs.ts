/** What jsdom lacks and the shell uses; lets a test play a change of size. */
export function stubBrowser() {
  const observers = new Set<() => void>();
  globalThis.ResizeObserver = class {
    private readonly callback: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.callback = () => callback([], this as unknown as ResizeObserver);
    }
    observe() {
      observers.add(this.callback);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.callback);
    }
  };
  globalThis.matchMedia = ((query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  globalThis.scrollTo = (() => undefined) as typeof scrollTo;
  // Nothing is fetched ahead in a test that is not about that.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;
  return { resize: () => observers.forEach((callback) => callback()) };
}

/**
 * What webpack gives the shell of a page.
 *
 * @returns the scope that sections are given
 */
export function stubSharing(): object {
  const scope = {};
  globalThis.__webpack_init_sharing__ = () => undefined;
  globalThis.__webpack_share_scopes__ = { default: scope };
  return scope;
}
