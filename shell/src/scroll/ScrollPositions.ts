import { deviceStore } from '@marketplace/section-kit';

type Position = readonly [entry: string, position: number];
const LIMIT = 50;

const kept = deviceStore<readonly Position[]>({
  key: 'shell.scroll',
  version: 1,
  storage: 'session',
  schema: (stored) => (Array.isArray(stored) ? stored.filter(isPosition) : undefined),
  empty: [],
  legacy: { 'app.scroll': JSON.parse },
});

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** How far down each entry of the history was read; survives a reload of the tab. */
export class ScrollPositions {
  private readonly positions = new Map(kept.read());

  get(entry: string): number | undefined {
    return this.positions.get(entry);
  }

  set(entry: string, position: number): void {
    // The newest last, so that the oldest can be dropped.
    this.positions.delete(entry);
    this.positions.set(entry, Math.round(position));
  }

  store(): void {
    kept.write([...this.positions].slice(-LIMIT));
  }
}
