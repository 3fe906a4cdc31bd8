import { findRoute, matchPath, pageReportsPath, splitLocale, withLocale, type Registry } from '@marketplace/section-kit/manifest';
import { shellRoutes } from '../pages/shellRoutes.ts';
import { outcomesPath } from '../canary/serveOutcomes.ts';
import { overridesPath } from '../overrides/overridesPath.ts';
import { reportsPath } from '../reports/reportsPath.ts';
import { securityTxtPath } from '../securityTxt.ts';

/** What may be said of an address: never its query, and nothing that is secret. */
export interface DescribedAddress {
  /** The pattern that the address follows, in English: few enough to count by. */
  route: string;
  /** The address itself where everybody may know it, else its pattern. */
  path: string;
}

/** Files of builds, and the API as it is called through the site. Names of stored files are secrets. */
const folders = ['/shell/', '/sections/', '/composition/', '/rest/v1/', '/auth/v1/'];
const secretFolders = ['/storage/v1/'];
const own = new Set([
  '/livez',
  '/readyz',
  '/healthz',
  '/composition.json',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/app-en.webmanifest',
  '/app-fr.webmanifest',
  reportsPath,
  pageReportsPath,
  outcomesPath,
  overridesPath,
  withLocale(overridesPath, 'fr'),
  securityTxtPath,
]);
const ending = /\.ics$/;
/** Somebody may have mistyped a private link, so nothing is said of an address that leads nowhere. */
const unknown: DescribedAddress = { route: '/*', path: '/*' };

/**
 * Describes an address for logs and figures.
 *
 * A page that search engines may not keep holds a secret in its parameters, as robots.txt takes it too; so does a calendar.
 *
 * @param pathname of a request, without its query
 */
export function describeAddress({ sections }: Registry, pathname: string): DescribedAddress {
  if (own.has(pathname)) return { route: pathname, path: pathname };
  const folder = folders.find((each) => pathname.startsWith(each));
  if (folder) return { route: `${folder}*`, path: pathname };
  const secret = secretFolders.find((each) => pathname.startsWith(each));
  if (secret) return { route: `${secret}*`, path: `${secret}*` };
  const manifests = Object.values(sections).map(({ manifest }) => manifest);
  const feed = ending.test(pathname)
    ? manifests.flatMap(({ server }) => server?.feeds ?? []).find(({ path }) => matchPath(path, pathname.replace(ending, '')))
    : undefined;
  if (feed) return { route: `${feed.path}.ics`, path: `${feed.path}.ics` };
  const { locale, path } = splitLocale(pathname);
  const found = findRoute([...manifests.flatMap(({ routes }) => routes), ...shellRoutes], path);
  if (!found) return unknown;
  const { route } = found;
  return { route: route.path, path: route.indexed === false ? withLocale(route.path, locale) : pathname };
}
