import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  createI18n,
  createQueryClient,
  deviceStorage,
  splitLocale,
  translator,
  withLocale,
} from '@marketplace/section-kit/host';
import { toast } from '@marketplace/shared-ui';
import { App } from '../App';
import { AuthSession } from '../auth/AuthSession';
import { expiredLinkHref, readAuthResult } from '../auth/readAuthResult';
import { createDb } from '../data/createDb';
import { createFiles } from '../data/createFiles';
import { shellMessages } from '../messages';
import { createFederationSource } from '../section-loader/createFederationSource';
import { reportError } from '../section-loader/reportError';
import { createScriptGate, type PrepareScript } from '../section-loader/ScriptGate';
import { createHost } from './createHost';
import { readComposition } from './readComposition';
import { showBrokenPage } from './showBrokenPage';

declare global {
  /** The build of every chunk calls it before a script is fetched. */
  var __prepareScript: PrepareScript | undefined;
}

/** Starts the page. Whatever goes wrong before there is a page ends in a readable one. */
export function start(): void {
  const { locale } = splitLocale(location.pathname);
  const root = document.getElementById('root')!;
  const giveUp = (error: unknown) => {
    console.info(`The page could not start: ${error instanceof Error ? error.message : String(error)}`);
    showBrokenPage(root, locale, () => location.reload());
  };
  try {
    const composition = readComposition(document);
    const prepare = createScriptGate(composition, location.origin);
    globalThis.__prepareScript = prepare;

    const { slots } = composition;
    const authResult = readAuthResult(location, slots);
    if (authResult.kind !== 'none') history.replaceState(null, '', authResult.address);
    const storage = deviceStorage.local;
    const i18n = createI18n(locale);
    const auth = new AuthSession({
      storage,
      // No first anonymous view needs it, nor the library that comes with it.
      loadClient: async () => {
        const { createAuthClient } = await import(/* webpackChunkName: "auth-client" */ '../auth/createAuthClient');
        return createAuthClient(composition.config, storage);
      },
      onExpiredLink: () => {
        const href = expiredLinkHref(slots.signIn, locale);
        if (href) location.replace(href);
      },
      // The mail's link leads to the English root, whatever language the person signed up in.
      onConfirmed: ({ user }) => {
        if (user?.locale === 'fr' && locale === 'en') location.replace(withLocale('/', 'fr'));
      },
      onNewPassword: () => {
        const href = slots.newPassword && withLocale(slots.newPassword, locale);
        if (href && href !== location.pathname) location.replace(href);
      },
      onEnded: () => {
        const t = translator(i18n, locale, shellMessages);
        toast({ title: t('ended.title'), description: t('ended.text'), tone: 'failure' });
      },
    });
    const queryClient = createQueryClient();
    // What the person could see must not stay for the next one.
    auth.store.subscribe((state, before) => {
      if (before.status === 'signedIn' && state.status === 'signedOut') queryClient.clear();
    });
    void auth.start(authResult);
    auth.followOtherTabs(window);

    const db = createDb(composition.config, auth);
    const host = createHost({
      composition,
      locale,
      i18n,
      auth,
      db,
      files: createFiles(composition.config, auth),
      loadDefinition: createFederationSource(prepare),
      report: reportError,
      origin: location.origin,
    });
    // React would print errors that the sections' own boundaries have caught and reported.
    createRoot(root, { onCaughtError: () => undefined, onUncaughtError: giveUp }).render(
      <BrowserRouter basename={withLocale('/', locale)}>
        <App host={host} queryClient={queryClient} />
      </BrowserRouter>,
    );
  } catch (error) {
    giveUp(error);
  }
}
