import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { locales, type Locale } from '@marketplace/section-kit/manifest';
import { listFiles } from '../artifact/listFiles.ts';
import type { CollectionDefinition, ContentEntry } from './defineCollection.ts';
import { readContentFile, type ContentFile } from './readContentFile.ts';

const require = createRequire(import.meta.url);
const definitionFile = 'collection.ts';

export interface Collection {
  /** Name of its folder. */
  name: string;
  dir: string;
  definition: CollectionDefinition<never>;
  /** Files by slug and language, by the alphabet of slugs. */
  files: ReadonlyMap<string, Partial<Record<Locale, string>>>;
}

/** The collections of a section. */
export function readCollections(section: string): Collection[] {
  const root = join(section, 'content');
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, definitionFile)))
    .sort()
    .map((name) => readCollection(join(root, name)));
}

/** @param dir folder of a collection */
export function readCollection(dir: string): Collection {
  const { collection } = require(join(dir, definitionFile)) as { collection: CollectionDefinition<never> };
  const files = new Map<string, Partial<Record<Locale, string>>>();
  for (const file of listFiles(dir)) {
    const [, slug, locale] = /^(.+)\.(\w+)\.(?:mdx|yaml)$/.exec(file.split(sep).join('/')) ?? [];
    if (slug && locales.includes(locale as Locale)) files.set(slug, { ...files.get(slug), [locale!]: join(dir, file) });
  }
  return { name: dir.split(sep).at(-1)!, dir, definition: collection, files: new Map([...files].sort()) };
}

/** The folder of the collection a file belongs to; `null` for another file. */
export function collectionDirOf(file: string): string | null {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, definitionFile))) return dir;
  }
  return null;
}

/**
 * Both languages of every entry, in the order of lists.
 *
 * @throws ContentError when a file cannot be read
 */
export function readEntries({ name, definition, files }: Collection): ContentEntry<never>[] {
  const entries = [...files]
    .filter(([, { en, fr }]) => en && fr)
    .map(([slug, paths]) => {
      const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(readContentFile(paths[locale]!))]));
      return { slug, words: words as Record<Locale, never>, wordsChunk: wordsChunk(name, slug) };
    });
  return definition.compare ? entries.sort(definition.compare) : entries;
}

/** Name of the chunk with the words of an entry. */
export function wordsChunk(collection: string, slug: string): string {
  return `${collection}-${slug.replaceAll('/', '-')}`;
}

/** Adults read about 220 words of plain prose in a minute. */
const WORDS_PER_MINUTE = 220;

/** The data of a file; of MDX with `readingMinutes` and the second-level `headings` as well. */
export function wordsOf({ data, body }: ContentFile): object {
  if (body === null) return data as object;
  const count = body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const headings = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]!.trim());
  return { ...(data as object), readingMinutes: Math.max(1, Math.round(count / WORDS_PER_MINUTE)), headings };
}
