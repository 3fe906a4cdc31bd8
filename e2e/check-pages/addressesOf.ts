import { findRoute, type SectionInPage } from '@marketplace/section-kit/manifest';

interface Addresses {
  /** One for each page, without language prefix. */
  found: string[];
  /** Patterns of pages of which no address is known. */
  missing: string[];
}

/**
 * Addresses that show each page of a section once.
 *
 * @param known paths without language prefix, such as those of a sitemap: where a pattern has a parameter, the first that fits stands for it
 */
export function addressesOf(routes: SectionInPage['routes'], known: readonly string[]): Addresses {
  const owned = known.map((path) => ({ path, owner: findRoute(routes, path)?.route }));
  const addresses = routes.map((route) => {
    const { path, paths } = route;
    return { path, address: paths?.[0] ?? (path.includes(':') ? owned.find(({ owner }) => owner === route)?.path : path) };
  });
  return {
    found: addresses.flatMap(({ address }) => (address === undefined ? [] : [address])),
    missing: addresses.flatMap(({ path, address }) => (address === undefined ? [path] : [])),
  };
}
