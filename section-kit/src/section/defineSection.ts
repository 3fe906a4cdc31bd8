import type { ComponentType } from 'react';

/** A React Router route object reduced to what the shell needs to load the page before it renders it. */
export interface SectionRoute {
  /** Same pattern as in `section.json`, for instance `/services/:id`. */
  path: string;
  /** Loads the page module. Name the chunk as in `section.json` so that the server can preload it. */
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** Loads a piece of the section that other pages may place with `<Fragment name="section/fragment" />`. */
export type LoadFragment = () => Promise<{ Component: ComponentType }>;

export interface SectionDefinition {
  /** Package name of the section, for instance `mf-services`. */
  name: string;
  routes: SectionRoute[];
  fragments: Record<string, LoadFragment>;
}

/**
 * Declares what a section brings into the product. A section exposes exactly one definition as `section` from its
 * `./section` module; `section.json` beside it says the same as data.
 *
 * @throws when two routes have one path, because the second could never be reached
 */
export function defineSection(definition: {
  name: string;
  routes: SectionRoute[];
  fragments?: Record<string, LoadFragment>;
}): SectionDefinition {
  const seen = new Set<string>();
  for (const { path } of definition.routes) {
    if (seen.has(path))
      throw new Error(
        `Section "${definition.name}" declares the route "${path}" twice; the second can never be reached. Remove one of them.`,
      );
    seen.add(path);
  }
  return { fragments: {}, ...definition };
}
