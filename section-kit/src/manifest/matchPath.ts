import type { RouteManifest } from './sectionManifest.ts';

/**
 * Compares an address with a pattern, segment by segment.
 *
 * @param pattern such as `/services/:id`
 * @param path below the site root, without language prefix, query or hash; one trailing slash is ignored
 * @returns the parameters by name, decoded; `null` when they do not match or a segment is not valid percent-encoding
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = split(pattern);
  const given = split(path, wanted.length + 1);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!;
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[part.slice(1)] = decoded;
    } else if (part !== value) return null;
  }
  return params;
}

/**
 * Finds the route that owns an address: the one with most fixed segments wins, so `/services/cleaning` beats
 * `/services/:id`.
 */
export function findRoute<R extends Pick<RouteManifest, 'path' | 'paths'>>(
  routes: readonly R[],
  path: string,
): { route: R; params: Record<string, string> } | null {
  let best: { route: R; params: Record<string, string> } | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (!params) continue;
    if (route.paths && !route.paths.some((listed) => matchPath(listed, path))) continue;
    if (!best || Object.keys(params).length < Object.keys(best.params).length) best = { route, params };
  }
  return best;
}

/** @param most segments to look at: an address may have thousands of them */
function split(path: string, most?: number): string[] {
  return path.slice(path.startsWith('/') ? 1 : 0, path.endsWith('/') ? -1 : undefined).split('/', most);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
