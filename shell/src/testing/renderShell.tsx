import { act, render, type RenderResult } from '@testing-library/react';
import type { AuthActions, AuthUser, Db, SectionDefinition } from '@marketplace/section-kit';
import { BrowserRouter, splitLocale, withLocale, type Composition, type CompositionRest } from '@marketplace/section-kit/host';
import { createTestQueryClient, createTestShell, fakeDb, type TestShell } from '@marketplace/section-kit/testing';
import { createStore } from 'zustand/vanilla';
import { App } from '../App';
import type { SignInQuestion } from '../auth/AuthSession';
import type { Host } from '../HostContext';
import { FragmentOutlet } from '../outlet/FragmentOutlet';
import { createShellPages } from '../outlet/shellPages';
import { KnownComposition } from '../section-loader/KnownComposition';
import { CrashRecord } from '../section-loader/CrashRecord';
import { SectionLoader } from '../section-loader/SectionLoader';
import type { SectionErrorReport } from '../section-loader/reportError';
import { productMenus } from './productMenus';
import { testComposition } from './testComposition';

interface RenderShellOptions {
  /** Address without language prefix. */
  path?: string;
  locale?: 'en' | 'fr';
  auth?: 'loading' | 'unknown' | 'signedOut' | AuthUser;
  signOut?: AuthActions['signOut'];
  question?: SignInQuestion | null;
  db?: Db;
  /** What the search finds. */
  find?: TestShell['find'];
  /** Without it: the menus of the product, and no section behind them. */
  composition?: Composition;
  /** Brings what a composition with `rest` has left out. */
  fetchRest?: () => Promise<CompositionRest>;
  /** Definitions by section name, or a function that may fail and is told the version. */
  sections?: Record<string, SectionDefinition | ((version: string) => Promise<SectionDefinition>)>;
}

interface RenderedShell extends RenderResult {
  shell: TestShell;
  reports: SectionErrorReport[];
  /** Stands for loading the page of the address anew. */
  reload: jest.Mock;
  /** The current address without language prefix. */
  address: () => string;
}

/** Nine categories and one more, as the database orders them. */
export const tenCategories = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  title: `Category ${index + 1} & Co`,
  description: '',
  icon_name: 'Hammer',
  color_class: null,
  item_count: null,
  created_at: `2026-01-${10 + index}`,
}));

/** What `App` needs, with fakes instead of network and federation. */
export function createTestHost({
  path = '/',
  locale = 'en',
  auth,
  signOut,
  question = null,
  db = fakeDb({ tables: { categories: tenCategories, category_texts: [] } }),
  find,
  composition = { ...testComposition(), ...productMenus(locale) },
  fetchRest = () => Promise.reject(new Error('not part of this test')),
  sections = {},
}: RenderShellOptions) {
  const shell: TestShell = { ...createTestShell({ locale, auth, db, find }), FragmentOutlet };
  const reports: SectionErrorReport[] = [];
  const report = (entry: SectionErrorReport) => void reports.push(entry);
  const loadDefinition = async ({ name }: { name: string }, { version }: { version: string }) => {
    const section = sections[name];
    if (!section) throw new Error(`${name} is not there`);
    return typeof section === 'function' ? section(version) : section;
  };
  const refuse = () => Promise.reject(new Error('not part of this test'));
  const authActions: AuthActions = {
    signOut: signOut ?? refuse,
    signIn: refuse,
    signUp: refuse,
    resendConfirmation: refuse,
    requestPasswordReset: refuse,
    updatePassword: refuse,
    updateProfile: refuse,
  };
  const reload = jest.fn();
  const host: Host = {
    shell,
    authActions,
    question: createStore(() => question),
    loader: new SectionLoader(
      new KnownComposition({ inPage: composition, path, fetchRest, report }),
      loadDefinition,
      report,
      undefined,
      new CrashRecord(),
    ),
    isLeftOut: () => false,
    slots: composition.slots,
    pages: createShellPages('1.0.0', report),
    report,
    reload,
  };
  return { host, shell, reports, reload };
}

/** Mounts the whole shell at an address. */
export async function renderShell(options: RenderShellOptions = {}): Promise<RenderedShell> {
  const { path = '/' } = options;
  const { host, shell, reports, reload } = createTestHost(options);
  const { locale } = shell;
  history.replaceState(null, '', withLocale(path, locale));
  let result!: RenderResult;
  await act(async () => {
    result = render(
      <BrowserRouter basename={withLocale('/', locale)}>
        <App host={host} queryClient={createTestQueryClient()} />
      </BrowserRouter>,
      { onCaughtError: () => undefined },
    );
  });
  return { ...result, shell, reports, reload, address: () => splitLocale(location.pathname).path + location.search + location.hash };
}
