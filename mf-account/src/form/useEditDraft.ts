import { newId } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { editDrafts, isSame, type Values } from './editDrafts';

/** Keeps what is written over something stored on this device until it is saved; a reload or a closed tab loses nothing. */
export interface EditDraftKeeper {
  /** For `useStoredForm({ onType })`. */
  keep: (values: Values) => void;
  /**
   * Writes into the fields what was left in them.
   *
   * @returns whether somebody else has written the same fields since
   */
  bringBack: (set: (name: string, value: string) => void) => boolean;
  /** The id of an attempt, also after a reload. */
  idOf: (attempt: { id: string }) => string;
  /** Whether the fields hold what was left in them. */
  isBroughtBack: boolean;
  /** It was saved, or is given up. */
  end: () => void;
}

/**
 * @param key what is changed, such as a part of a company's page
 * @param stored what stands there now
 * @param names the fields that can be kept
 */
export function useEditDraft(key: string, stored: Values, names: readonly string[] = Object.keys(stored)): EditDraftKeeper {
  const store = editDrafts.of(key);
  const [isBroughtBack, setBroughtBack] = useState(false);
  const kept = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return {
    keep: (values) => {
      const written = kept(values);
      const before = store.read();
      if (isSame(written, stored)) store.clear();
      else store.write({ id: before?.id ?? newId(), over: before?.over ?? kept(stored), values: written });
    },
    bringBack: (set) => {
      const draft = store.read();
      if (!draft) return false;
      const written = names.filter((name) => (draft.values[name] ?? '') !== (draft.over[name] ?? ''));
      const pick = (values: Values): Values => Object.fromEntries(written.map((name) => [name, values[name] ?? '']));
      // What was not written is what stands there now.
      store.write({ id: draft.id, over: { ...kept(stored), ...pick(draft.over) }, values: { ...kept(stored), ...pick(draft.values) } });
      for (const name of written) set(name, draft.values[name] ?? '');
      setBroughtBack(written.length > 0);
      return written.some((name) => stored[name] !== draft.over[name] && stored[name] !== draft.values[name]);
    },
    idOf: ({ id }) => store.read()?.id ?? id,
    isBroughtBack,
    end: () => {
      store.clear();
      setBroughtBack(false);
    },
  };
}

/**
 * Writes what was left in the fields into them once they are there.
 *
 * @param onClash called where somebody else has written the same fields since
 */
export function useBringBack({ bringBack }: EditDraftKeeper, set: (name: string, value: string) => void, onClash?: () => void): void {
  const onShown = useEffectEvent(() => {
    if (bringBack(set)) onClash?.();
  });
  useEffect(() => onShown(), []);
}
