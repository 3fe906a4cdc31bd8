import { AppError, useDb, useFiles } from '@marketplace/section-kit';
import { problemOf, useChosenPictures } from '@marketplace/section-kit/pictures';
import { useRef } from 'react';
import { uploadPhoto } from '../request-photos/requestPhotos';

const MAX_PICTURES = 3;

/**
 * The pictures of a message that is being written. They last as long as the page.
 *
 * @param requestId what the message is about
 * @param token of the private link of a guest
 */
export function usePictures(requestId: string, token: string | null) {
  const db = useDb();
  const files = useFiles();
  const { pictures: photos, isOverfull, add, change, remove } = useChosenPictures();
  /** Names in the bucket of those that are there, so that a message sent again sends none twice. */
  const names = useRef(new Map<string, string>());
  const room = MAX_PICTURES - photos.length;
  const ready = photos.filter(({ blob }) => blob !== null);

  /** @returns the names under which they are stored, in order @throws {AppError} when one is not */
  const store = async (): Promise<string[]> => {
    let failure: AppError | null = null;
    for (const [place, { key, blob }] of ready.entries()) {
      if (!blob || names.current.has(key)) continue;
      try {
        names.current.set(key, await uploadPhoto(db, files, { kind: 'message', target: requestId, token, index: place + 1, blob }));
        change(key, { isStored: true, problem: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failure ??= error;
        change(key, { problem: problemOf(error) });
      }
    }
    if (failure) throw failure;
    return ready.flatMap(({ key }) => names.current.get(key) ?? []);
  };
  /** Sends them anew the next time: what was stored is not there any more. */
  const forget = () => {
    names.current.clear();
    for (const { key } of photos) change(key, { isStored: false });
  };
  return {
    photos,
    room,
    isOverfull,
    isAny: ready.length > 0,
    hasProblem: ready.some(({ problem }) => problem !== null),
    add: (chosen: readonly File[]) => void add(chosen, room),
    remove,
    store,
    forget,
    /** They were sent; what cannot be sent stays, with its note. */
    clear: () => remove(...ready.map(({ key }) => key)),
  };
}
