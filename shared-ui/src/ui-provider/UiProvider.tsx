import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** `href` is app-relative such as "/services"; the Link adds the language prefix. */
export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** Words that components speak by themselves. Everything else reaches them as a prop. */
export interface UiTexts {
  close: string;
  clear: string;
  search: string;
  loading: string;
  stillLoading: string;
  tryAgain: string;
  required: string;
  showPassword: string;
  hidePassword: string;
  now: string;
  was: string;
  openMenu: string;
  needsScript: string;
  previous: string;
  next: string;
  rating(value: number, count?: number): string;
  outOf(value: number): string;
}

export interface Ui {
  locale: 'en' | 'fr';
  Link: ComponentType<UiLinkProps>;
  texts: UiTexts;
}

const UiContext = createContext<Ui | null>(null);

export interface UiProviderProps {
  value: Ui;
  children?: ReactNode;
}

/** Gives components the language, the router's link and their words, so that this package needs to know no router. */
export function UiProvider({ value, children }: UiProviderProps) {
  return <UiContext value={value}>{children}</UiContext>;
}

/**
 * @returns language, link component and words of the nearest `UiProvider`
 * @throws when there is none
 */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) {
    throw new Error('This component needs <UiProvider> around it; in a test, <TestUi> of shared-ui/testing.');
  }
  return ui;
}
