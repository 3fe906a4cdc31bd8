import type { ComponentType } from 'react';
import type { RouteManifest } from '../manifest/sectionManifest.ts';
import type { LoadFinder } from './finder';

/** A React Router route object reduced to what the shell needs to load the page before it renders it. */
export interface SectionRoute {
  /** As in the manifest, for instance `/services/:id`. */
  path: string;
  /** Loads the page module. */
  lazy: () => Promise<{ Component: ComponentType }>;
}

/**
 * One address in a section's list of routes: where its page is, and what the manifest says of it.
 *
 * Write `lazy` where it stands, as a function with an `import()` in it: the build calls that chunk by `chunk`, and leaves the
 * browser nothing of a route but `path` and `lazy`.
 */
export type RouteSource = RouteManifest & SectionRoute;

/** Loads a piece of the section that other pages may place with `<Fragment name="section/fragment" />`. */
export type LoadFragment = () => Promise<{ Component: ComponentType }>;
/** The pieces by name, which is their chunk's name too. */
export type Fragments = Readonly<Record<string, LoadFragment>>;

export interface SectionDefinition {
  /** Package name of the section, for instance `mf-services`. */
  name: string;
  routes: readonly SectionRoute[];
  fragments: Fragments;
  /** What it finds in the search of the whole product; its manifest says that there is one. */
  finder?: LoadFinder;
}

/**
 * Declares what a section brings into the product. A section exposes exactly one definition as `section` from its
 * `./section` module; `manifest` of `manifest.ts` says what it promises as data.
 *
 * @throws when two routes have one path, because the second could never be reached
 */
export function defineSection(definition: Omit<SectionDefinition, 'fragments'> & { fragments?: Fragments }): SectionDefinition {
  const seen = new Set<string>();
  for (const { path } of definition.routes) {
    if (seen.has(path)) throw new Error(`Section "${definition.name}" declares the route "${path}" twice. Remove one of them.`);
    seen.add(path);
  }
  return { fragments: {}, ...definition };
}
