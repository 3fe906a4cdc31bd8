import type { PostgrestClient } from '@supabase/postgrest-js';
import type { ComponentType, ReactNode } from 'react';
import type { FindSuggestions } from '@marketplace/shared-ui';
import type { Operator } from '@marketplace/shared-ui/operator';
import type { Database } from '@marketplace/supabase/types';
import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../manifest/locale.ts';
import type { AuthActions, AuthState } from './auth';
import type { Files } from './files';

/** Reads and calls functions of the database as the visitor, signed in or not. */
export type Db = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;

type Functions = Database['public']['Functions'];
/** A function of the database that visitors or accounts may call. */
export type FunctionName = keyof Functions;
/** What a function of the database takes, by the names of its arguments. */
export type Arguments<Name extends FunctionName> = Functions[Name]['Args'];
/** What a function of the database answers. */
export type Answer<Name extends FunctionName> = Functions[Name]['Returns'];

export interface Notification {
  title: string;
  description?: string;
  tone: 'success' | 'info' | 'failure';
  /** Buttons of the toast, which ends with a press; never the only way to what they do. */
  actions?: readonly { label: string; onPress: () => void }[];
}

export interface FragmentProps {
  /** `section/fragment`, for instance `services/featured-services`. */
  name: string;
  /** Shown while the section is on its way; hold the space of the real thing. */
  fallback?: ReactNode;
  /** The page is whole without it: where it fails, nothing stands in its place. */
  optional?: boolean;
}

/** What the shell gives every section, through one React context. */
export interface Shell {
  auth: StoreApi<AuthState>;
  /** `null` for a section without the capability `auth`. */
  authActions: AuthActions | null;
  /** The page that signs people in; `null` where the composition has none. */
  signInPath: string | null;
  db: Db;
  files: Files;
  notify: (notification: Notification) => void;
  locale: Locale;
  /** Who answers for the site before the law: a promise while the page, which does not show it, is still to fetch it. */
  operator: () => Operator | Promise<Operator>;
  /** Whether the site runs on samples, so that a list has to ask which of its rows are. */
  samples: boolean;
  /** Tables of the backend that have nothing to show yet. */
  lacks: readonly string[];
  /** What this page is composed of; read only. */
  registry: { environment: string; revision: number; versions: Readonly<Record<string, string>> };
  /**
   * Looks in every section for what somebody types into a search field, for `suggestions` of a SearchBox: in groups, each suggestion
   * with its address. An empty text finds nothing; it fetches what the next one needs.
   */
  find: FindSuggestions;
  /** Loads and shows a fragment of another section. */
  FragmentOutlet: ComponentType<FragmentProps>;
}
