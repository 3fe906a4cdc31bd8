import { createStore, del, entries, update } from 'idb-keyval';

/** Like a draft that was not sent, photos are kept for so long after the last change. */
const KEPT_FOR_MS = 30 * 86_400_000;

/** A photo that was made smaller and waits to be sent. */
export interface KeptPhoto {
  key: string;
  name: string;
  blob: Blob;
  /** Place among the photos of the request that an attempt to send it took, 1 to 6. */
  index: number | null;
}

/** Bytes instead of a Blob, which some versions of Safari lose. */
type StoredPhoto = Omit<KeptPhoto, 'blob'> & { bytes: ArrayBuffer };
interface Entry {
  at: number;
  photos: StoredPhoto[];
}

/** One entry for each draft, by the id of the draft. The number is the version of the stored shape. */
const store = createStore('services.quote.photos.v1', 'drafts');

/** Storage can be blocked, full or missing; then photos last as long as the form is open. */
const tried = <T>(work: () => Promise<T>): Promise<T | null> =>
  Promise.resolve()
    .then(work)
    .catch(() => null);

/** The photos of a draft, in the order they were chosen. Entries that are empty or that nobody came back to are removed on the way. */
export async function readPhotos(draftId: string): Promise<KeptPhoto[]> {
  const all = (await tried(() => entries<string, Entry>(store))) ?? [];
  const fresh = all.filter(([, { at, photos }]) => photos.length > 0 && Date.now() - at < KEPT_FOR_MS);
  for (const [id] of all) if (!fresh.some(([known]) => known === id)) await forgetPhotos(id);
  const own = fresh.find(([id]) => id === draftId)?.[1].photos ?? [];
  return own.map(({ bytes, ...photo }) => ({ ...photo, blob: new Blob([bytes], { type: 'image/jpeg' }) }));
}

/** Adds photos to those of a draft; one that is there already takes what changed. */
export async function keepPhotos(draftId: string, photos: readonly KeptPhoto[]): Promise<void> {
  await tried(async () => {
    const added = await Promise.all(photos.map(async ({ blob, ...photo }) => ({ ...photo, bytes: await blob.arrayBuffer() })));
    await change(draftId, (known) => {
      const changed = new Map([...known, ...added].map((photo) => [photo.key, photo]));
      return [...changed.values()];
    });
  });
}

/** Forgets one photo of a draft: it was sent or removed. */
export async function forgetPhoto(draftId: string, key: string): Promise<void> {
  await tried(() => change(draftId, (known) => known.filter((photo) => photo.key !== key)));
}

/** Forgets all photos of a draft. */
export async function forgetPhotos(draftId: string): Promise<void> {
  await tried(() => del(draftId, store));
}

/** In one transaction, so that two tabs do not undo each other. */
const change = (draftId: string, next: (known: readonly StoredPhoto[]) => StoredPhoto[]) =>
  update<Entry>(draftId, (entry) => ({ at: Date.now(), photos: next(entry?.photos ?? []) }), store);
