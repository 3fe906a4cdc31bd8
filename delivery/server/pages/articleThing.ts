import { languageTag, withLocale, type Artifact, type RouteManifest } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import type { PageAddress } from './resolvePage.ts';
import { socialCard } from './socialCard.ts';
import { baseOf } from './toComposition.ts';

/** Of what the shell publishes, the picture of the brand that search engines can read. */
const logoFile = 'icon-192.png';

/** @returns the property of an organization, where the shell has the picture */
export const logo = (shell: Artifact, siteUrl: string): { logo?: string } =>
  Object.hasOwn(shell.files, logoFile) ? { logo: `${siteUrl}${baseOf(shell)}${logoFile}` } : {};

/**
 * An article as schema.org describes it. The company is the author: writers sign by role, and a role is nobody's name.
 *
 * @param route of the page, with what it says of its article
 * @param siteUrl public address of the site
 */
export function articleThing(page: PageAddress, route: RouteManifest, shell: Artifact, siteUrl: string): Record<string, unknown> {
  const { locale, path } = page;
  const { kind, published, modified } = route.article ?? {};
  const publisher = { '@type': 'Organization', name: brand.name, url: `${siteUrl}${withLocale('/', locale)}` };
  const image = socialCard(page, shell, siteUrl);
  return {
    '@type': kind,
    headline: route.title[locale],
    ...(route.description && { description: route.description[locale] }),
    inLanguage: languageTag[locale],
    mainEntityOfPage: `${siteUrl}${withLocale(path, locale)}`,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: publisher,
    publisher: { ...publisher, ...logo(shell, siteUrl) },
    ...(image && { image: image.url }),
  };
}
