import type { KeyValueStorage } from '../auth/safeStorage';

const storageKey = 'app.scroll';
const kept = 50;

/** How far down each entry of the history was read; survives a reload of the tab. */
export class ScrollPositions {
  private readonly storage: KeyValueStorage;
  private readonly positions: Map<string, number>;

  constructor(storage: KeyValueStorage) {
    this.storage = storage;
    this.positions = new Map(read(storage));
  }

  get(entry: string): number | undefined {
    return this.positions.get(entry);
  }

  set(entry: string, position: number): void {
    // The newest last, so that the oldest can be dropped.
    this.positions.delete(entry);
    this.positions.set(entry, Math.round(position));
  }

  store(): void {
    this.storage.setItem(storageKey, JSON.stringify([...this.positions].slice(-kept)));
  }
}

function read(storage: KeyValueStorage): [string, number][] {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(value)
      ? value.filter((entry): entry is [string, number] => typeof entry?.[0] === 'string' && typeof entry[1] === 'number')
      : [];
  } catch {
    return [];
  }
}
