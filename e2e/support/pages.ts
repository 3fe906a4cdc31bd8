import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SectionManifest } from '@marketplace/section-kit/manifest';
import { rowsOf } from './databaseAccess.ts';
import { full, languages, widths } from './languages.ts';

const root = join(import.meta.dirname, '../..');
/** Language and width turn with a page's place, so the pages of a new section come after these. */
const first = ['mf-marketing', 'mf-services', 'mf-catalog', 'mf-account'];
// In a process of its own: the test runner loads code in a way of its own, which cannot read content.
const printed = execFileSync(process.execPath, [join(root, 'delivery/bin/printManifests.ts')], { encoding: 'utf8', maxBuffer: 1 << 24 });
const manifests = JSON.parse(printed) as Record<string, SectionManifest>;
const found = Object.keys(manifests);
const names = [...first.filter((name) => found.includes(name)), ...found.filter((name) => !first.includes(name))];

interface PageUnderTest {
  /** Address in English; the last `:name` stands for a row of the database, any other for something nobody has. */
  path: string;
  /** Looked at in every language and width. */
  isTemplate: boolean;
  /** Anybody may find it, and the server renders it. */
  isPublic: boolean;
}

const routes = names.flatMap((name) => manifests[name]!.routes);

/** One page of each kind. */
const templates = new Set([
  '/',
  '/services',
  '/services/:id',
  '/services/cleaning',
  '/indoor/plumbing',
  '/categories',
  '/materials',
  '/materials/:id',
  '/list',
  '/deals',
  '/weekly-flyer',
  '/auth',
  '/signup',
  '/reset-password',
  '/account',
  '/contact',
  '/listings',
  '/reporting',
  '/financial/affordability-calculator',
  '/guides',
  '/sitemap',
  '/no/such/page',
]);

const routeOf = (path: string) => {
  const asked = path.split('?')[0]!;
  return routes.find((route) => (route.paths ?? [route.path]).includes(asked));
};

const toPage = (path: string): PageUnderTest => {
  const route = routeOf(path);
  return { path, isTemplate: templates.has(path), isPublic: route !== undefined && route.indexed !== false };
};

/** Every page of the product, and states of it that have an address. */
export const pagesUnderTest: PageUnderTest[] = [
  ...routes.flatMap(({ path, paths }) => paths ?? [path]),
  '/services?search=plumbing',
  '/services?search=zzzqqq',
  '/categories?search=Lumber+%26+Wood',
  '/sitemap',
  '/no/such/page',
].map(toPage);

const chunkOf = (page: PageUnderTest) => {
  const route = page.path.includes('?') ? undefined : routeOf(page.path);
  return route?.words ?? route?.chunk ?? page.path;
};

/** The first page of each kind of page, for what pages of one kind share; with `E2E_FULL` all. */
export const pageKinds: PageUnderTest[] = full
  ? pagesUnderTest
  : pagesUnderTest.filter((page, index) => pagesUnderTest.findIndex((other) => chunkOf(other) === chunkOf(page)) === index);

interface View extends PageUnderTest {
  prefix: string;
  viewport: (typeof widths)[number];
  /** For the name of a test. */
  name: string;
}

/**
 * The pages with the languages and widths to look at them in: a template in all, any other page in one of them in turn;
 * with `E2E_FULL` everything in all.
 */
export function viewsOf(pages: readonly PageUnderTest[], { everyTemplate = true } = {}): View[] {
  const combinations = languages.flatMap(({ prefix }) => widths.map((viewport) => ({ prefix, viewport })));
  return pages.flatMap((page, index) => {
    const chosen = full || (everyTemplate && page.isTemplate) ? combinations : [combinations[index % combinations.length]!];
    return chosen.map(({ prefix, viewport }) => ({ ...page, prefix, viewport, name: `${prefix}${page.path} at ${viewport.width} px` }));
  });
}

/** Opens a page and waits until it shows what it has to show. */
export async function openView(page: Page, view: Pick<View, 'path' | 'prefix'>): Promise<void> {
  await page.goto(await addressOf(view));
  await settle(page);
}

/** Waits until nothing of the page is loading any more. */
export async function settle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The address of a page in a language, with a row of the database where it names one. */
export async function addressOf({ path, prefix }: Pick<View, 'path' | 'prefix'>): Promise<string> {
  if (path === '/') return prefix || path;
  const exists = routes.find((route) => route.path === path)?.exists;
  const [row] = exists
    ? await rowsOf<Record<string, string | number>>(`${exists.table}?select=${exists.column}&order=${exists.column}&limit=1`)
    : [];
  return prefix + path.replace(/:\w+/, String(row?.[exists!.column] ?? 'nobody-has-this'));
}
