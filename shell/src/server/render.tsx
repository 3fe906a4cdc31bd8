import {
  createQueryClient,
  dehydrate,
  splitLocale,
  StaticRouter,
  withLocale,
  type Composition,
  type DehydratedState,
} from '@marketplace/section-kit/host';
import type { Files, SectionDefinition } from '@marketplace/section-kit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createStore } from 'zustand/vanilla';
import { App } from '../App';
import { signedOut } from '../auth/toAuthState';
import { createHost } from '../boot/createHost';
import { createDb } from '../data/createDb';
import { KnownComposition } from '../section-loader/KnownComposition';
import { openQueries } from './openQueries';
import { settled } from '../section-loader/settled';

export interface RenderRequest {
  composition: Composition;
  /** With language prefix and query. */
  address: string;
  /** Fragments that the route places, `services/featured-services`. */
  uses: readonly string[];
  loadSection: (name: string, version: string) => SectionDefinition;
  /** Where the server itself reads from. */
  backendOrigin: string;
}

export interface RenderedPage {
  /** What stands in the root of the page. */
  html: string;
  /** The rules it needs, without their element. */
  css: string;
  /** The answers that it was made from. */
  state: DehydratedState;
}

/** Reads depend on reads: what there is to choose from, then the rows. */
const MAX_ROUNDS = 5;

/**
 * Renders a page as anybody sees it who is not signed in. What its queries ask for is read, and it is rendered again.
 *
 * @returns `null` for an address that no section owns, and when a part of the page did not load or a read failed
 * @throws whatever a component throws
 */
export async function render({ composition, address, uses, loadSection, backendOrigin }: RenderRequest): Promise<RenderedPage | null> {
  const { locale, path } = splitLocale(new URL(address, 'http://page.invalid').pathname);
  const nobody = { accessToken: () => null, renewAccessToken: async () => null };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const host = createHost({
    composition: new KnownComposition({
      inPage: composition,
      path,
      fetchRest: () => new Promise(() => undefined),
      report: () => undefined,
    }),
    locale,
    auth: {
      store: createStore(() => signedOut),
      question: createStore(() => null),
      client: () => Promise.reject(new Error('Nobody signs in here.')),
    },
    db: createDb({ ...composition.config, supabaseUrl: backendOrigin }, nobody),
    files: {} as Files,
    loadDefinition: async ({ name }, { version }) => loadSection(name, version),
    report: () => undefined,
    origin: composition.config.siteUrl,
    reload: () => undefined,
  });
  const owned = host.loader.findOwner(path);
  if (!owned) return null;
  const parts = await Promise.all(
    [host.loader.page(owned), ...uses.flatMap((name) => host.loader.fragment(name)?.task ?? [])].map(settled),
  );
  if (parts.includes(false)) return null;

  const page = (
    <StaticRouter basename={withLocale('/', locale)} location={address}>
      <App host={host} queryClient={queryClient} />
    </StaticRouter>
  );
  const asked = new Set<string>();
  let rendered = renderOnce(page);
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const open = openQueries(queryClient, asked);
    if (open.length === 0) break;
    for (const { queryHash } of open) asked.add(queryHash);
    await Promise.allSettled(open.map((query) => query.fetch()));
    rendered = renderOnce(page);
  }
  // The browser would begin without that answer, so with another page than this; and it may get one.
  const hasFailed = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { status } }) => status === 'error');
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status === 'success' });
  queryClient.clear();
  return hasFailed ? null : { ...rendered, state };
}

function renderOnce(page: React.ReactNode): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '') };
  } finally {
    sheet.seal();
  }
}
