import type { Composition, Navigation, Registry } from '@marketplace/section-kit/manifest';
import { firstScripts, offeredBy, type FirstScript } from '../../artifact/firstScripts.ts';
import { fragmentName } from '../../artifact/fragmentName.ts';
import type { PageAddress } from './resolvePage.ts';
import { restFile } from './restFile.ts';
import { toComposition, type SiteInPage } from './toComposition.ts';

/**
 * What the shell fetches later than its first scripts: for reads, and for whoever was signed in before, so that both wait for one thing
 * less. A page that is read does neither before somebody is about to use it.
 */
const lateChunks = ['database', 'auth-client'];

/**
 * What a page tells the shell: all that its first view needs, and where the rest is. Sections that have no part in it keep
 * their names, and all the fragments that are placed at once, so that header and page find out at once who offers these.
 *
 * @returns the whole composition for a shell that cannot fetch the rest, for the list of all pages, and for an address where
 *   nothing was found: a visitor may see more there than the server does
 */
export function composePage(
  registry: Registry,
  { status, locale, route, owner }: Pick<PageAddress, 'status' | 'locale' | 'route' | 'owner'>,
  site: SiteInPage,
): Composition & SiteInPage {
  const whole = toComposition(registry, site, locale);
  const { shell, sections } = registry;
  if (!shell.fetchesRest || status === 404 || !route || !owner) return whole;
  const scripts = firstScripts(shell, owner.artifact, route, offeredBy(sections));
  const { path, integrity } = restFile(registry, locale, site.operator);
  const placed = [...(route.uses ?? []), whole.slots.headerItem?.fragment];
  const besides = route.boot === 'intent' ? [] : lateChunks.flatMap((name) => shell.chunks[name] ?? []);
  return {
    ...whole,
    shell: { ...whole.shell, integrity: hashesOf(shell.name, scripts, whole.shell.integrity, besides) },
    sections: whole.sections.map((section) => ({
      ...section,
      routes:
        section.name === owner.manifest.name
          ? section.routes.filter(({ path: offered }) => offered === route.path).map((own) => ({ ...own, scripts: undefined }))
          : [],
      fragments: section.fragments.filter((fragment) => placed.includes(fragmentName(section.name, fragment))),
      current: { ...section.current, initial: undefined, integrity: hashesOf(section.name, scripts, section.current.integrity) },
      previous: section.previous && { ...section.previous, integrity: {} },
    })),
    navigation: withoutLinks(whole.navigation, shell.lateGroups ?? []),
    rest: { path, integrity },
  };
}

/** Empties groups, and leaves out what only the list of all pages shows. */
function withoutLinks(navigation: Navigation, late: readonly string[]): Navigation {
  const shown = Object.entries(navigation)
    .map(([group, links]) => [group, links.filter(({ sitemapOnly }) => !sitemapOnly)] as const)
    .filter(([, links]) => links.length > 0);
  return Object.fromEntries(shown.map(([group, links]) => [group, late.includes(group) ? [] : links]));
}

function hashesOf(
  name: string,
  scripts: readonly FirstScript[],
  all: Record<string, string>,
  besides: readonly string[] = [],
): Record<string, string> {
  const own = scripts.filter(({ artifact }) => artifact.name === name).map(({ file }) => file);
  return Object.fromEntries([...new Set([...own, ...besides])].map((file) => [file, all[file]!]));
}
