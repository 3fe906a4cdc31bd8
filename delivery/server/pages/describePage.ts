import { documentTitle, languageTag, locales, withLocale, type Artifact, type PageFacts } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { isPublic, type PageAddress } from './resolvePage.ts';
import { cardSize, socialCard, type SocialCard } from './socialCard.ts';

const notFound = { en: 'Oops! Page not found', fr: 'Oups! Page introuvable' };

/** What is true of every page. */
export interface Site {
  /** Public address without trailing slash. */
  siteUrl: string;
  /** Whether the site runs on samples: search engines keep none of its pages, and read of no invented company or product. */
  samples: boolean;
}

/**
 * Title, description, and what search engines and link previews need for an address.
 *
 * @param facts what the database says about the address
 * @returns lines for `<head>`
 */
export function describePage(page: PageAddress, facts: PageFacts | null, shell: Artifact, { siteUrl, samples }: Site): string[] {
  const { status, locale, route } = page;
  const isFound = isPublic(page);
  const title = titleOf(page, facts);
  const description = (status === 200 && (facts?.description ?? route?.description?.[locale])) || null;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...(isFound && !samples ? [] : ['<meta name="robots" content="noindex">']),
    ...(isFound ? [...languageLinks(page, siteUrl), ...preview(page, { title, description, shell, siteUrl })] : []),
  ];
}

function titleOf({ status, locale, route }: PageAddress, facts: PageFacts | null): string {
  if (status === 404 || !route) return documentTitle(notFound[locale], undefined, locale);
  const { title, qualifier, path } = route;
  return documentTitle(path === '/' ? undefined : (facts?.title ?? title[locale]), qualifier?.[locale], locale);
}

interface Preview {
  title: string;
  description: string | null;
  shell: Artifact;
  siteUrl: string;
}

/** What a link to the page shows elsewhere. */
function preview(page: PageAddress, { title, description, shell, siteUrl }: Preview): string[] {
  const { locale, path } = page;
  const { article } = page.route ?? {};
  const card = socialCard(page, shell, siteUrl);
  const properties: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ...(article?.published ? [['article:published_time', article.published] as [string, string]] : []),
    ...(article?.modified ? [['article:modified_time', article.modified] as [string, string]] : []),
    ['og:site_name', brand.name],
    ['og:title', title],
    ...(description ? [['og:description', description] as [string, string]] : []),
    ['og:url', `${siteUrl}${withLocale(path, locale)}`],
    ['og:locale', languageTag[locale].replace('-', '_')],
    ...(card ? cardProperties(card) : []),
  ];
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    `<meta name="twitter:card" content="${card ? 'summary_large_image' : 'summary'}">`,
  ];
}

function cardProperties({ url, alt }: SocialCard): [string, string][] {
  return [
    ['og:image', url],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ...(alt ? [['og:image:alt', alt] as [string, string]] : []),
  ];
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
