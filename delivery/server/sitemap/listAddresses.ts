import type { Registry, RouteManifest } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import { shellRoutes } from '../pages/shellRoutes.ts';

/** Most addresses in one sitemap (sitemaps.org). */
const most = 50_000;
const pageSize = 1_000;
const patience = 5_000;

/**
 * Every address search engines may keep, in English and without language prefix: fixed ones, those a route lists, and one
 * for each row behind `exists`.
 *
 * @returns also whether every table answered; rows of one that did not are left out
 */
export async function listAddresses({ sections }: Registry, backend: Backend): Promise<{ paths: string[]; complete: boolean }> {
  const routes = [...Object.values(sections).flatMap(({ manifest }) => manifest.routes), ...shellRoutes];
  const lists = await Promise.all(routes.filter(isKept).map((route) => addressesOf(route, backend)));
  return { paths: [...new Set(lists.flatMap((list) => list ?? []))].slice(0, most), complete: !lists.includes(null) };
}

/** A page with a canonical address elsewhere is listed under that one. */
const isKept = ({ indexed, canonical, path }: RouteManifest): boolean => indexed !== false && (!canonical || canonical === path);

async function addressesOf({ path, paths, exists }: RouteManifest, backend: Backend): Promise<string[] | null> {
  if (paths) return paths;
  if (!path.includes(':')) return [path];
  if (!exists) return [];
  const ids = await readIds(backend, exists);
  return ids && ids.map((id) => path.replace(/:\w+/, encodeURIComponent(id)));
}

async function readIds(backend: Backend, { table, column }: NonNullable<RouteManifest['exists']>): Promise<string[] | null> {
  const origin = backend.origin();
  if (!origin) return null;
  const ids: string[] = [];
  while (ids.length < most) {
    const url = `${origin}/rest/v1/${table}?select=${column}&order=${column}&limit=${pageSize}&offset=${ids.length}`;
    try {
      const response = await fetch(url, { headers: { apikey: backend.anonKey }, signal: AbortSignal.timeout(patience) });
      const rows = (await response.json()) as Record<string, string | number>[];
      if (!response.ok || !Array.isArray(rows)) return null;
      ids.push(...rows.map((row) => String(row[column])));
      if (rows.length < pageSize) break;
    } catch {
      return null;
    }
  }
  return ids;
}
