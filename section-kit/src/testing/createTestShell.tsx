import { brand } from '@marketplace/shared-ui/brand';
import type { FindSuggestions } from '@marketplace/shared-ui';
import type { Operator } from '@marketplace/shared-ui/operator';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { AuthActions, AuthState, AuthUser } from '../shell/auth';
import type { Files } from '../shell/files';
import type { Db, FragmentProps, Notification, Shell } from '../shell/Shell';
import type { Locale } from '../manifest/locale.ts';
import { fakeDb } from './fakeDb';
import { fakeFiles, type FakeFiles } from './fakeFiles';

export interface TestShellOptions {
  locale?: Locale;
  /** `'loading'`, `'signedOut'` (default), or the user who is signed in. */
  auth?: 'loading' | 'unknown' | 'signedOut' | AuthUser;
  authActions?: Partial<AuthActions>;
  db?: Db;
  /** What storing or fetching a file does instead of succeeding. */
  files?: Partial<Files>;
  /** What the operator says of itself; the sample says the rest. */
  operator?: Partial<Operator>;
  /** Whether the site runs on samples. */
  samples?: boolean;
  /** Tables of the backend that have nothing to show yet. */
  lacks?: readonly string[];
  /** What the search of the whole product finds. */
  find?: FindSuggestions;
  /** What stands in place of a fragment. */
  fragment?: (name: string) => ReactNode;
}

export interface TestShell extends Shell {
  files: FakeFiles;
  notifications: Notification[];
}

/** A shell as sections see it, without federation, network or router. */
export function createTestShell({
  locale = 'en',
  auth = 'signedOut',
  authActions,
  db = fakeDb(),
  files,
  operator,
  samples = false,
  lacks = [],
  find = () => [],
  fragment = () => null,
}: TestShellOptions = {}): TestShell {
  const notifications: Notification[] = [];
  const shownOperator = { ...brand.sampleOperator, ...operator };
  return {
    auth: createStore<AuthState>(() => authState(auth)),
    authActions: authActions ? ({ ...refusing, ...authActions } satisfies AuthActions) : null,
    signInPath: '/auth',
    db,
    files: fakeFiles(files),
    notify: (notification) => void notifications.push(notification),
    notifications,
    locale,
    operator: () => shownOperator,
    samples,
    lacks,
    find,
    registry: { environment: 'local', revision: 1, versions: {} },
    // Names the fragment instead of loading it: the section that owns it has its own tests.
    FragmentOutlet: ({ name }: FragmentProps) => <div data-fragment={name}>{fragment(name)}</div>,
  };
}

export function authState(auth: 'loading' | 'unknown' | 'signedOut' | AuthUser): AuthState {
  if (typeof auth === 'string') return { status: auth, user: null, displayName: null };
  return { status: 'signedIn', user: auth, displayName: auth.displayName || auth.email };
}

const refuse = () => Promise.reject(new Error('This test did not expect the call; pass the action to renderSection({ authActions }).'));
const refusing: AuthActions = {
  signIn: refuse,
  signUp: refuse,
  signOut: refuse,
  resendConfirmation: refuse,
  requestPasswordReset: refuse,
  updatePassword: refuse,
  updateProfile: refuse,
};
