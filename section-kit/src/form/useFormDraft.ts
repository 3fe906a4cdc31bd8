import { useHydrated } from '@marketplace/shared-ui';
import type { UseFormReturn } from '@marketplace/shared-ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeviceStore } from '../device-store/deviceStore';
import { newFormDraft, type FormDraft } from './formDrafts';

export type Texts = Record<string, string>;

export interface FormDraftOptions {
  store: DeviceStore<FormDraft, null>;
  /** Those that are kept, without which all are. Passwords never are. */
  fields?: readonly string[];
  /** Counts over what the form begins with, because that is a guess and not what an address asks for. */
  isFirst?: boolean;
  /** Goes on after it was sent, because people may come back to change what they sent. */
  isKept?: boolean;
}

/**
 * Brings back what was typed before, once the page is there, and keeps what is typed from then on. A field that has a value
 * already, for instance out of the address, keeps it, unless the draft comes first.
 *
 * @returns functions that keep everything now and give the draft it is stored under; that begin another draft; and that end it
 */
export function useFormDraft(
  form: Pick<UseFormReturn<Texts>, 'getValues' | 'setValue' | 'subscribe'>,
  initial: Texts,
  options: FormDraftOptions | undefined,
) {
  const { store, fields = Object.keys(initial), isFirst = false, isKept = false } = options ?? {};
  const current = useRef<FormDraft | null>(null);
  const cameWithPage = useRef(!useHydrated());

  const begin = () => {
    current.current = store?.read() ?? newFormDraft(cameWithPage.current ? performance.timeOrigin : Date.now());
    cameWithPage.current = false;
    for (const [name, value] of Object.entries(current.current.values)) {
      if (fields.includes(name) && value && (isFirst || !form.getValues(name))) form.setValue(name, value);
    }
  };
  const keep = (values: Texts): FormDraft | null => {
    if (!current.current) return null;
    const typed = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
    // Another form may keep fields of its own in the same draft.
    current.current = { ...current.current, values: { ...store?.read()?.values, ...typed } };
    store?.write(current.current);
    return current.current;
  };
  const end = () => {
    if (!store || isKept) return;
    current.current = null;
    store.clear();
  };

  const onShown = useEffectEvent(begin);
  const onTyped = useEffectEvent(keep);
  const { subscribe } = form;
  useEffect(() => {
    onShown();
    return subscribe({ formState: { values: true }, callback: ({ values }) => void onTyped(values) });
  }, [subscribe]);
  return { begin, keep, end };
}
