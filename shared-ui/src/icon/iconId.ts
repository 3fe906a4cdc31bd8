import type { IconSource } from './iconRegistry';

/** By lines of icons without a name: the id of the element that draws them. */
export const shapeIds = new Map<string, string>();

/** @returns id of the element that draws an icon, the same on the server and in the browser; of a named one without its lines */
export function iconId(icon: IconSource): string {
  if (typeof icon === 'string') return `i-${icon}`;
  let id = shapeIds.get(icon.d);
  if (!id) shapeIds.set(icon.d, (id = `i-${hashOf(icon.d)}`));
  return id;
}

/** FNV-1a, its last five digits: short, the same everywhere, and two of two hundred icons are equal once in three thousand products. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).slice(-5);
}
