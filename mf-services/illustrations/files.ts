import { createHash } from 'node:crypto';
import { minify } from '@marketplace/shared-ui/illustrations/minify';
import { drawings } from './catalogue.ts';

/** The files of public/trades: SVG text by name, as the generator draws them today. */
export const makeFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(drawings).flatMap(([trade, draw]) =>
      draw.map((scene, index) => [`${trade}-${index + 2}.svg`, minify(scene())] as const),
    ),
  );

/** What changes when one of the files does. */
export function hashFiles(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, svg] of files) hash.update(`${name}\n${svg}\n`);
  return hash.digest('hex').slice(0, 10);
}
