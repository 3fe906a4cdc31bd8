import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { brand } from '@marketplace/shared-ui/brand';
import type { Operator } from '@marketplace/shared-ui/operator';
import { locales, pageReportsPath, type Registry } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import type { Backend } from './backend/Backend.ts';
import { backendAnswersNow } from './backend/backendAnswers.ts';
import { existsInDatabase } from './backend/existsInDatabase.ts';
import { factsInDatabase } from './backend/factsInDatabase.ts';
import { siteFactsInDatabase } from './backend/siteFactsInDatabase.ts';
import { forwardToBackend } from './backend/forwardToBackend.ts';
import { serveFeed } from './backend/serveFeed.ts';
import { postToPage } from './backend/postToPage.ts';
import { bodyLimits } from './backend/bodyLimits.ts';
import type { Trusts } from './backend/visitorAddress.ts';
import { canaryRegistry } from './canary/canaryRegistry.ts';
import { Outcomes } from './canary/Outcomes.ts';
import { outcomesOf, outcomesPath, serveOutcomes } from './canary/serveOutcomes.ts';
import { visitOf } from './canary/visitOf.ts';
import { serveArtifactFile } from './files/serveArtifactFile.ts';
import { appManifest } from './pages/appManifest.ts';
import { outagePage } from './pages/outagePage.ts';
import { noChoice } from './overrides/OverriddenRegistries.ts';
import { serveOverrides } from './overrides/serveOverrides.ts';
import { pageMemory } from './pages/pageMemory.ts';
import { smallestPages } from './pages/smallestPages.ts';
import { servePage } from './pages/servePage.ts';
import type { Renderer } from './prerender/createRenderer.ts';
import { RestFiles } from './pages/RestFiles.ts';
import { baseOf, summarize } from './pages/toComposition.ts';
import { isForPrograms } from './robots/isForPrograms.ts';
import { robotsTxt } from './robots/robotsTxt.ts';
import { commonHeaders, dataPolicy } from './securityHeaders.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { receivePageReports } from './reports/receivePageReports.ts';
import { receiveReports } from './reports/receiveReports.ts';
import { reportsPath } from './reports/reportsPath.ts';
import { serveSitemap } from './sitemap/serveSitemap.ts';
import { describeAddress } from './watch/describeAddress.ts';
import type { Watch } from './watch/Watch.ts';
import { watchRenders } from './watch/watchRenders.ts';
import { watchRequests } from './watch/watchRequests.ts';

/** Gives handlers Node's own request and response. */
export interface AppEnv {
  Bindings: HttpBindings;
}

export interface AppSources {
  /** The verified registry of this moment. */
  registry: () => Registry;
  store: ArtifactStore;
  backend: Backend;
  /** Public address without trailing slash. */
  siteUrl: string;
  /** Who answers for the site; nobody but a sample without it. */
  operator?: Operator;
  /** Which proxies in front may say who the visitor is; nobody without it. */
  trustsProxy?: Trusts;
  /** Renders pages; without it they begin in the browser. */
  renderer?: Renderer;
  /** Renders the pages of a canary, beside what renders those that are live: it may fail. */
  canaryRenderer?: Renderer;
  /** Milliseconds; a test may have a clock of its own. */
  now?: () => number;
  log: (line: string) => void;
  /** Who is told of requests and renders. */
  watches?: readonly Watch[];
  /** Whether this server is about to stop, so that nobody is sent to it any more. */
  isLeaving?: () => boolean;
  /** Seconds for which caches that many visitors share may answer with a public page before they ask again; 0 asks each time. */
  sharedSeconds?: number;
  /** Whether a browser may run other versions than the live ones; never in production. */
  mayOverride?: boolean;
  /** Runs before everything else: lets a test spoil answers. */
  faultHook?: MiddlewareHandler<AppEnv>;
}

/** The composition server as a web application without a socket. */
export function createApp({
  registry,
  store,
  backend,
  siteUrl,
  operator = brand.sampleOperator,
  trustsProxy = () => false,
  renderer,
  canaryRenderer,
  now,
  log,
  watches = [],
  isLeaving = () => false,
  sharedSeconds = 0,
  mayOverride = false,
  faultHook,
}: AppSources): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const exists = existsInDatabase(backend);
  const facts = factsInDatabase(backend);
  const site = siteFactsInDatabase(backend);
  const answers = backendAnswersNow(backend);
  const memory = pageMemory();
  const smallPages = smallestPages();
  const sitemap = serveSitemap({ registry, backend, siteUrl, site });
  const restFiles = new RestFiles(operator);
  const watched = renderer && watchRenders(renderer, watches);
  const watchedCanary = canaryRenderer && watchRenders(canaryRenderer, watches);
  const outcomes = new Outcomes(now);
  const headers = Object.entries(commonHeaders(siteUrl));

  for (const { follow, tries } of watches) {
    follow?.(registry);
    tries?.(() => outcomesOf(registry(), outcomes));
  }
  if (watches.length > 0) app.use(watchRequests({ registry, trustsProxy, watches }));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (isForPrograms(new URL(context.req.url).pathname)) context.res.headers.set('x-robots-tag', 'noindex');
    // Pages and photos have a policy of their own; of several, browsers keep to every one.
    if (!context.res.headers.get('content-security-policy')?.includes('frame-ancestors')) {
      context.res.headers.append('content-security-policy', dataPolicy);
    }
  });
  if (faultHook) app.use(faultHook);

  app.on('TRACE', '*', (context) => context.text('No address here repeats a request.', 405, { allow: 'GET, HEAD' }));
  app.get('/sections/*', (context) => serveArtifactFile(context, store));
  app.get('/shell/*', (context) => serveArtifactFile(context, store));
  app.all('/sections/*', (context) => context.text('Not found', 404));
  app.all('/shell/*', (context) => context.text('Not found', 404));
  if (!backend.hostedUrl) {
    app.use('/rest/v1/*', bodyLimits.request);
    app.use('/auth/v1/*', bodyLimits.request);
    app.all('/rest/v1/*', (context) => forwardToBackend(context, backend, trustsProxy));
    app.all('/auth/v1/*', (context) => forwardToBackend(context, backend, trustsProxy));
    app.all('/storage/v1/*', bodyLimits.upload(registry), (context) => forwardToBackend(context, backend, trustsProxy));
  }
  // Whether this process lives, for who would restart it; whether it can serve pages, for who sends it visitors.
  app.get('/livez', (context) => context.json({ site: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', (context) => {
    const { revision } = registry();
    const leaves = isLeaving();
    return context.json({ site: leaves ? 'stopping' : 'ok', revision }, leaves ? 503 : 200, { 'cache-control': 'no-store' });
  });
  app.get('/healthz', async (context) => {
    const healthy = await answers();
    return context.json({ site: 'ok', backend: healthy ? 'ok' : 'no answer' }, healthy ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get(outcomesPath, (context) => serveOutcomes(context, registry(), outcomes));
  const choiceOf = mayOverride ? serveOverrides(app, { registry, store, siteUrl }) : () => noChoice(registry());
  for (const path of ['/composition.json', '/sitemap.xml', '/*.webmanifest']) app.use(path, etag());
  app.get('/composition.json', (context) => {
    // What this browser gets, test versions apart: a page asks whether there is anything newer for it.
    const { registry: mine } = visitOf(context, { live: registry(), chosen: noChoice(registry()), siteUrl });
    return context.json(summarize(mine), 200, { 'cache-control': 'private, no-cache' });
  });
  app.get('/composition/*', (context) => {
    const canary = canaryRegistry(registry());
    if (canary) restFiles.keepFor(canary);
    return restFiles.serve(context, choiceOf(context).registry);
  });
  app.get('/robots.txt', (context) => context.text(robotsTxt(registry(), siteUrl)));
  app.get(securityTxtPath, (context) =>
    context.text(securityTxt({ siteUrl, operator, now: new Date() }), 200, { 'cache-control': 'public, max-age=86400' }),
  );
  app.get('/sitemap.xml', sitemap);
  for (const locale of locales) {
    app.get(`/app-${locale}.webmanifest`, (context) =>
      context.json(appManifest(registry(), locale), 200, { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' }),
    );
  }
  app.get('/favicon.ico', (context) => context.redirect(`${baseOf(registry().shell)}icon.svg`, 302));
  app.get('*', async (context, next) => (await serveFeed(context, { registry: registry(), backend, siteUrl })) ?? next());
  app.get('*', async (context) => {
    if (!backend.anonKey) return outagePage(context, siteUrl);
    const visit = visitOf(context, { live: registry(), chosen: choiceOf(context), siteUrl });
    restFiles.keepFor(visit.registry);
    const hasCanary = canaryRegistry(visit.live) !== null;
    if (!hasCanary) void canaryRenderer?.stop();
    const answer = await servePage(context, {
      visit,
      backend,
      siteUrl,
      operator,
      exists,
      facts,
      site,
      answers,
      memory,
      smallPages,
      renderer: visit.set === 'canary' ? watchedCanary : watched,
      // Nobody but this server knows whose page it is.
      sharedSeconds: hasCanary ? 0 : sharedSeconds,
    });
    // What a browser fetches in case somebody goes there was seen by nobody.
    const isSeen = context.req.method === 'GET' && !context.req.header('sec-purpose');
    if (hasCanary && isSeen && answer.status < 400) outcomes.viewed(visit);
    return answer;
  });
  app.post(reportsPath, ...receiveReports({ log, trustsProxy, registry, siteUrl }));
  app.post(pageReportsPath, ...receivePageReports({ trustsProxy, registry, watches, outcomes, siteUrl }));
  app.post('*', async (context, next) => (await postToPage(context, registry(), backend)) ?? next());
  app.all('*', (context) => context.text('This address answers GET and HEAD only.', 405, { allow: 'GET, HEAD' }));

  app.onError((error, context) => {
    log(`${context.req.method} ${describeAddress(registry(), context.req.path).path} failed: ${error.message}`);
    return context.text('Something went wrong on our side. Load the page again in a moment.', 500, { 'cache-control': 'no-store' });
  });
  return app;
}
