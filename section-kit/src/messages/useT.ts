import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useShell } from '../shell/ShellContext';
import type { MessageKey, Messages } from './defineMessages';

type Values = Record<string, string | number>;

/** Text for a key in the page's language; `count` picks the plural form. */
export type Translate<Keys extends string> = (key: MessageKey<Keys>, values?: Values) => string;

/** The texts of a catalogue in the page's language. */
export function useT<Keys extends string>(messages: Messages<Keys>): Translate<Keys> {
  const { i18n, locale } = useShell();
  return useMemo(() => translator(i18n, locale, messages), [i18n, locale, messages]);
}

/** The same outside React, for instance for a text that the shell shows before any component exists. */
export function translator<Keys extends string>(i18n: i18n, locale: 'en' | 'fr', messages: Messages<Keys>): Translate<Keys> {
  const { namespace, catalogues } = messages;
  if (!i18n.hasResourceBundle(locale, namespace)) i18n.addResourceBundle(locale, namespace, catalogues[locale]);
  const fixed = i18n.getFixedT(locale, namespace);
  return (key, values) => fixed(key as string, values ?? {});
}
