import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import type { ExistsQuestion } from '../backend/existsInDatabase.ts';
import type { FactsQuestion } from '../backend/factsInDatabase.ts';
import type { SiteQuestion } from '../backend/siteFactsInDatabase.ts';
import type { Operator } from '@marketplace/shared-ui/operator';
import { compress } from '../files/compress.ts';
import { pageHeaders } from '../securityHeaders.ts';
import { renderPage } from './renderPage.ts';
import { resolvePage } from './resolvePage.ts';

interface PageSources {
  registry: Registry;
  backend: Backend;
  siteUrl: string;
  operator: Operator;
  exists: ExistsQuestion;
  facts: FactsQuestion;
  site: SiteQuestion;
}

/** Answers an address with its page; one trailing slash is redirected away. */
export async function servePage(
  context: Context,
  { registry, backend, siteUrl, operator, exists, facts: ask, site }: PageSources,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  // A path that starts with two slashes would redirect to another host.
  if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('//'))
    return context.redirect(`${pathname.replace(/\/+$/, '')}${search}`, 308);
  const [page, { samples, lacks }] = await Promise.all([resolvePage(registry, pathname, exists), site()]);
  const { status, route, params, path, locale } = page;
  const facts = status === 200 && route?.facts ? await ask(route.facts, { ...params, ...route.factsAbout, path }, locale) : null;
  const nonce = randomBytes(16).toString('base64');
  const supabaseUrl = backend.hostedUrl ?? ownOrigin(context, siteUrl);
  const config = { supabaseUrl, anonKey: backend.anonKey, siteUrl };
  const html = renderPage(registry, page, facts, { config, operator, samples, lacks }, nonce);
  const { body, headers } = await compress(context, html);
  return context.body(body, page.status, {
    'content-type': 'text/html; charset=utf-8',
    ...headers,
    ...pageHeaders(nonce, siteUrl, backend.hostedUrl),
    ...(status === 503 && { 'retry-after': '30' }),
    'x-composition': `${registry.environment}/${registry.revision} ${versions(registry)}`,
  });
}

/** The site is reached by one public name, and by every name of this machine. */
function ownOrigin(context: Context, siteUrl: string): string {
  const { origin, hostname } = new URL(context.req.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : siteUrl;
}

function versions({ shell, sections }: Registry): string {
  return [shell, ...Object.values(sections).map(({ artifact }) => artifact)].map(({ name, version }) => `${name}@${version}`).join(' ');
}
