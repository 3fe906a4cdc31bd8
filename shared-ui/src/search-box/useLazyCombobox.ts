import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Combobox, ComboboxProps } from '../overlays/combobox/Combobox';

interface LoadedCombobox {
  Combobox: typeof Combobox;
  /** Whether the plain input had focus when the combobox took its place, and where its caret stood. */
  handover: Pick<ComboboxProps, 'autoFocus' | 'caret'>;
}

/** Waits while an input method is composing a letter: taking the input away would lose it. */
const compositionEnd = (input: HTMLInputElement, composing: boolean) =>
  composing ? new Promise((resolve) => input.addEventListener('compositionend', resolve, { once: true })) : undefined;

/**
 * Loads the combobox when a field is focused for the first time and says what to hand over, so that the visitor who is
 * typing notices nothing. Where loading fails, the plain input stays and the next focus tries again.
 * @returns the loaded combobox, once there, and the ref and handlers of the plain input
 */
export function useLazyCombobox(wanted: boolean) {
  const [loaded, setLoaded] = useState<LoadedCombobox | null>(null);
  const started = useRef(false);
  const composing = useRef(false);
  const plain = useRef<HTMLInputElement>(null);

  const load = async () => {
    const { current: input } = plain;
    if (!wanted || started.current || !input) return;
    started.current = true;
    try {
      const overlay = await import('../overlays/combobox/Combobox');
      await compositionEnd(input, composing.current);
      const autoFocus = document.activeElement === input;
      const caret = autoFocus ? (input.selectionStart ?? undefined) : undefined;
      // At once: a letter typed between reading the caret and the exchange would end up behind the caret.
      flushSync(() => setLoaded({ Combobox: overlay.Combobox, handover: { autoFocus, caret } }));
    } catch {
      started.current = false;
    }
  };

  // Who was in the field before the page listened is not heard focusing it.
  useEffect(() => {
    if (document.activeElement === plain.current) void load();
  });

  return {
    loaded,
    plain,
    handlers: {
      onFocus: () => void load(),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
      },
    },
  };
}
