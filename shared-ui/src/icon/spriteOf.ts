import { shapeIds } from './iconId';
import { linesOf } from './linesOf';
import { spriteWith } from './sprite';

/**
 * @param html of a page, rendered by this process
 * @returns what draws the icons it refers to, to stand before it
 */
export function spriteOf(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id!));
  const shapes = new Map([...shapeIds].map(([d, id]) => [id, d]));
  const lines = [...used].toSorted().flatMap((id): [string, string][] => {
    const name = /^i-([A-Z]\w*)$/.exec(id)?.[1];
    const d = name ? linesOf(name) : shapes.get(id);
    return d ? [[id, d]] : [];
  });
  return spriteWith(lines);
}
