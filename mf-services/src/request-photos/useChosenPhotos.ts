import { newId } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto, type PhotoProblem } from './shrinkPhoto';

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

/** Pictures that somebody chose, made smaller and shown, until they are removed or the page goes. */
export function useChosenPhotos() {
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

  /** @param room how many more fit; the others are left out @returns those that were added */
  const add = async (chosen: readonly File[], room: number): Promise<Photo[]> => {
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
    return added;
  };
  /** Shows photos of before again, in front of the others. */
  const restore = (kept: readonly (Pick<Photo, 'key' | 'name' | 'index'> & { blob: Blob })[]) => {
    const back = kept.map((photo): Photo => ({ ...photo, url: preview(photo.blob), problem: null, isStored: false }));
    setPhotos((before) => [...back, ...before]);
  };
  const change = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const remove = (...keys: readonly string[]) => {
    setIsOverfull(false);
    setPhotos((before) => before.filter(({ key }) => !keys.includes(key)));
  };
  return { photos, isOverfull, add, restore, change, remove };
}
