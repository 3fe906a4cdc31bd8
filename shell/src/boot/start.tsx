import { translator } from '@marketplace/section-kit';
import { BrowserRouter, createQueryClient, deviceStorage, splitLocale, withLocale } from '@marketplace/section-kit/host';
import { mayPrefetch, toast, whenIdle } from '@marketplace/shared-ui';
import { App } from '../App';
import { AuthSession } from '../auth/AuthSession';
import { expiredLinkHref, readAuthResult } from '../auth/readAuthResult';
import { createDb } from '../data/createDb';
import { createFiles } from '../data/createFiles';
import { shellMessages } from '../messages';
import { CrashRecord } from '../section-loader/CrashRecord';
import { createFederationSource } from '../section-loader/createFederationSource';
import { KnownComposition } from '../section-loader/KnownComposition';
import { reportError } from '../section-loader/reportError';
import { createScriptGate, type PrepareScript } from '../section-loader/ScriptGate';
import { createHost } from './createHost';
import { endFades } from './endFades';
import { fetchRest } from './fetchRest';
import { readComposition } from './readComposition';
import { readSeed } from './readSeed';
import { showBrokenPage } from './showBrokenPage';
import { showPage } from './showPage';
import { noteMoves } from './takeOver';
import { watchErrors } from './watchErrors';

declare global {
  /** The build of every chunk calls it before a script is fetched. */
  var __prepareScript: PrepareScript | undefined;
}

/** Starts the page. Whatever goes wrong before there is a page ends in a readable one. */
export function start(): void {
  noteMoves();
  const { locale, path } = splitLocale(location.pathname);
  const root = document.getElementById('root')!;
  const giveUp = (error: unknown) => {
    console.info(`The page could not start: ${error instanceof Error ? error.message : String(error)}`);
    // What was pressed until now is gone with the page; what is pressed from here on is the broken page's.
    globalThis.__takeOver?.();
    showBrokenPage(root, locale, () => location.reload());
  };
  try {
    const inPage = readComposition(document);
    const seed = readSeed(document);
    const composition = new KnownComposition({ inPage, path, fetchRest, report: reportError });
    const prepare = createScriptGate(composition, location.origin);
    globalThis.__prepareScript = prepare;

    const { config, slots } = inPage;
    const authResult = readAuthResult(location, slots);
    if (authResult.kind !== 'none') history.replaceState(null, '', authResult.address);
    const storage = deviceStorage.local;
    const auth = new AuthSession({
      storage,
      // No first anonymous view needs it, nor the library that comes with it.
      loadClient: async () => {
        const { createAuthClient, tellConfirmed } = await import(/* webpackChunkName: "auth-client" */ '../auth/createAuthClient');
        tellConfirmed();
        return createAuthClient(config, storage);
      },
      onExpiredLink: () => {
        const href = expiredLinkHref(slots.signIn, locale);
        if (href) location.replace(href);
      },
      // The mail's link leads to the English root, whatever language the person signed up in.
      onConfirmed: ({ user }) => {
        const isAway = user?.locale === 'fr' && locale === 'en';
        if (isAway) location.replace(withLocale('/', 'fr'));
        return isAway;
      },
      onNewPassword: () => {
        const href = slots.newPassword && withLocale(slots.newPassword, locale);
        if (href && href !== location.pathname) location.replace(href);
      },
      onEnded: () => {
        const t = translator(locale, shellMessages);
        toast({ title: t('ended.title'), description: t('ended.text'), tone: 'failure' });
      },
    });
    const queryClient = createQueryClient();
    // What the person could see must not stay for the next one.
    auth.store.subscribe((state, before) => {
      if (before.status === 'signedIn' && state.status === 'signedOut') queryClient.clear();
      // From now on it is known, and what the page began with says no more than the store.
      if (state.status !== 'loading') delete document.documentElement.dataset.session;
    });
    void auth.start(authResult);
    auth.followOtherTabs(window);

    const db = createDb(config, auth);
    const host = createHost({
      composition,
      locale,
      auth,
      db,
      files: createFiles(config, auth),
      loadDefinition: createFederationSource(prepare),
      report: reportError,
      crashes: new CrashRecord(),
      isLeftOut: (name) => seed?.leftOut.includes(name) ?? false,
      origin: location.origin,
      reload: () => location.reload(),
    });
    watchErrors(window, host.loader);
    // A page that is left or put aside may not come back to say that it was all right.
    document.addEventListener('visibilitychange', () => document.hidden && host.loader.release());
    endFades();
    const page = (
      <BrowserRouter basename={withLocale('/', locale)}>
        <App host={host} queryClient={queryClient} />
      </BrowserRouter>
    );
    void showPage({ version: inPage.shell.version, root, page, loader: host.loader, queryClient, seed, giveUp })
      .then(() =>
        whenIdle(() => {
          if (!mayPrefetch()) return;
          import(/* webpackChunkName: "watch" */ './watchPage').then(
            ({ watchPage }) => watchPage({ inPage, path, root, loader: host.loader, locale, reload: host.reload }),
            // Nobody misses it.
            () => undefined,
          );
        }),
      )
      .catch(giveUp);
  } catch (error) {
    giveUp(error);
  }
}
