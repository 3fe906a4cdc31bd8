import type { Db, Files, Locale } from '@marketplace/section-kit';
import { withLocale } from '@marketplace/section-kit/host';
import { toast } from '@marketplace/shared-ui';
import type { AuthSession } from '../auth/AuthSession';
import { createAuthActions } from '../auth/createAuthActions';
import type { Host } from '../HostContext';
import { FragmentOutlet } from '../outlet/FragmentOutlet';
import { createShellPages } from '../outlet/shellPages';
import type { KnownComposition } from '../section-loader/KnownComposition';
import type { CrashRecord } from '../section-loader/CrashRecord';
import { SectionLoader, type LoadDefinition } from '../section-loader/SectionLoader';
import type { SectionErrorReport } from '../section-loader/reportError';

interface Parts {
  composition: KnownComposition;
  locale: Locale;
  auth: Pick<AuthSession, 'store' | 'question' | 'client'>;
  db: Db;
  files: Files;
  loadDefinition: LoadDefinition;
  report: (report: SectionErrorReport) => void;
  isLeftOut: Host['isLeftOut'];
  /** How long to wait before each further try to load a section; the loader knows what suits a browser. */
  retries?: readonly number[];
  /** What became of builds on this device; nothing on a server. */
  crashes?: CrashRecord;
  menusWithoutScript?: Host['menusWithoutScript'];
  /** Of the page; mail links come back to it. */
  origin: string;
  /** Loads the page of the address anew. */
  reload: () => void;
}

/** Puts together what the shell's components and the sections work with. */
export function createHost({
  composition,
  locale,
  auth,
  db,
  files,
  loadDefinition,
  report,
  isLeftOut,
  retries,
  crashes,
  menusWithoutScript,
  origin,
  reload,
}: Parts): Host {
  const { environment, revision, shell, sections, slots, samples, lacks } = composition.current;
  const loader = new SectionLoader(composition, loadDefinition, report, retries, crashes);
  return {
    shell: {
      auth: auth.store,
      authActions: null,
      signInPath: slots.signIn ?? null,
      db,
      files,
      notify: toast,
      locale,
      operator: () => composition.operator(),
      samples,
      lacks,
      find: async (text) => {
        const { findEverywhere } = await import(/* webpackChunkName: "search" */ '../search/findEverywhere');
        return findEverywhere(text, loader, { db, locale });
      },
      registry: { environment, revision, versions: Object.fromEntries(sections.map(({ name, current }) => [name, current.version])) },
      FragmentOutlet,
    },
    authActions: createAuthActions(() => auth.client(), origin, withLocale(slots.newPassword ?? '/', locale)),
    question: auth.question,
    loader,
    isLeftOut,
    slots,
    pages: createShellPages(shell.version, report),
    menusWithoutScript,
    report,
    reload,
  };
}
