import { splitLocale, withLocale, type RouteManifest } from '@marketplace/section-kit/manifest';

/**
 * The address that somebody meant who wrote capitals where it has none: on a sign, over the phone, in a mail. What stands for an id or
 * a token stays as it came, because these may differ by their case alone.
 *
 * @param pathname that leads nowhere as it is
 * @returns `null` where no address differs from it by its case only
 */
export function respell(routes: readonly Pick<RouteManifest, 'path' | 'paths'>[], pathname: string): string | null {
  const { locale, path } = splitLocale(pathname.replace(/^\/fr(?=\/|$)/i, '/fr'));
  const given = path.split('/');
  const [meant] = routes
    .flatMap(({ path: pattern, paths }) => paths ?? [pattern])
    .map((pattern) => pattern.split('/'))
    .filter((parts) => parts.length === given.length && parts.every((part, index) => isParam(part) || isSame(part, given[index]!)))
    // The one with most fixed segments, as everywhere.
    .toSorted((one, other) => one.filter(isParam).length - other.filter(isParam).length)
    .map((parts) => withLocale(parts.map((part, index) => (isParam(part) ? given[index] : part)).join('/'), locale));
  return meant === undefined || meant === pathname ? null : meant;
}

const isParam = (part: string) => part.startsWith(':');
const isSame = (part: string, given: string) => part.toLowerCase() === given.toLowerCase();
