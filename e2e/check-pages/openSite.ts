import type { Browser, Page } from '@playwright/test';
import type { Composition } from '@marketplace/section-kit/manifest';
import { compositionIn, sectionOf } from '../support/composition.ts';
import { addressesOf } from './addressesOf.ts';

/** A site with some sections in other versions than the live ones, as one browser chose them there. */
export interface ChosenSite {
  /** Addresses of the pages of these sections, without language prefix. */
  addresses: string[];
  /** Patterns of those of which no address is known. */
  missing: string[];
  /** What runs there for that browser. */
  composition: Composition;
  newPage: (viewport: { width: number; height: number }) => Promise<Page>;
}

/**
 * @param versions by section
 * @throws Error when the site runs another version of one of them for this browser
 */
export async function openSite(browser: Browser, url: string, versions: ReadonlyMap<string, string>): Promise<ChosenSite> {
  const value = encodeURIComponent([...versions].map(([name, version]) => `${name}@${version}`).join('~'));
  const headers = { cookie: `overrides=${value}` };
  const composition = await compositionIn(await (await fetch(url, { headers })).text(), url);
  const routes = [...versions].flatMap(([name, version]) => requireChosen(composition, name, version).routes);
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const { found, missing } = addressesOf(routes, known);
  const newPage = async (viewport: { width: number; height: number }): Promise<Page> => {
    // What fades in has no contrast yet.
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'overrides', value, url }]);
    return context.newPage();
  };
  return { addresses: found, missing, composition, newPage };
}

function requireChosen(composition: Composition, name: string, version: string): Composition['sections'][number] {
  const section = sectionOf(composition, name);
  if (section.current.version === version) return section;
  throw new Error(
    `This site runs ${name} ${section.current.version} for a browser that chose ${version}: publish ${version} for it, and ask staging, because in production no browser chooses.`,
  );
}
