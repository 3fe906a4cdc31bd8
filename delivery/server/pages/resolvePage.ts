import {
  findRoute,
  splitLocale,
  type Locale,
  type RegisteredSection,
  type Registry,
  type RouteManifest,
} from '@marketplace/section-kit/manifest';
import type { ExistsQuestion } from '../backend/existsInDatabase.ts';
import { shellRoutes } from './shellRoutes.ts';

/** What an address stands for. */
export interface PageAddress {
  /** 503 while nobody can tell whether what the address names exists, and while its section is taken out. */
  status: 200 | 404 | 503;
  locale: Locale;
  /** The address without language prefix. */
  path: string;
  /** `null` when nobody owns the address. */
  route: RouteManifest | null;
  params: Record<string, string>;
  /** Section that owns the route; `null` for pages of the shell. */
  owner: RegisteredSection | null;
}

/** Whether anybody may find the page: search engines, link previews and caches on the way. */
export const isPublic = ({ status, route }: PageAddress): boolean => status === 200 && route?.indexed !== false;

type OwnedRoute = RouteManifest & { owner: RegisteredSection | null };

/** Every route of a composition with the section that owns it. */
export function allRoutes({ sections }: Registry): OwnedRoute[] {
  const owned = Object.values(sections).flatMap((owner) => owner.manifest.routes.map((route) => ({ ...route, owner })));
  return [...owned, ...shellRoutes.map((route) => ({ ...route, owner: null }))];
}

/** Finds who owns an address and whether what it names exists. */
export async function resolvePage(registry: Registry, pathname: string, exists: ExistsQuestion): Promise<PageAddress> {
  const { locale, path } = splitLocale(pathname);
  const found = findRoute(allRoutes(registry), path);
  if (!found) return { status: 404, locale, path, route: null, params: {}, owner: null };
  const { route, params } = found;
  const id = Object.values(params).at(-1);
  if (route.owner?.takenOut) return { status: 503, locale, path, route, params, owner: route.owner };
  const known = !route.exists || id === undefined || (await exists(route.exists, id));
  return { status: known === null ? 503 : known ? 200 : 404, locale, path, route, params, owner: route.owner };
}
