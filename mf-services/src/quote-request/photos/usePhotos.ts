import { AppError, useDb, useFiles } from '@marketplace/section-kit';
import { problemOf, useChosenPictures } from '@marketplace/section-kit/pictures';
import { useEffect, useEffectEvent } from 'react';
import { uploadPhoto } from '../../request-photos/requestPhotos';
import { forgetPhoto, keepPhotos, readPhotos, type KeptPhoto } from './photoStore';

const MAX_PHOTOS = 6;

/**
 * Photos of a request: chosen, made smaller, kept on this device with the draft, and sent when the request is there.
 *
 * @param draftId what they are kept under, so that a reload does not lose them
 * @param storedBefore number of photos the request has already
 */
export function usePhotos(draftId: string, storedBefore: number) {
  const db = useDb();
  const files = useFiles();
  const chosen = useChosenPictures();
  const { pictures: photos, change } = chosen;
  const restore = useEffectEvent((kept: readonly KeptPhoto[]) => chosen.restore(kept));
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

  const add = async (files: readonly File[]) => {
    const added = await chosen.add(files, room);
    await keepPhotos(
      draftId,
      added.flatMap(({ key, name, blob, index }) => (blob ? [{ key, name, blob, index }] : [])),
    );
  };

  const remove = (key: string) => {
    chosen.remove(key);
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
        if (!isStored) await uploadPhoto(db, files, { kind: 'project', target: projectId, token, index: place, blob });
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

  return { photos, room, isOverfull: chosen.isOverfull, add, remove, send };
}

function firstFree(taken: ReadonlySet<number | null>, storedBefore: number): number {
  let place = storedBefore + 1;
  while (taken.has(place)) place += 1;
  return place;
}
