import { createContext, useContext } from 'react';
import type { Shell } from './Shell';

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

/** @throws outside a shell; tests mount sections with `renderSection` of `section-kit/testing` */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell)
    throw new Error(
      'There is no shell around this component, so it has no session, database or language. Render it inside <ShellProvider>, or with renderSection() in a test.',
    );
  return shell;
}
