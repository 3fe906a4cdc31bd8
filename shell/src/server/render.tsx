import {
  createQueryClient,
  splitLocale,
  StaticRouter,
  withLocale,
  type Composition,
  type CompositionRest,
} from '@marketplace/section-kit/host';
import type { Files, Locale, SectionDefinition } from '@marketplace/section-kit';
import { spriteOf } from '@marketplace/shared-ui/sprite';
import { packVariables } from '@marketplace/shared-ui/variables';
import { createStore } from 'zustand/vanilla';
import { App } from '../App';
import { signedOut } from '../auth/toAuthState';
import { createHost } from '../boot/createHost';
import type { Answer } from '../boot/readSeed';
import { createDb } from '../data/createDb';
import { publicUrlOf } from '../data/createFiles';
import { KnownComposition } from '../section-loader/KnownComposition';
import { settled } from '../section-loader/settled';
import { MenusWithoutScript } from './MenusWithoutScript';
import { leaveOutWaiting } from './leaveOutWaiting';
import { openQueries } from './openQueries';
import { plainMenus } from './plainMenus';
import { renderAround } from './renderAround';
import { takeAnswers } from './takeAnswers';

export interface RenderRequest {
  composition: Composition;
  /** With language prefix and query. */
  address: string;
  /** Fragments that the route places, `services/featured-services`. */
  uses: readonly string[];
  /** Those of them that are not to be rendered; a server of before does not say it. */
  without?: readonly string[];
  /** Told which fragment begins to render, and `null` when what renders is none, so that one which never ends can be left out next time. */
  begins?: (fragment: string | null) => void;
  loadSection: (name: string, version: string) => SectionDefinition;
  /** Where the server itself reads from. */
  backendOrigin: string;
  /** What pages leave out; a server of before does not say it. */
  whole?: Readonly<Record<Locale, CompositionRest>>;
}

export interface RenderedPage {
  /** What stands in the root of the page. */
  html: string;
  /** The lines of its icons, to stand before the root. */
  sprite: string;
  /** The rules it needs, without their element. */
  css: string;
  /** The answers that it was made from. */
  state: readonly Answer[];
  /** Parts with code of their own that stand in it, see `pagePart` of section-kit. */
  parts: string[];
  /** Fragments that show their fallback, with the reason. */
  leftOut: Record<string, string>;
  /** Whether something in it asked who answers for the site. */
  showsOperator: boolean;
}

/** Reads depend on reads: what there is to choose from, then the rows. */
const MAX_ROUNDS = 5;
/** What the code of a fragment may take until it is there, in milliseconds; all of it is on the disk of the server. */
const FRAGMENT_PATIENCE_MS = 500;
/** What all reads may take: shorter than who asked for the page waits, so that a slow fragment costs nobody the page around it. */
const READS_PATIENCE_MS = 1_000;

/**
 * Renders a page as anybody sees it who is not signed in. What its queries ask for is read, and it is rendered again. A fragment
 * of another section that throws, does not load in time, or waits too long for what it reads, shows its fallback; the page around it is
 * whole.
 *
 * @returns `null` for an address that no section owns, and when the page did not load or a read of its own failed or takes too long
 * @throws whatever a component of the page throws
 */
export async function render({
  composition,
  address,
  uses,
  without = [],
  begins = () => undefined,
  loadSection,
  backendOrigin,
  whole,
}: RenderRequest): Promise<RenderedPage | null> {
  const { locale, path } = splitLocale(new URL(address, 'http://page.invalid').pathname);
  const nobody = { accessToken: () => null, renewAccessToken: async () => null };
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const leftOut = new Map(without.map((name) => [name, 'It held the rendering before.']));
  const failures = new Map<string, string>();
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
    // Nobody sends or fetches files here.
    files: { publicUrl: publicUrlOf(composition.config) } as Files,
    loadDefinition: async ({ name }, { version }) => loadSection(name, version),
    report: ({ section, message }) => void failures.set(section, message),
    isLeftOut: (name) => {
      const isLeftOut = leftOut.has(name);
      begins(isLeftOut ? null : name);
      return isLeftOut;
    },
    menusWithoutScript: (
      <MenusWithoutScript menus={plainMenus(whole?.[locale] ?? composition, composition.slots, locale)} locale={locale} />
    ),
    // What did not run once does not run now.
    retries: [],
    origin: composition.config.siteUrl,
    reload: () => undefined,
  });
  const { operator } = host.shell;
  let showsOperator = false;
  host.shell.operator = () => {
    showsOperator = true;
    return operator();
  };
  const owned = host.loader.findOwner(path);
  if (!owned) return null;
  const load = async (name: string): Promise<void> => {
    const placed = host.loader.fragment(name);
    if (placed && !(await inTime(settled(placed.task)))) leftOut.set(name, failures.get(placed.section.name) ?? 'It did not load in time.');
  };
  const [isThere] = await Promise.all([settled(host.loader.page(owned)), ...uses.filter((name) => !leftOut.has(name)).map(load)]);
  if (!isThere) return null;

  const page = (
    <StaticRouter basename={withLocale('/', locale)} location={address}>
      <App host={host} queryClient={queryClient} />
    </StaticRouter>
  );
  const renderNow = () => {
    try {
      return renderAround(page, uses, leftOut);
    } finally {
      begins(null);
    }
  };
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, READS_PATIENCE_MS);
  const asked = new Set<string>();
  let isLate = false;
  let rendered = renderNow();
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const open = openQueries(queryClient, asked);
    if (open.length === 0) break;
    for (const { queryHash } of open) asked.add(queryHash);
    const answered = Promise.allSettled(open.map((query) => query.fetch()));
    const isWaiting: boolean = !isLate && (await Promise.race([answered, late.promise])) === undefined;
    isLate ||= isWaiting;
    // Where the page waits for itself, so does whoever asked for it.
    if (!isWaiting || !leaveOutWaiting(queryClient, uses, leftOut, { isLate, renderNow })) await answered;
    rendered = renderNow();
  }
  clearTimeout(timer);
  // The browser would begin without that answer, so with another page than this; and it may get one.
  const before = leftOut.size;
  const isWhole = leaveOutWaiting(queryClient, uses, leftOut, { isLate: false, renderNow });
  if (leftOut.size > before) rendered = renderNow();
  const { parts, state } = takeAnswers(queryClient);
  queryClient.clear();
  if (!isWhole) return null;
  const { html } = rendered;
  const css = packVariables(rendered.css, html);
  return { html, css, sprite: spriteOf(html), state, parts, leftOut: Object.fromEntries(leftOut), showsOperator };
}

/** @returns what it answers, or `false` when that takes too long */
function inTime(isThere: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, FRAGMENT_PATIENCE_MS, false);
    void isThere.then(resolve).finally(() => clearTimeout(late));
  });
}
