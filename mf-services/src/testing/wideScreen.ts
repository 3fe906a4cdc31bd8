/** Lets the tests of a block run on a screen as wide as any. */
export function wideScreen(): void {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  beforeEach(() => void Object.defineProperty(globalThis, 'matchMedia', { value: () => wide, configurable: true }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));
}
