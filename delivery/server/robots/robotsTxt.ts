import { locales, withLocale, type Registry } from '@marketplace/section-kit/manifest';

/** What no public page reads: signing in, and files that only those see who are in a project. */
const closedApi = ['/auth/v1/', '/storage/'];

/**
 * What crawlers may fetch (RFC 9309). They may read what pages are made of, scripts and rows, because one that renders a page
 * shows what anybody sees; `isForPrograms` keeps those answers themselves out of search results. Closed is what one person reads:
 * the account, and addresses that hold a secret. Other pages that nobody should find say so themselves, which a crawler has to read.
 *
 * @param siteUrl public address without trailing slash
 */
export function robotsTxt({ sections }: Registry, siteUrl: string): string {
  const manifests = Object.values(sections).map(({ manifest }) => manifest);
  const secret = manifests
    .flatMap(({ routes }) => routes)
    .filter(({ path, indexed }) => indexed === false && path.includes(':'))
    .map(({ path }) => path.slice(0, path.indexOf(':')));
  const own = manifests.flatMap(({ slots }) => slots?.account ?? []);
  const closed = [...new Set([...own, ...secret])].filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)));
  const pages = locales.flatMap((locale) => closed.map((path) => withLocale(path, locale)));
  return ['User-agent: *', ...[...closedApi, ...pages].map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
