import { basename, relative } from 'node:path';
import { locales, type Locale, type RouteManifest } from '@marketplace/section-kit/manifest';
import type { ContentEntry } from './defineCollection.ts';
import { referenceFields } from './fields.ts';
import { collectionDirOf, readCollection, readEntries, wordsChunk, wordsOf, type Collection } from './readCollection.ts';
import { readContentFile } from './readContentFile.ts';

/**
 * The modules that stand for a collection in code. Each has a file of its name beside `collection.ts` that declares its type
 * and holds nothing; the build and the tests put this in its place:
 *
 * - `pages.ts`, `pages`: the entry each address shows, for the section's routes; where no browser reads it, with what the
 *   manifest says of the address, and `menu`, its entries in menus;
 * - `words.ts`, `words`: loads both languages of one entry, in a chunk of their own, by slug;
 * - `list.ts`, `list`: all entries in the order of lists, with the fields the collection calls its summary;
 * - `titleList.ts`, `titleList`, or another name that ends so: the same with the fields the collection gives that list, or with
 *   what its function makes of an entry.
 */
const generators: Readonly<Record<string, (collection: Collection, target: Target) => string>> = {
  'pages.ts': pagesModule,
  'words.ts': wordsModule,
};

export { collectionDirOf };

/** Matches the files that stand for a generated module. */
export const standInPattern = /[\\/]content[\\/][^\\/]+[\\/](pages|words|list|\w+List)\.ts$/;

/** The browser gets of a page no more than it needs to load it. */
type Target = 'browser' | 'node';

/**
 * @param dir folder of the collection
 * @param name of the stand-in, such as `words.ts`
 * @returns its module in JavaScript
 * @throws ContentError when a file cannot be read
 * @throws Error when the collection has no list of that name
 */
export function indexModule(dir: string, name: string, target: Target): string {
  const collection = readCollection(dir);
  return generators[name]?.(collection, target) ?? listModule(collection, basename(name, '.ts'));
}

function pagesModule(collection: Collection, target: Target): string {
  const pages = addresses(collection);
  if (target === 'browser') return pagesOfBrowser(pages.map(([{ path }, slug]) => [path, slug]));
  const { navigation = () => [] } = collection.definition;
  return [
    exported('pages', Object.fromEntries(pages.map(([{ path, ...said }, slug]) => [path, { slug, ...said }]))),
    exported('menu', readEntries(collection).flatMap(navigation)),
  ].join('\n');
}

/** Every first view carries these: an address that ends in its slug is written once. */
function pagesOfBrowser(pages: readonly [path: string, slug: string][]): string {
  const [[path, slug] = ['', '']] = pages;
  const prefix = path.endsWith(slug) ? path.slice(0, path.length - slug.length) : '';
  const written = pages.map(([address, entry]) => (address === `${prefix}${entry}` ? entry : [address, entry]));
  return [
    `const toPage = (page) => (typeof page === 'string' ? [${JSON.stringify(prefix)} + page, { slug: page }] : [page[0], { slug: page[1] }]);`,
    `export const pages = Object.fromEntries(${JSON.stringify(written)}.map(toPage));`,
  ].join('\n');
}

/** Which entry an address shows, in the order of lists. */
function addresses(collection: Collection): [route: RouteManifest, slug: string][] {
  const { routes = () => [] } = collection.definition;
  return readEntries(collection).flatMap((entry) => routes(entry).map((route): [RouteManifest, string] => [route, entry.slug]));
}

/** Where no bundler joins files, each language is a module of its own. */
function wordsModule(collection: Collection, target: Target): string {
  const loaders = [...collection.files].map(([slug, paths]) => {
    const [en, fr] = locales.map((locale) => `./${relative(collection.dir, paths[locale]!)}`);
    const entry =
      target === 'browser'
        ? `import(${chunkComment(collection, slug)}${JSON.stringify(`${en}${bothQuery}`)})`
        : `Promise.all([import(${JSON.stringify(en)}), import(${JSON.stringify(fr)})]).then(both)`;
    return `${JSON.stringify(slug)}: load(() => ${entry}),`;
  });
  return [
    'const load = (entry) => async () => (await entry()).words;',
    ...(target === 'browser' ? [] : [wordsOfModule, 'const both = ([en, fr]) => ({ words: { en: wordsOf(en), fr: wordsOf(fr) } });']),
    `export const words = {\n${loaders.join('\n')}\n};`,
  ].join('\n');
}

/** A chunk has a name where the manifest asks for it: every first view carries the names. */
function chunkComment(collection: Collection, slug: string): string {
  const name = wordsChunk(collection.name, slug);
  const isAsked = addresses(collection).some(([{ words }]) => words === name);
  return isAsked ? `/* webpackChunkName: "${name}" */ ` : '';
}

/** What MDX says stands beside its front matter. */
const wordsOfModule = 'const wordsOf = ({ words, default: Body }) => (Body ? { ...words, Body } : words);';

/** Asks for both languages of an entry by its English file. */
export const bothQuery = '?both';

/**
 * @param path of the English file of an entry
 * @returns JavaScript that exports `words`: both languages
 */
export function entryModule(path: string): string {
  const file = JSON.stringify(`./${basename(path)}`);
  return [
    `import * as en from ${file};`,
    `import * as fr from ${file.replace(/\.en(\.\w+")$/, '.fr$1')};`,
    ...(path.endsWith('.mdx')
      ? [wordsOfModule, 'export const words = { en: wordsOf(en), fr: wordsOf(fr) };']
      : ['export const words = { en: en.words, fr: fr.words };']),
  ].join('\n');
}

/** Makes of one language of an entry what a list says of it; `false` leaves the entry out. */
type Pick = (entry: { slug: string; words: object }) => object | false;

function listModule(collection: Collection, name: string): string {
  const pick = pickOf(collection, name);
  const paths = new Map(
    addresses(collection)
      .map(([{ path }, slug]): [string, string] => [slug, path])
      .reverse(),
  );
  const list = readEntries(collection).flatMap(({ slug, words }: ContentEntry<object>) => {
    const picked = locales.map((locale) => [locale, pick({ slug, words: words[locale] })] as const);
    return picked.some(([, said]) => !said) ? [] : [{ slug, path: paths.get(slug), words: Object.fromEntries(picked) }];
  });
  return exported(name, list);
}

function pickOf({ dir, definition }: Collection, name: string): Pick {
  const { summary, lists = {} } = definition as { summary?: readonly string[]; lists?: Record<string, readonly string[] | Pick> };
  const said = name === 'list' ? summary : lists[name];
  if (typeof said === 'function') return said;
  if (name !== 'list' && !said)
    throw new Error(`${dir}/${name}.ts stands for a list without fields. Name them as lists.${name} in collection.ts.`);
  return ({ words }) => (said ? Object.fromEntries(Object.entries(words).filter(([key]) => said.includes(key))) : words);
}

/**
 * One file of a collection as a module: `words`, the data with its references in place.
 *
 * @param path of the file
 * @param dir folder of its collection
 * @returns JavaScript; of MDX, MDX that exports the same beside its content
 * @throws ContentError when the file cannot be read
 */
export function fileModule(path: string, dir: string): string {
  const file = readContentFile(path);
  const [, locale, extension] = /\.(\w+)\.(\w+)$/.exec(path) as unknown as [string, Locale, string];
  const words = wordsOf(file) as Record<string, unknown>;
  const referred = Object.entries(referenceFields(readCollection(dir).definition)).filter(([field]) => field in words);
  const up = '../'.repeat(relative(dir, path).split(/[\\/]/).length);
  const imports = referred.map(
    ([field, collection], index) =>
      `import { words as reference${index} } from ${JSON.stringify(`${up}${collection}/${String(words[field])}.${locale}.${extension}`)};`,
  );
  const references = referred.map(([field], index) => `, ${JSON.stringify(field)}: reference${index}`);
  const plain = Object.fromEntries(Object.entries(words).filter(([field]) => !referred.some(([name]) => name === field)));
  return [...imports, `export const words = { ...${JSON.stringify(plain)}${references.join('')} };`, '', file.body ?? ''].join('\n');
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}
