import { FileError, type FileProblem, newId, useFiles } from 'section-kit';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto, type PhotoFault } from './shrinkPhoto';

export const MOST_PHOTOS = 6;

export type PhotoProblem = PhotoFault | FileProblem;

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
 * Photos of a request: chosen, made smaller, and sent when the request is there.
 *
 * @param storedBefore number of photos the request has already
 */
export function usePhotos(storedBefore: number) {
  const files = useFiles();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [isOverfull, setIsOverfull] = useState(false);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const known = urls.current;
    return () => known.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const room = MOST_PHOTOS - storedBefore - photos.length;
  const change = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const add = async (chosen: readonly File[]) => {
    setIsOverfull(chosen.length > room);
    const added = await Promise.all(
      chosen.slice(0, room).map(async (file): Promise<Photo> => {
        const result = await shrinkPhoto(file);
        const base = { key: newId(), name: file.name, index: null, isStored: false };
        if (typeof result === 'string') return { ...base, blob: null, url: null, problem: result };
        const url = URL.createObjectURL(result);
        urls.current.add(url);
        return { ...base, blob: result, url, problem: null };
      }),
    );
    setPhotos((before) => [...before, ...added]);
  };

  const remove = (key: string) => {
    setIsOverfull(false);
    setPhotos((before) => before.filter((photo) => photo.key !== key));
  };

  /** @returns the highest place that is taken now, and whether a photo is missing all the same */
  const send = async (projectId: string, uploadKey: string) => {
    let hasFailed = photos.some(({ blob }) => blob === null);
    let highest = storedBefore;
    const places = new Set(photos.map(({ index }) => index));
    for (const { key, blob, index, isStored } of photos) {
      if (!blob) continue;
      const place = index ?? firstFree(places, storedBefore);
      places.add(place);
      try {
        if (!isStored) await files.uploadPhoto({ projectId, uploadKey, index: place, blob });
        highest = Math.max(highest, place);
        change(key, { index: place, isStored: true, problem: null });
      } catch (error) {
        hasFailed = true;
        if (!(error instanceof FileError)) throw error;
        change(key, { index: place, problem: error.reason });
      }
    }
    return { highest, hasFailed };
  };

  return { photos, room, isOverfull, add, remove, send };
}

function firstFree(taken: ReadonlySet<number | null>, storedBefore: number): number {
  let place = storedBefore + 1;
  while (taken.has(place)) place += 1;
  return place;
}
