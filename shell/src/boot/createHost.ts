import type { Db, Files, Locale, Shell } from '@marketplace/section-kit';
import { withLocale, type Composition } from '@marketplace/section-kit/host';
import { toast } from '@marketplace/shared-ui';
import type { AuthSession } from '../auth/AuthSession';
import { createAuthActions } from '../auth/createAuthActions';
import type { Host } from '../HostContext';
import { FragmentOutlet } from '../outlet/FragmentOutlet';
import { SectionLoader, type LoadDefinition } from '../section-loader/SectionLoader';
import type { SectionErrorReport } from '../section-loader/reportError';

interface Parts {
  composition: Composition;
  locale: Locale;
  i18n: Shell['i18n'];
  auth: AuthSession;
  db: Db;
  files: Files;
  loadDefinition: LoadDefinition;
  report: (report: SectionErrorReport) => void;
  /** Of the page; mail links come back to it. */
  origin: string;
}

/** Puts together what the shell's components and the sections work with. */
export function createHost({ composition, locale, i18n, auth, db, files, loadDefinition, report, origin }: Parts): Host {
  const { environment, revision, shell, sections, navigation, slots, operator, samples, lacks } = composition;
  return {
    shell: {
      auth: auth.store,
      authActions: null,
      signInPath: slots.signIn ?? null,
      db,
      files,
      notify: toast,
      locale,
      i18n,
      operator,
      samples,
      lacks,
      registry: { environment, revision, versions: Object.fromEntries(sections.map(({ name, current }) => [name, current.version])) },
      FragmentOutlet,
    },
    authActions: createAuthActions(() => auth.client(), origin, withLocale(slots.newPassword ?? '/', locale)),
    question: auth.question,
    loader: new SectionLoader(composition, loadDefinition, report),
    navigation,
    slots,
    shellVersion: shell.version,
    report,
  };
}
