import { createContext, useContext } from 'react';
import type { Shell } from './Shell';

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** @throws outside a shell; tests mount sections with `renderSection` of `section-kit/testing` */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('This component needs <ShellProvider> around it; in a test, renderSection() of section-kit/testing.');
  return shell;
}
