import type { Page } from '@playwright/test';
import { full, languages, widths } from './languages.ts';

export interface PageUnderTest {
  /** Address in English. */
  path: string;
  /** First page of its kind: looked at in every language and width. */
  isTemplate: boolean;
}

/** Every page of the product; `:id` stands for a provider. */
export const pagesUnderTest: PageUnderTest[] = [
  { path: '/', isTemplate: true },
  { path: '/services', isTemplate: true },
  { path: '/services?search=plumbing', isTemplate: false },
  { path: '/services?search=zzzqqq', isTemplate: false },
  { path: '/services/:id', isTemplate: true },
  { path: '/categories', isTemplate: true },
  { path: '/categories?search=Lumber+%26+Wood', isTemplate: false },
  { path: '/auth', isTemplate: true },
  { path: '/signup', isTemplate: true },
  { path: '/login', isTemplate: false },
  { path: '/reset-password', isTemplate: true },
  { path: '/account', isTemplate: true },
  { path: '/account/profile', isTemplate: false },
  { path: '/sitemap', isTemplate: true },
  { path: '/no/such/page', isTemplate: true },
];

export interface View extends PageUnderTest {
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
export async function openView(page: Page, { path, prefix }: Pick<View, 'path' | 'prefix'>): Promise<void> {
  await page.goto(`${prefix}${path === '/' && prefix ? '' : await addressOf(page, path)}`);
  await settle(page);
}

/** Waits until nothing of the page is loading any more. */
export async function settle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes(':id')) return path;
  const html = await (await page.request.get('/')).text();
  const anonKey = /"anonKey":"([^"]+)"/.exec(html)![1]!;
  const rows = (await (
    await page.request.get('/rest/v1/services?select=id&order=rating.desc&limit=1', { headers: { apikey: anonKey } })
  ).json()) as { id: string }[];
  return path.replace(':id', rows[0]!.id);
}
