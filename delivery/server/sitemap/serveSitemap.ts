import type { Context, Handler } from 'hono';
import { languageTag, locales, withLocale, type Registry } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import type { SiteQuestion } from '../backend/siteFactsInDatabase.ts';
import type { AppEnv } from '../createApp.ts';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { listAddresses, type ListedAddress } from './listAddresses.ts';

/** A sitemap may be an hour old: search engines come by once a day. */
const keepFor = 3_600_000;

interface SitemapSources {
  registry: () => Registry;
  backend: Backend;
  siteUrl: string;
  site: SiteQuestion;
}

/**
 * Answers with every address in both languages, each naming its twin and the day it changed where that is known; with none while the site runs on samples, because then no
 * page may be kept.
 */
export function serveSitemap({ registry, backend, siteUrl, site }: SitemapSources, now: () => number = Date.now): Handler<AppEnv> {
  let kept: { list: ReturnType<typeof listAddresses>; revision: number; until: number } | null = null;
  const answer = (context: Context<AppEnv>, addresses: readonly ListedAddress[], cacheControl: string): Response =>
    context.body(writeSitemap(addresses, siteUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
    });
  return async (context) => {
    if ((await site()).samples) return answer(context, [], 'no-cache');
    const current = registry();
    if (!kept || kept.until <= now() || kept.revision !== current.revision) {
      kept = { list: listAddresses(current, backend), revision: current.revision, until: now() + keepFor };
    }
    const { list } = kept;
    const { addresses, complete } = await list;
    // One without its rows must not stay for an hour.
    if (!complete && kept?.list === list) kept = null;
    return answer(context, addresses, 'public, max-age=3600');
  };
}

function writeSitemap(addresses: readonly ListedAddress[], siteUrl: string): string {
  const address = (path: string, locale: (typeof locales)[number]): string => escapeHtml(`${siteUrl}${withLocale(path, locale)}`);
  const urls = addresses.flatMap(({ path, modified }) => {
    const twin = (tag: string, locale: (typeof locales)[number]): string =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path, locale)}"/>`;
    const twins = [...locales.map((locale) => twin(languageTag[locale], locale)), twin('x-default', 'en')].join('');
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return locales.map((locale) => `<url><loc>${address(path, locale)}</loc>${day}${twins}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
