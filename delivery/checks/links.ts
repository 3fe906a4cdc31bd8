import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findRoute, type RouteManifest } from 'section-kit/manifest';

/** What the shell's header and footer link to, recorded at its build. */
const linksSchema = z.object({ links: z.array(z.string()) });
export type Links = z.infer<typeof linksSchema>;

/** File of a shell build that holds its links. */
export const linksFile = 'links.json';

/** @throws Error when the build of the shell in `dir` carries no list of its links */
export function readLinks(dir: string): Links {
  const file = join(dir, linksFile);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: the shell needs src/navigation/links.ts, so that no link leads nowhere.`);
  }
  return linksSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Pages the shell itself answers. */
export const shellPaths = ['/sitemap'];

/** @returns one sentence per link into a path nobody owns */
export function checkLinks({ links }: Links, routes: readonly RouteManifest[]): string[] {
  const isOwned = (path: string): boolean => shellPaths.includes(path) || findRoute(routes, path) !== null;
  const paths = [...new Set(links.filter((link) => link.startsWith('/')).map((link) => link.replace(/[?#].*$/, '')))];
  return paths.filter((path) => !isOwned(path)).map((path) => `The header or footer links to ${path}, which no section owns.`);
}
