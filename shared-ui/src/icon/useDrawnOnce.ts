import { useInsertionEffect } from 'react';
import { iconId } from './iconId';
import type { IconSource } from './iconRegistry';
import { drawNamed } from './namedIcons';
import { draw } from './sprite';

/**
 * Has the lines of an icon stand once in the page, before the icon is painted. A page from the server brings them (`spriteOf`). One by
 * name that it did not bring is painted once the lines of all names are fetched.
 *
 * @returns id of the element to refer to, the same on the server and in the browser
 */
export function useDrawnOnce(icon: IconSource): string {
  const id = iconId(icon);
  useInsertionEffect(() => (typeof icon === 'string' ? drawNamed(icon) : draw(id, icon.d)), [icon, id]);
  return id;
}
