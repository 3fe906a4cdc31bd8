import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { splitLocale, withLocale, type Registry } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import type { AppEnv } from '../createApp.ts';
import { pageHeaders } from '../securityHeaders.ts';
import { OverriddenRegistries, type Choice } from './OverriddenRegistries.ts';
import { formatOverrides, parseOverrides, type Overrides } from './Overrides.ts';
import { overridesPage, overridesStyle } from './overridesPage.ts';
import { overridesPath } from './overridesPath.ts';
import { overrideWords } from './overrideWords.ts';

const cookie = 'overrides';
/** A working day: whoever forgets it finds the live versions tomorrow. */
const lastsSeconds = 8 * 3600;

interface OverrideSources {
  registry: () => Registry;
  store: ArtifactStore;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/** @returns what the browser that asks wants; nothing of its own for everybody else */
type ChoiceOf = (context: Context<AppEnv>) => Choice;

/**
 * Lets a browser run other versions of sections than the live ones: adds the page on which it chooses to `app`. Never made in production.
 * What can be chosen is what somebody published with a key that counts, and a development server on the browser's own machine.
 */
export function serveOverrides(app: Hono<AppEnv>, { registry, store, siteUrl }: OverrideSources): ChoiceOf {
  const registries = new OverriddenRegistries(store);
  const show = (context: Context<AppEnv>) => {
    const { locale } = splitLocale(context.req.path);
    const asked = context.req.query('use');
    const chosen = parseOverrides(asked ?? getCookie(context, cookie));
    const live = registry();
    const canRun = ([name, version]: [string, string]) =>
      live.sections[name]?.artifact.version === version || registries.canRun(live, name, version);
    const missing = [...chosen].filter((each) => !canRun(each)).map(([name, version]) => `${name} ${version}`);
    const page = {
      live,
      published: publishedVersions(store),
      chosen: new Map([...chosen].filter(canRun)),
      missing,
      isAsked: asked !== undefined,
      locale,
      siteUrl,
    };
    return context.html(overridesPage(page), 200, privateHeaders(siteUrl));
  };
  const choose = async (context: Context<AppEnv>) => {
    const { locale } = splitLocale(context.req.path);
    // A page of others must not change what this browser runs; programs that send no such header are no browsers.
    if (context.req.header('sec-fetch-site') !== 'same-origin') return context.text(overrideWords[locale].refused, 403);
    const asked = formatOverrides(new Map(Object.entries(await context.req.parseBody()).map(([name, version]) => [name, String(version)])));
    const chosen: Overrides = new Map([...parseOverrides(asked)].filter(([name, version]) => registries.canRun(registry(), name, version)));
    setCookie(context, cookie, formatOverrides(chosen), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: siteUrl.startsWith('https:'),
      maxAge: chosen.size > 0 ? lastsSeconds : 0,
    });
    return context.redirect(withLocale('/', locale), 303);
  };
  for (const path of [overridesPath, withLocale(overridesPath, 'fr')]) {
    app.get(path, show);
    app.post(path, bodyLimit({ maxSize: 4096 }), choose);
  }
  return (context) => registries.of(registry(), parseOverrides(getCookie(context, cookie)));
}

function privateHeaders(siteUrl: string): Record<string, string> {
  return { ...pageHeaders({ styles: [overridesStyle], scripts: [] }, siteUrl, null), 'cache-control': 'private, no-store' };
}

/** Newest first, as far as versions tell. */
function publishedVersions(store: ArtifactStore): Map<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const { name, version } of store.list()) versions.set(name, [version, ...(versions.get(name) ?? [])]);
  for (const each of versions.values()) each.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return versions;
}
