import { AppError, type Db } from '@marketplace/section-kit';
import { deviceLists, readKeptList } from './deviceLists';
import { syncList } from './storedList';

/** So that a few presses in a row are one exchange. */
const PAUSE_MS = 800;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<AppError | null> | null = null;
/** Exchanged at least once on this visit, so that what other devices changed is here. */
const met = new Set<string>();
/** A backend without lists is asked once: then they live on the device. */
let isOffered = true;

const isDue = (owner: string | null): boolean => {
  if (!isOffered) return false;
  const { isSynced, share } = readKeptList(owner);
  return owner === null ? share !== null && !isSynced : !isSynced || !met.has(owner);
};

/**
 * Keeps the list of an account, or the shared list of a guest, in the database: soon after each change, on arrival and when
 * the device is online again. A refusal leaves the list on the device; the next change tries again.
 *
 * @returns function that stops it
 */
export function startSync(db: Db, owner: string | null): () => void {
  const soon = () => {
    clearTimeout(timer);
    if (isDue(owner)) timer = setTimeout(() => void exchange(db, owner), PAUSE_MS);
  };
  const stopListening = deviceLists.subscribe(soon);
  addEventListener('online', soon);
  soon();
  return () => {
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', soon);
  };
}

/** One exchange at a time, however many ask. @returns why it was refused; `null` when the database has everything */
export async function exchange(db: Db, owner: string | null): Promise<AppError | null> {
  while (running) await running;
  if (!isDue(owner)) return null;
  running = syncList(db, owner)
    .then(() => {
      if (owner !== null) met.add(owner);
      return null;
    })
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      isOffered = error.kind !== 'missing';
      return error;
    })
    .finally(() => {
      running = null;
    });
  return running;
}
