import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileOf, sourceFiles } from './sourceFiles.mjs';

const specifiers = /(?:from|import\()\s*(?:\/\*[^*]*\*\/\s*)?'((?:\.|@marketplace\/)[^']*)'/g;

/**
 * Where what a file holds is shown: the files that take it directly, and the pages and fragments that it ends up in.
 *
 * @param {string} root of the repository
 * @returns {(file: string) => { users: string[], addresses: string[] }} `users` without the file itself
 */
export function placesOf(root) {
  const users = new Map();
  for (const file of sourceFiles(root)) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const target = specifier.startsWith('.') ? fileOf(join(dirname(file), specifier)) : entryOf(specifier, root);
      if (target) users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  const places = placesByFile(root);
  return (file) => {
    const reached = new Set([file]);
    for (const next of reached) for (const user of users.get(next) ?? []) reached.add(user);
    return {
      users: users.get(file) ?? [],
      addresses: [...new Set([...reached].flatMap((next) => places.get(next) ?? []))].sort(),
    };
  };
}

/** `@marketplace/section-kit/form` is `section-kit/src/form.ts`. */
function entryOf(specifier, root) {
  const [, room, entry = 'index'] = specifier.split('/');
  return fileOf(join(root, room, 'src', entry));
}

const pages = /path: '([^']+)',(?:(?!path: ')[\s\S])*?import\([^)']*'(\.[^']*)'/g;
const fragments = /^ {2}'?([a-z-]+)'?: \(\) => import\([^)']*'(\.[^']*)'/gm;

const contentPages = /contentRoutes\((\w+), (?:(?!contentRoutes)[\s\S])*?import\([^)']*'(\.[^']*)'/g;

/** Pages that files of content make: by the folder of the collection, such as "/guides/… (mf-marketing/content/guides)". */
function pagesOfContent(text, routes, root) {
  return [...text.matchAll(contentPages)].map(([, name, specifier]) => {
    const [, from] = new RegExp(`\\bpages as ${name} \\} from '([^']+)'`).exec(text);
    const collection = dirname(join(dirname(routes), from));
    return [`${addressIn(collection).replace('${slug}', '…')} (${relative(root, collection)})`, specifier];
  });
}

/**
 * The address that a collection gives its files, with `${slug}` for the name of the file.
 *
 * @param {string} collection a folder of content
 * @returns {string | undefined} nothing where its files are no pages
 */
export const addressIn = (collection) => /path(?: =|:) `([^`]+)`/.exec(readFileSync(join(collection, 'collection.ts'), 'utf8'))?.[1];

/** Addresses of pages, and names of fragments that other sections place, by their file, as `routes.ts`, and the files that it is put together from, say. */
function placesByFile(root) {
  const found = new Map();
  for (const routes of sourceFiles(root).filter((file) => /\/src\/[a-z]*[rR]outes\.ts$/.test(file))) {
    const text = readFileSync(routes, 'utf8');
    const section = /mf-([a-z-]+)/.exec(relative(root, routes))?.[1];
    const named = [...text.matchAll(fragments)].map(([, name, specifier]) => [`${section}/${name}`, specifier]);
    for (const [place, specifier] of [
      ...[...text.matchAll(pages)].map((match) => match.slice(1)),
      ...pagesOfContent(text, routes, root),
      ...named,
    ]) {
      const file = fileOf(join(dirname(routes), specifier));
      if (file) found.set(file, [...(found.get(file) ?? []), place]);
    }
  }
  return found;
}
