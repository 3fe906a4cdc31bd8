import { AppError, useDb, useFiles } from '@marketplace/section-kit';
import { problemOf, storePicture, useChosenPictures, type ChosenPicture } from '@marketplace/section-kit/pictures';
import { useRef } from 'react';

/** What a company shows a picture for: the bucket that keeps it, and the field that the server has for its name. */
const kinds = {
  evidence: { bucket: 'evidence', field: 'evidence' },
  portfolio: { bucket: 'portfolio', field: 'image' },
  logo: { bucket: 'portfolio', field: 'logo' },
} as const;

/** One picture of a company: chosen, made small, and stored when its form is sent. */
export function useCompanyPicture(company: string, kind: keyof typeof kinds) {
  const db = useDb();
  const files = useFiles();
  const { pictures, add, change, remove } = useChosenPictures();
  const stored = useRef<{ key: string; name: string } | null>(null);
  /** The one chosen last, perhaps not small yet: a large photo takes seconds on a slow device. */
  const chosen = useRef<Promise<ChosenPicture | undefined> | null>(null);
  const [picture = null] = pictures;

  /** @returns the name it is stored under; nothing when none was chosen @throws {AppError} when it is none or could not be stored */
  const store = async (): Promise<string | null> => {
    const ready = await chosen.current;
    if (!ready) return null;
    const { key, blob } = ready;
    const { bucket, field } = kinds[kind];
    if (!blob) throw new AppError('invalid', { field });
    if (stored.current?.key === key) return stored.current.name;
    try {
      const name = await storePicture(db, files, { bucket, kind, target: company, n: 1, blob });
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
    choose: async (selected: readonly File[]): Promise<boolean> => {
      if (picture) remove(picture.key);
      const adding = add(selected, 1).then(([added]) => added);
      chosen.current = adding;
      const added = await adding;
      if (added && chosen.current !== adding) remove(added.key);
      return Boolean((await chosen.current)?.blob);
    },
    remove: () => {
      chosen.current = null;
      if (picture) remove(picture.key);
    },
    store,
    /** Stores it anew the next time: what was stored is not there any more. */
    forget: () => void (stored.current = null),
  };
}
