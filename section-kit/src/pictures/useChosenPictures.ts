import { newId } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture, type PictureProblem } from './shrinkPicture';

export interface ChosenPicture {
  key: string;
  name: string;
  /** The picture that is sent; `null` for a file that is none. */
  blob: Blob | null;
  /** Address of the picture in this page. */
  url: string | null;
  problem: PictureProblem | null;
  /** Place among the pictures of the request once it was sent, 1 to 6. It stays, so that sending again replaces. */
  index: number | null;
  isStored: boolean;
}

/** Pictures that somebody chose, made smaller and shown, until they are removed or the page goes. */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
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
  const add = async (chosen: readonly File[], room: number): Promise<ChosenPicture[]> => {
    setIsOverfull(chosen.length > room);
    const added = await Promise.all(
      chosen.slice(0, room).map(async (file): Promise<ChosenPicture> => {
        const result = await shrinkPicture(file);
        const base = { key: newId(), name: file.name, index: null, isStored: false };
        if (typeof result === 'string') return { ...base, blob: null, url: null, problem: result };
        return { ...base, blob: result, url: preview(result), problem: null };
      }),
    );
    setPictures((before) => [...before, ...added]);
    return added;
  };
  /** Shows pictures of before again, in front of the others. */
  const restore = (kept: readonly (Pick<ChosenPicture, 'key' | 'name' | 'index'> & { blob: Blob })[]) => {
    const back = kept.map((picture): ChosenPicture => ({ ...picture, url: preview(picture.blob), problem: null, isStored: false }));
    setPictures((before) => [...back, ...before]);
  };
  const change = (key: string, part: Partial<ChosenPicture>) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));
  const remove = (...keys: readonly string[]) => {
    setIsOverfull(false);
    setPictures((before) => before.filter(({ key }) => !keys.includes(key)));
  };
  return { pictures, isOverfull, add, restore, change, remove };
}
