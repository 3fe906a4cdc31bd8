import type { Context } from 'hono';
import type { Registry } from '@marketplace/section-kit/manifest';
import type { Backend } from '../backend/Backend.ts';
import type { ExistsQuestion } from '../backend/existsInDatabase.ts';
import type { FactsQuestion } from '../backend/factsInDatabase.ts';
import type { SiteQuestion } from '../backend/siteFactsInDatabase.ts';
import type { Operator } from '@marketplace/shared-ui/operator';
import { compress, encodingFor } from '../files/compress.ts';
import type { Rendered, Renderer } from '../prerender/createRenderer.ts';
import type { Visit } from '../canary/visitOf.ts';
import { drawVisitorNumber } from '../canary/visitorNumber.ts';
import { originsOf } from '../overrides/isDevServer.ts';
import { overrideBar, overrideBarStyle } from '../overrides/overrideBar.ts';
import { pageHeaders } from '../securityHeaders.ts';
import { answeredBy } from './answeredBy.ts';
import { composePage } from './composePage.ts';
import { hasTag, strongTag, type FinishedPage, type PageMemory } from './pageMemory.ts';
import { renderPage } from './renderPage.ts';
import { allRoutes, isPublic, resolvePage } from './resolvePage.ts';
import { respell } from './respell.ts';
import type { smallestPages } from './smallestPages.ts';
import { withoutLastSlashes } from './withoutLastSlashes.ts';

interface PageSources {
  /** For whom the page is made, and of what. */
  visit: Visit;
  backend: Backend;
  siteUrl: string;
  operator: Operator;
  exists: ExistsQuestion;
  facts: FactsQuestion;
  site: SiteQuestion;
  /** Whether the backend answers at this moment. */
  answers: () => Promise<boolean>;
  memory: PageMemory;
  smallPages: ReturnType<typeof smallestPages>;
  renderer?: Renderer;
  /** For how long caches of many visitors may answer by themselves. */
  sharedSeconds: number;
}

/** Answers an address with its page; a trailing slash is redirected away, and capitals to the address that they stand for. */
export async function servePage(
  context: Context,
  { visit, backend, siteUrl, operator, exists, facts: ask, site, answers, memory, smallPages, renderer, sharedSeconds }: PageSources,
): Promise<Response> {
  const { set, registry, live, devServers, isDrawn } = visit;
  const { pathname, search } = new URL(context.req.url);
  // A path that starts with two slashes would redirect to another host.
  if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('//'))
    return context.redirect(`${withoutLastSlashes(pathname)}${search}`, 308);
  const [resolved, { samples, lacks }] = await Promise.all([resolvePage(registry, pathname, exists), site()]);
  const { status, route, params, path, locale } = resolved;
  const meant = status === 404 ? respell(allRoutes(registry), pathname) : null;
  if (meant) return context.redirect(`${meant}${search}`, 308);
  const facts = status === 200 && route?.facts ? await ask(route.facts, { ...params, ...route.factsAbout, path }, locale) : null;
  const supabaseUrl = backend.hostedUrl ?? ownOrigin(context, siteUrl);
  const config = { supabaseUrl, anonKey: backend.anonKey, siteUrl };
  const encoding = encodingFor(context);

  const isTest = set === 'test';
  const isLive = set === 'live';
  const isShared = (page: typeof resolved) => isPublic(page) && isLive;
  const bar = isTest ? { html: overrideBar(live, { registry, devServers }, locale), style: overrideBarStyle } : null;
  const compose = () => composePage(registry, resolved, { config, operator, samples, lacks });

  const finish = async (rendered: Rendered | null, page = resolved): Promise<FinishedPage> => {
    const icons = renderer?.icons(registry) ?? '';
    const { html, ...inline } = renderPage({ registry, page, facts, composition: compose(), rendered, icons, bar, devServers });
    const { body, headers } = await compress(html, encoding);
    const finished: FinishedPage = {
      body,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...headers,
        ...pageHeaders(inline, siteUrl, backend.hostedUrl, originsOf(devServers)),
        // Who is signed in is never part of a page. Addresses of pages that are not public may say something of somebody.
        ...(isShared(page) && { 'cache-control': 'public, no-cache' }),
        ...(!isLive && { 'cache-control': 'private, no-store' }),
        // Only caches of many visitors read it (RFC 9213); browsers go on asking each time. A page without its rows is for one visitor.
        ...(isShared(page) && (rendered || !mayRender) && sharedSeconds > 0 && { 'cdn-cache-control': `public, max-age=${sharedSeconds}` }),
        ...(page.status === 200 && isLive && { etag: strongTag(body) }),
        // Not in the page, so that the same answers make the same bytes.
        ...(rendered && { 'server-timing': `read;desc="${Date.now()}"` }),
        ...(page.status === 503 && { 'retry-after': '30' }),
        'x-answered-by': answeredBy(visit, page),
        'x-composition': `${registry.environment}/${registry.revision} ${versions(registry)}`,
      },
    };
    if (isShared(page) && !search) smallPages.offer(finished, html);
    return finished;
  };

  const owner = isPublic(resolved) ? resolved.owner?.manifest.name : undefined;
  // One browser's choice is not worth a thread, and may not stop that of everybody: its pages begin in the browser.
  const mayRender = owner !== undefined && !isTest && renderer?.canRender(registry) === true;
  const render = async (): Promise<FinishedPage | null> => {
    const rendered = await renderer!.render({
      registry,
      owner: owner!,
      composition: compose(),
      address: pathname + search,
      uses: route?.uses ?? [],
    });
    return rendered && finish(rendered);
  };
  // What is not there says the same at every address of one owner, and has countless ones. A page that nobody asks for packed, or that
  // cannot tell whether it is one, is not worth the room; nor is what a question after the address changes.
  const key = [encoding, status, locale, status === 200 ? path : answeredBy(visit, resolved), config, samples, lacks, facts];
  const isRemembered = encoding !== null && status !== 503 && !isTest && !(mayRender && search);
  const once = isRemembered ? memory(registry) : (_key: string, ask: () => Promise<FinishedPage | null>) => ask();
  // A page that could not be rendered is not remembered as it went out: the next one may be.
  const remembered = await once(JSON.stringify(key), mayRender ? render : () => finish(null));
  // Without its rows, search engines would keep an empty page; browsers show this one all the same, and it asks for them itself.
  const isAway = !remembered && !(await answers());
  const finished = remembered ?? (await finish(null, isAway ? { ...resolved, status: 503 } : resolved));
  const small = isRemembered ? smallPages.smallest(finished) : finished;
  // Headers of a 304 replace those that the browser has stored with the page, so it gets all of them.
  const condition = isDrawn ? undefined : context.req.header('if-none-match');
  const kept = [small, finished].find(({ headers: { etag } }) => etag && hasTag(condition, etag));
  if (kept) return context.body(null, 304, kept.headers);
  // With a page that nobody keeps, never with a redirect: who kept that would be one visitor.
  if (isDrawn) drawVisitorNumber(context, siteUrl);
  return context.body(small.body, isAway ? 503 : status, isDrawn ? forOneVisitor(small.headers) : small.headers);
}

/** What comes with a cookie is kept by nobody, nor taken for the page of others. */
function forOneVisitor({ etag: _etag, 'cdn-cache-control': _shared, ...headers }: FinishedPage['headers']): FinishedPage['headers'] {
  return { ...headers, 'cache-control': 'private, no-store' };
}

/** The site is reached by one public name, and by every name of this machine. */
function ownOrigin(context: Context, siteUrl: string): string {
  const { origin, hostname } = new URL(context.req.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : siteUrl;
}

function versions({ shell, sections }: Registry): string {
  return [shell, ...Object.values(sections).map(({ artifact }) => artifact)].map(({ name, version }) => `${name}@${version}`).join(' ');
}
