import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the package an import lands in.
 *
 * @param {string} specifier as written; loaders before it (`!`) and a query after it do not matter
 * @param {string} file absolute path of the file that imports
 * @param {string} root folder that holds the packages
 * @returns {{ room: string, entry: string, byPath: boolean }} `room` is the folder of the package below `root`, or the name of
 *   a library; `entry` is what is asked of it, such as `section-kit/manifest`; `byPath` tells a path from a name
 */
export function resolveImport(specifier, file, root) {
  const text = specifier
    .split('!')
    .at(-1)
    .replace(/\?.*$/, '')
    .replace(/^@marketplace\//, '');
  const path = toPath(text, file, root);
  const parts = (path === null ? text : relative(root, path)).split(path === null ? '/' : sep);
  const room = path === null && text.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return { room, entry: parts.join('/'), byPath: path !== null };
}

/** @returns {string | null} `null` for the name of a package */
function toPath(text, file, root) {
  if (text.startsWith('file:')) return fileURLToPath(text);
  if (text.startsWith('.') || text.startsWith('/')) return resolve(dirname(file), text);
  // A way out of a package: its name is only the beginning of a path.
  return text.split('/').includes('..') ? resolve(root, 'node_modules', text) : null;
}
