import type { ReactNode } from 'react';
import { UiProvider } from '../ui-provider/UiProvider';
import type { Ui, UiLinkProps } from '../ui-provider/UiProvider';
import { defaultUiTexts } from './defaultUiTexts';

function PlainLink({ children, ...anchor }: UiLinkProps) {
  return <a {...anchor}>{children}</a>;
}

const testUi: Ui = { locale: 'en', Link: PlainLink, texts: defaultUiTexts };

export interface TestUiProps {
  children: ReactNode;
  /** Replaces single entries, for instance `{ locale: 'fr' }`. */
  value?: Partial<Ui>;
}

/** Gives components what the shell gives them: a language, a link (a plain anchor here) and English texts. */
export function TestUi({ children, value }: TestUiProps) {
  return <UiProvider value={{ ...testUi, ...value }}>{children}</UiProvider>;
}
