import { languageTag, locales, withLocale } from 'section-kit/manifest';
import { brand } from 'shared-ui/brand';
import { escapeHtml } from './escapeHtml.ts';
import type { PageAddress } from './resolvePage.ts';

const notFound = { en: 'Oops! Page not found', fr: 'Oups! Page introuvable' };

/**
 * Title, description and the links search engines need for an address.
 *
 * @returns lines for `<head>`
 */
export function describePage(page: PageAddress, siteUrl: string): string[] {
  const { status, locale, route } = page;
  const description = status === 200 && route?.description?.[locale];
  return [
    `<title>${escapeHtml(titleOf(page))}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(status === 200 && route?.indexed !== false ? languageLinks(page, siteUrl) : ['<meta name="robots" content="noindex">']),
  ];
}

function titleOf({ status, locale, route }: PageAddress): string {
  if (status === 404 || !route) return `${notFound[locale]} – ${brand.name}`;
  if (route.path === '/') return `${brand.name} – ${brand.tagline[locale]}`;
  return `${route.title[locale]} – ${brand.name}`;
}

function languageLinks({ locale, path, route, params }: PageAddress, siteUrl: string): string[] {
  const kept = route?.canonical?.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) ?? path;
  const address = (language: typeof locale): string => escapeHtml(`${siteUrl}${withLocale(kept, language)}`);
  return [
    `<link rel="canonical" href="${address(locale)}">`,
    ...locales.map((language) => `<link rel="alternate" hreflang="${languageTag[language]}" href="${address(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  ];
}
