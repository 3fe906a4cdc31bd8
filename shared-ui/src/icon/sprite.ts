import { useInsertionEffect } from 'react';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Of the element with the lines of all icons in the page. */
export const spriteId = 'icon-sprite';
/** By lines: the id of the element that draws them. */
const ids = new Map<string, string>();

/**
 * Has the lines of an icon stand once in the page, before the icon is painted. A page from the server brings them (`spriteOf`).
 *
 * @param d as in the attribute of an SVG path
 * @returns id of the element to refer to, the same on the server and in the browser
 */
export function useDrawnOnce(d: string): string {
  const id = idOf(d);
  useInsertionEffect(() => draw(id, d), [id, d]);
  return id;
}

/**
 * @param html of a page, rendered by this process
 * @returns what draws the icons it refers to, to stand before it
 */
export function spriteOf(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  const paths = [...ids].filter(([, id]) => used.has(id)).map(([d, id]) => `<path id="${id}" d="${d}"/>`);
  return `<svg id="${spriteId}" hidden>${paths.toSorted().join('')}</svg>`;
}

function idOf(d: string): string {
  let id = ids.get(d);
  if (!id) ids.set(d, (id = `i-${hashOf(d)}`));
  return id;
}

/** FNV-1a, its last five digits: short, the same everywhere, and two of two hundred icons are equal once in three thousand products. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).slice(-5);
}

function draw(id: string, d: string): void {
  if (document.getElementById(id)) return;
  const path = document.createElementNS(svgNamespace, 'path');
  path.id = id;
  path.setAttribute('d', d);
  sprite().append(path);
}

function sprite(): Element {
  const known = document.getElementById(spriteId);
  if (known) return known;
  const created = document.createElementNS(svgNamespace, 'svg');
  created.id = spriteId;
  created.setAttribute('hidden', '');
  document.body.prepend(created);
  return created;
}
