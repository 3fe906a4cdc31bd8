import type { Operator } from '@marketplace/shared-ui/operator';
import { use } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '../manifest/locale.ts';
import type { AuthActions, AuthState } from './auth';
import type { Files } from './files';
import type { Db, Notification } from './Shell';
import { useShell } from './ShellContext';

/** Selects from the auth state and renders again only when the selected value changes. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useStore(useShell().auth, select);
}

/** @throws in a section that does not declare the capability `auth`: it sends people to the sign-in page instead */
export function useAuthActions(): AuthActions {
  const { authActions } = useShell();
  if (!authActions) throw new Error('Only a section that declares the capability "auth" may change the session. Link to useSignInHref().');
  return authActions;
}

export function useDb(): Db {
  return useShell().db;
}

/** Stores and fetches files in the buckets of Storage. */
export function useFiles(): Files {
  return useShell().files;
}

/** Shows a toast. A form error also belongs beside its field: a toast is never the only place of it. */
export function useNotify(): (notification: Notification) => void {
  return useShell().notify;
}

/** Who answers for the site: legal name, mailing address, privacy contact, phone. Suspends on a page that did not show it at first. */
export function useOperator(): Operator {
  const operator = useShell().operator();
  return operator instanceof Promise ? use(operator) : operator;
}

/** Whether the site runs on samples. */
export function useRunsOnSamples(): boolean {
  return useShell().samples;
}

/**
 * Whether a table of the backend has nothing to show yet. Asked when the page was written: for what a page offers or praises, not
 * for what a list holds.
 */
export function useLacks(table: string): boolean {
  return useShell().lacks.includes(table);
}

export function useLocale(): Locale {
  return useShell().locale;
}
