import type { Context, Handler } from 'hono';
import { languageTag, locales, withLocale, type Registry } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import type { SiteQuestion } from '../backend/siteFactsInDatabase.ts';
import type { AppEnv } from '../createApp.ts';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { listAddresses } from './listAddresses.ts';

/** A sitemap may be an hour old: search engines come by once a day. */
const keepFor = 3_600_000;

interface SitemapSources {
  registry: () => Registry;
  backend: Backend;
  siteUrl: string;
  site: SiteQuestion;
}

/**
 * Answers with every address in both languages, each naming its twin; with none while the site runs on samples, because then no
 * page may be kept.
 */
export function serveSitemap({ registry, backend, siteUrl, site }: SitemapSources, now: () => number = Date.now): Handler<AppEnv> {
  let kept: { list: ReturnType<typeof listAddresses>; revision: number; until: number } | null = null;
  const answer = (context: Context<AppEnv>, paths: readonly string[], cacheControl: string): Response =>
    context.body(writeSitemap(paths, siteUrl), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl });
  return async (context) => {
    if ((await site()).samples) return answer(context, [], 'no-cache');
    const current = registry();
    if (!kept || kept.until <= now() || kept.revision !== current.revision) {
      kept = { list: listAddresses(current, backend), revision: current.revision, until: now() + keepFor };
    }
    const { list } = kept;
    const { paths, complete } = await list;
    // One without its rows must not stay for an hour.
    if (!complete && kept?.list === list) kept = null;
    return answer(context, paths, 'public, max-age=3600');
  };
}

function writeSitemap(paths: readonly string[], siteUrl: string): string {
  const address = (path: string, locale: (typeof locales)[number]): string => escapeHtml(`${siteUrl}${withLocale(path, locale)}`);
  const urls = paths.flatMap((path) => {
    const twins = locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${address(path, locale)}"/>`)
      .join('');
    return locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${twins}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
