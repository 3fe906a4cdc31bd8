import type { Registry, RouteManifest } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import { shellRoutes } from '../pages/shellRoutes.ts';
import { readRows } from './readRows.ts';

/** Most addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** An address in English and without language prefix. */
export interface ListedAddress {
  path: string;
  /** Day on which what it shows last changed, as far as anything says so. */
  modified?: string;
}

/**
 * Every address search engines may keep: fixed ones, those a route lists, and one for each row behind `exists`.
 *
 * @returns also whether every table answered; rows of one that did not are left out
 */
export async function listAddresses({ sections }: Registry, backend: Backend): Promise<{ addresses: ListedAddress[]; complete: boolean }> {
  const running = Object.values(sections).filter(({ takenOut }) => !takenOut);
  const routes = [...running.flatMap(({ manifest }) => manifest.routes), ...shellRoutes];
  const lists = await Promise.all(routes.filter(isKept).map((route) => addressesOf(route, backend)));
  const byPath = new Map(lists.flatMap((list) => list ?? []).map((address) => [address.path, address]));
  return { addresses: [...byPath.values()].slice(0, MAX_ADDRESSES), complete: !lists.includes(null) };
}

/** A page with a canonical address elsewhere is listed under that one. */
const isKept = ({ indexed, canonical, path }: RouteManifest): boolean => indexed !== false && (!canonical || canonical === path);

async function addressesOf({ path, paths, exists, article, modified }: RouteManifest, backend: Backend): Promise<ListedAddress[] | null> {
  const day = article?.modified ?? article?.published ?? modified;
  if (paths) return paths.map((each) => ({ path: each, modified: day }));
  if (!path.includes(':')) return [{ path, modified: day }];
  return exists ? rowAddresses(path, exists, backend) : [];
}

async function rowAddresses(
  path: string,
  { table, column, changes }: NonNullable<RouteManifest['exists']>,
  backend: Backend,
): Promise<ListedAddress[] | null> {
  const [rows, dated] = await Promise.all([
    readRows(backend, table, [column], MAX_ADDRESSES),
    changes ? readRows(backend, changes.table, [changes.column, changes.at], MAX_ADDRESSES) : [],
  ]);
  if (!rows) return null;
  const days = new Map<string, string>();
  for (const [id, at] of dated ?? []) if (at! > (days.get(id!) ?? '')) days.set(id!, at!);
  return rows.map(([id]) => ({ path: path.replace(/:\w+/, encodeURIComponent(id!)), modified: days.get(id!)?.slice(0, 10) }));
}
