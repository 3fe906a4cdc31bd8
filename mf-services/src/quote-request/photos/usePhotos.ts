import { AppError, newId, useDb, useFiles } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadPhoto } from '../../request-photos/requestPhotos';
import { forgetPhoto, keepPhotos, readPhotos, type KeptPhoto } from './photoStore';
import { shrinkPhoto, type PhotoProblem } from './shrinkPhoto';

const MAX_PHOTOS = 6;

export interface Photo {
  key: string;
  name: string;
  /** The picture that is sent; `null` for a file that is none. */
  blob: Blob | null;
  /** Address of the picture in this page. */
  url: string | null;
  problem: PhotoProblem | null;
  /** Place among the photos of the request once it was sent, 1 to 6. It stays, so that sending again replaces. */
  index: number | null;
  isStored: boolean;
}

/**
 * Photos of a request: chosen, made smaller, kept on this device with the draft, and sent when the request is there.
 *
 * @param draftId what they are kept under, so that a reload does not lose them
 * @param storedBefore number of photos the request has already
 */
export function usePhotos(draftId: string, storedBefore: number) {
  const db = useDb();
  const files = useFiles();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [isOverfull, setIsOverfull] = useState(false);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const known = urls.current;
    return () => known.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const preview = (blob: Blob): string => {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  };

  const restore = useEffectEvent((kept: readonly KeptPhoto[]) => {
    const back = kept.map((photo): Photo => ({ ...photo, url: preview(photo.blob), problem: null, isStored: false }));
    setPhotos((before) => [...back, ...before]);
  });
  useEffect(() => {
    let isOpen = true;
    void readPhotos(draftId).then((kept) => {
      if (isOpen && kept.length > 0) restore(kept);
    });
    return () => {
      isOpen = false;
    };
  }, [draftId]);

  // One that took its place in an earlier attempt is counted there.
  const room = MAX_PHOTOS - storedBefore - photos.filter(({ index }) => index === null || index > storedBefore).length;
  const change = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const add = async (chosen: readonly File[]) => {
    setIsOverfull(chosen.length > room);
    const added = await Promise.all(
      chosen.slice(0, room).map(async (file): Promise<Photo> => {
        const result = await shrinkPhoto(file);
        const base = { key: newId(), name: file.name, index: null, isStored: false };
        if (typeof result === 'string') return { ...base, blob: null, url: null, problem: result };
        return { ...base, blob: result, url: preview(result), problem: null };
      }),
    );
    setPhotos((before) => [...before, ...added]);
    await keepPhotos(
      draftId,
      added.flatMap(({ key, name, blob, index }) => (blob ? [{ key, name, blob, index }] : [])),
    );
  };

  const remove = (key: string) => {
    setIsOverfull(false);
    setPhotos((before) => before.filter((photo) => photo.key !== key));
    void forgetPhoto(draftId, key);
  };

  /**
   * @param token of the private link; `null` for people who are signed in
   * @returns the highest place that is taken now, and whether a photo is missing all the same
   */
  const send = async (projectId: string, token: string | null) => {
    let hasFailed = photos.some(({ blob }) => blob === null);
    let highest = storedBefore;
    const places = new Set(photos.map(({ index }) => index));
    for (const { key, name, blob, index, isStored } of photos) {
      if (!blob) continue;
      const place = index ?? firstFree(places, storedBefore);
      places.add(place);
      try {
        if (!isStored) await uploadPhoto(db, files, { projectId, token, index: place, blob });
        highest = Math.max(highest, place);
        change(key, { index: place, isStored: true, problem: null });
        await forgetPhoto(draftId, key);
      } catch (error) {
        hasFailed = true;
        if (!(error instanceof AppError)) throw error;
        change(key, { index: place, problem: problemOf(error) });
        await keepPhotos(draftId, [{ key, name, blob, index: place }]);
      }
    }
    return { highest, hasFailed };
  };

  return { photos, room, isOverfull, add, remove, send };
}

const told = ['tooLarge', 'wrongType', 'offline', 'limited', 'conflict'] as const;

/** What is told beside a photo. That no answer came is all the same to who looks at it: it is sent again. */
function problemOf({ kind }: AppError): PhotoProblem {
  if (kind === 'unconfirmed') return 'offline';
  if (kind === 'invalid') return 'unreadable';
  return told.find((known) => known === kind) ?? 'refused';
}

function firstFree(taken: ReadonlySet<number | null>, storedBefore: number): number {
  let place = storedBefore + 1;
  while (taken.has(place)) place += 1;
  return place;
}
