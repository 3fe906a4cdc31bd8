import { useMemo } from 'react';
import { useShell } from '../shell/ShellContext';
import type { Messages } from './defineMessages';
import { translator, type Translate } from './translator';

/** The texts of a catalogue in the page's language. */
export function useT<Keys extends string>(messages: Messages<Keys>): Translate<Keys> {
  const { locale } = useShell();
  return useMemo(() => translator(locale, messages), [locale, messages]);
}
