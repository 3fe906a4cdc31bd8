import type { ComponentType } from 'react';
import type { Localized } from '../manifest/localizedText';
import type { RouteManifest, SectionManifest } from '../manifest/sectionManifest';
import type { SectionRoute } from './defineSection';

/**
 * `pages` of a collection of content: the entry each address shows, and what the manifest says of the address, which browsers
 * are not told.
 */
export type ContentPages = Readonly<Record<string, { slug: string } & Omit<RouteManifest, 'path'>>>;

/** `menu` of a collection: its entries in menus, for the manifest. */
export type ContentMenu = NonNullable<SectionManifest['navigation']>;

/** `words` of a collection: loads both languages of an entry, by slug. */
export type ContentWords<Words> = Readonly<Record<string, () => Promise<Localized<Words>>>>;

/** `list` of a collection: its entries in their order, with the fields lists show. */
export type ContentList<Words> = readonly { slug: string; path?: string; words: Localized<Words> }[];

/** The words of an MDX file as a component; `components` replaces elements by name, such as `h2`. */
export type MdxBody = ComponentType<{ components?: Record<string, ComponentType<never>> }>;

/** The front matter of an MDX file, with what the build adds to it. */
export type MdxWords<FrontMatter> = FrontMatter & {
  /** Whole minutes, from the number of words. */
  readingMinutes: number;
  /** Titles of the parts, in order. */
  headings: readonly string[];
  Body: MdxBody;
};

/**
 * The routes of a collection of content.
 *
 * @param pages of the collection
 * @param load loads the page of an entry. Name the chunk as the collection does in its manifest routes.
 * @returns each with what `pages` says of it
 */
export function contentRoutes(
  pages: ContentPages,
  load: (slug: string) => ReturnType<SectionRoute['lazy']>,
): (RouteManifest & SectionRoute)[] {
  return Object.entries(pages).map(([path, { slug, ...said }]) => ({ path, ...said, lazy: () => load(slug) }));
}
