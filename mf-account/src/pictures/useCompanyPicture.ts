import { AppError, useDb, useFiles } from '@marketplace/section-kit';
import { problemOf, storePicture, useChosenPictures } from '@marketplace/section-kit/pictures';
import { useRef } from 'react';

/** What a company shows a picture for, and the bucket that keeps it. */
const buckets = { evidence: 'evidence', portfolio: 'portfolio', logo: 'portfolio' } as const;

/** One picture of a company: chosen, made small, and stored when its form is sent. */
export function useCompanyPicture(company: string, kind: keyof typeof buckets) {
  const db = useDb();
  const files = useFiles();
  const { pictures, add, change, remove } = useChosenPictures();
  const stored = useRef<{ key: string; name: string } | null>(null);
  const [picture = null] = pictures;

  /** @returns the name it is stored under; nothing when none was chosen @throws {AppError} when it could not be stored */
  const store = async (): Promise<string | null> => {
    if (!picture?.blob) return null;
    const { key, blob } = picture;
    if (stored.current?.key === key) return stored.current.name;
    try {
      const name = await storePicture(db, files, { bucket: buckets[kind], kind, target: company, n: 1, blob });
      stored.current = { key, name };
      change(key, { problem: null });
      return name;
    } catch (error) {
      if (error instanceof AppError) change(key, { problem: problemOf(error) });
      throw error;
    }
  };
  return {
    picture,
    /** Takes the place of the one before. @returns whether it is one */
    choose: async (chosen: readonly File[]): Promise<boolean> => {
      if (picture) remove(picture.key);
      const [added] = await add(chosen, 1);
      return Boolean(added?.blob);
    },
    remove: () => picture && remove(picture.key),
    store,
    /** Stores it anew the next time: what was stored is not there any more. */
    forget: () => void (stored.current = null),
  };
}
