import {
  mergeNavigation,
  mergeSlots,
  type Artifact,
  type Composition,
  type CompositionRest,
  type Locale,
  type RegisteredSection,
  type Registry,
  type RouteManifest,
  type SectionBuild,
  type SectionInPage,
  type SectionManifest,
} from '@marketplace/section-kit/manifest';
import { firstScripts, offeredBy } from '../../artifact/firstScripts.ts';
import { onceInEach } from './onceInEach.ts';

/** Folder of a published build on this server, ending in a slash. */
export function baseOf({ name, version }: Pick<Artifact, 'name' | 'version'>): string {
  return name === 'shell' ? `/shell/${version}/` : `/sections/${name}/${version}/`;
}

/** What is the same on all pages, whatever they are composed of. */
export type SiteInPage = Required<Pick<Composition, 'config' | 'operator' | 'samples' | 'lacks'>>;

/** What a page in one language tells the shell about the verified registry. */
export function toComposition(
  registry: Registry,
  { config, operator, samples, lacks }: SiteInPage,
  locale: Locale,
): Composition & SiteInPage {
  return {
    environment: registry.environment,
    revision: registry.revision,
    ...wholeOf(registry, locale),
    config,
    operator,
    samples,
    lacks,
  };
}

/** What pages in one language may leave out, all of it: every page is composed of it. */
export const wholeOf = onceInEach((registry, locale): CompositionRest => {
  const { shell, sections } = registry;
  return {
    navigation: mergeNavigation(runningManifests(registry), locale),
    slots: mergeSlots(runningManifests(registry), locale),
    shell: { version: shell.version, provides: shell.provides, base: baseOf(shell), integrity: scriptHashes(shell) },
    sections: Object.values(sections).map((section) =>
      sectionInPage(section, locale, (route) => (section.takenOut ? undefined : scriptsOf(registry, section.artifact, route))),
    ),
  };
});

/**
 * What a page in one language tells the shell about a section.
 *
 * @param scripts that a route needs besides those of every page of the section
 */
export function sectionInPage(
  { manifest, artifact, previous, takenOut }: RegisteredSection,
  locale: Locale,
  scripts: (route: RouteManifest) => string[] | undefined,
): SectionInPage {
  return {
    name: manifest.name,
    class: manifest.class,
    requires: manifest.requires,
    capabilities: manifest.capabilities,
    routes: manifest.routes.map((route) => {
      const { path, paths, title, qualifier, indexed } = route;
      return { path, paths, title: title[locale], qualifier: qualifier?.[locale], indexed, scripts: scripts(route) };
    }),
    fragments: takenOut ? [] : manifest.fragments,
    finder: takenOut ? undefined : manifest.finder,
    takenOut,
    current: { ...toBuild(artifact), initial: artifact.initial },
    previous: previous && !takenOut ? toBuild(previous) : null,
  };
}

/** The same in every language. */
export function wholeInEach(registry: Registry): Record<Locale, CompositionRest> {
  return { en: wholeOf(registry, 'en'), fr: wholeOf(registry, 'fr') };
}

function runningManifests({ sections }: Registry): SectionManifest[] {
  return Object.values(sections)
    .filter(({ takenOut }) => !takenOut)
    .map(({ manifest }) => manifest);
}

/** What `/composition.json` and `<meta name="composition">` say. */
export function summarize({ environment, revision, shell, sections }: Registry): object {
  return {
    environment,
    revision,
    shell: { version: shell.version },
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, { artifact, takenOut }]) => [name, { version: artifact.version, takenOut }]),
    ),
  };
}

/** What a page needs besides its section's own start, so that it can be fetched before somebody goes there. */
function scriptsOf({ shell, sections }: Registry, owner: Artifact, route: RouteManifest): string[] {
  const ofEveryPage = new Set([owner.entry, ...owner.initial]);
  return firstScripts(shell, owner, route, offeredBy(sections))
    .filter(({ artifact, file }) => artifact !== owner || !ofEveryPage.has(file))
    .map(({ artifact, file }) => (artifact === owner ? file : baseOf(artifact) + file));
}

function toBuild(artifact: Artifact): SectionBuild {
  return { version: artifact.version, base: baseOf(artifact), entry: artifact.entry, integrity: scriptHashes(artifact) };
}

/** Only scripts are refused without a hash; pictures and fonts would make the page longer for nothing. */
function scriptHashes({ files }: Artifact): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js')));
}
