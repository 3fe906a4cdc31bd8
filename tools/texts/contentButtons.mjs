import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { addressIn } from './placesOf.mjs';

/**
 * Links and buttons that content files, and the heads of articles, name: a `label` beside an address or a search, and every `action`.
 *
 * @param {string} root of the repository
 * @param {(file: string) => { addresses: string[] }} placesOfFile
 * @returns {import('./platformTexts.mjs').PlacedTexts[]}
 */
export const contentButtons = (root, placesOfFile) =>
  globSync('mf-*/content/**/*.en.{yaml,mdx}', { cwd: root })
    .sort()
    .map((file) => {
      const read = (name) => buttonsOf(parse(headOf(readFileSync(join(root, name), 'utf8'), name)));
      const french = read(file.replace(/\.en\.(\w+)$/, '.fr.$1'));
      const rows = read(file).map(([key, text], index) => [key, text, french[index]?.[1] ?? '']);
      return { name: file, where: rows.length > 0 ? placeOf(file, root, placesOfFile) : '', rows };
    });

/** What an article says of itself above its words; other files whole. */
const headOf = (text, name) => (name.endsWith('.mdx') ? text.split(/^---$/m)[1] : text);

/** @returns {[key: string, text: string][]} */
function buttonsOf(node, path = '') {
  if (Array.isArray(node)) return node.flatMap((each, index) => buttonsOf(each, `${path}.${index + 1}`));
  if (node === null || typeof node !== 'object') return [];
  const leads = ['path', 'href', 'search'].some((key) => typeof node[key] === 'string');
  return Object.entries(node).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    const isButton = typeof value === 'string' && (key === 'action' || (key === 'label' && leads));
    return isButton ? [[place, value]] : buttonsOf(value, place);
  });
}

/** The address that its collection gives a file, or the pages that the collection ends up in. */
function placeOf(file, root, placesOfFile) {
  const collection = file.split('/').slice(0, 3).join('/');
  const slug = join(dirname(file), basename(file).replace(/\.en\.\w+$/, '')).slice(collection.length + 1);
  const pattern = addressIn(join(root, collection));
  if (pattern) return pattern.replace('${slug}', slug);
  const addresses = ['words.ts', 'list.ts'].flatMap((taken) => placesOfFile(join(root, collection, taken)).addresses);
  return [...new Set(addresses)].join(', ') || file;
}
