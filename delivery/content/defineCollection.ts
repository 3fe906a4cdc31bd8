import type { Localized, RouteManifest, SectionManifest } from '@marketplace/section-kit/manifest';
import type { z } from 'zod';

/** One thing of a collection, in both languages. */
export interface ContentEntry<Words> {
  /** File name below the collection without language and ending, such as `indoor/plumbing`. */
  slug: string;
  words: Localized<Words>;
  /** Name of the chunk with its words, for the manifest's routes. */
  wordsChunk: string;
}

/** A schema of named fields. */
export interface FieldsSchema<Words> extends z.ZodType<Words> {
  shape: Readonly<Record<string, z.ZodType>>;
}

/** What a list may carry of an entry; of MDX, what the build adds too. */
type ListField<Words> = (keyof Words & string) | 'readingMinutes' | 'headings';

/** What a list says of one language of an entry: fields of it, or what a function makes of it; `false` leaves the entry out. */
type ListWords<Words> = readonly ListField<Words>[] | ((entry: { slug: string; words: Words }) => object | false);

/** What stands as `collection` in `content/<name>/collection.ts` of a section. */
export interface CollectionDefinition<Words> {
  /** What every file holds; of MDX, its front matter. */
  schema: FieldsSchema<Words>;
  /** Fields that `list.ts` carries; every field without it. */
  summary?: readonly ListField<Words>[];
  /** Further lists, for pages that show less: `titleList` is what stands in `titleList.ts`. */
  lists?: Readonly<Record<`${string}List`, ListWords<Words>>>;
  /** The order of lists; by slug without it. */
  compare?: (one: ContentEntry<Words>, other: ContentEntry<Words>) => number;
  /** The addresses of an entry, as the section's manifest says them. */
  routes?: (entry: ContentEntry<Words>) => RouteManifest[];
  /** Where menus and sitemap show it. */
  navigation?: (entry: ContentEntry<Words>) => NonNullable<SectionManifest['navigation']>;
  /** Whose figures (amounts, shares) the files give. A figure needs a date and a source; our `own` prices and terms only a date. */
  figures?: 'own';
  /** Every figure names its sources: entries of the collection `from`, by marks in its text that `read` finds. */
  cites?: { from: string; read: (text: string) => { text: string; sources: string[] } };
  /** How many words of its own each language of an entry has, at least. */
  minWords?: number;
  /** Fields whose figures are samples, which the page calls so. */
  invented?: readonly (keyof Words & string)[];
}

/** Declares a collection of content: files of one kind, English and French side by side, that the build checks and indexes. */
export function defineCollection<Words>(definition: CollectionDefinition<Words>): CollectionDefinition<Words> {
  return definition;
}
