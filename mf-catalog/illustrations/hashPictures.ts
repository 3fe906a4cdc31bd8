import { createHash } from 'node:crypto';
import { names, render } from './catalogue.ts';

/**
 * What changes when a drawing or the file made of it does.
 *
 * @param read the text of the file of a picture
 */
export function hashPictures(read: (name: string) => string): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${render(name)}\n${read(name)}\n`);
  return hash.digest('hex').slice(0, 10);
}
