import { createContext, useContext, type ReactNode } from 'react';
import type { AuthActions, Shell } from '@marketplace/section-kit';
import type { StoreApi } from 'zustand/vanilla';
import type { SignInQuestion } from './auth/AuthSession';
import type { Composition, Slots } from '@marketplace/section-kit/host';
import type { ShellPages } from './outlet/shellPages';
import { useLoadTask } from './outlet/useLoadTask';
import type { SectionLoader } from './section-loader/SectionLoader';
import type { SectionErrorReport } from './section-loader/reportError';

/** What only the shell's own components use. */
export interface Host {
  /** The shell as sections get it. */
  shell: Shell;
  authActions: AuthActions;
  /** What is to be asked before a session becomes this browser's. */
  question: StoreApi<SignInQuestion | null>;
  loader: SectionLoader;
  /** Whether the server has left a fragment, `section/fragment`, to the browser, which then begins with its fallback too. */
  isLeftOut: (fragment: string) => boolean;
  slots: Slots;
  pages: ShellPages;
  /** Menus of the header for whoever has no script; only the server has them, because nobody else shows them. */
  menusWithoutScript?: ReactNode;
  report: (report: SectionErrorReport) => void;
  /** Loads the page of the address anew. */
  reload: () => void;
}

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** @throws outside the shell's `App` */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component needs <HostProvider> around it, which <App> brings.');
  return host;
}

/** What the page knows of its composition; renders again once the rest is there. */
export function useComposition(): Composition {
  const { composition } = useHost().loader;
  useLoadTask(composition.task, false);
  return composition.current;
}
