import type { Browser } from '@playwright/test';
import { rowsOf } from '../support/databaseAccess.ts';
import { languages } from '../support/languages.ts';
import { missingFrom, readPage, type PageReading } from '../support/readPage.ts';
import { robotsRules } from '../support/robotsRules.ts';
import { settle } from '../support/settle.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilRendered } from '../support/untilRendered.ts';

interface Kind {
  path: string;
  /** How many different amounts and ratings it shows at least. */
  prices?: number;
  ratings?: number;
  /** Where at least one of its links leads. */
  leadsTo: RegExp;
  /** How much comes with a script, because it depends on the season, or on where the reader lives. */
  byScript?: Partial<Record<'headings' | 'prices' | 'links', number>>;
}

/** One page of each kind, and what must be readable on it. */
const kinds: Kind[] = [
  { path: '/', ratings: 3, leadsTo: /\/services\/[\da-f-]{36}$/, byScript: { headings: 1, links: 1 } },
  { path: '/services', ratings: 2, leadsTo: /\/services\/[\da-f-]{36}$/ },
  { path: '/services/:id', ratings: 1, leadsTo: /\/services\?category=/ },
  { path: '/indoor/plumbing', prices: 4, ratings: 1, leadsTo: /\/services\/[\da-f-]{36}$/ },
  { path: '/services/cleaning', prices: 3, leadsTo: /\/services/, byScript: { prices: 2 } },
  { path: '/categories', leadsTo: /\/(categories|materials|services)\?/ },
  { path: '/materials', prices: 10, ratings: 3, leadsTo: /\/materials\/\d+$/ },
  { path: '/materials/:id', prices: 1, ratings: 1, leadsTo: /\/materials\/\d+$/ },
  { path: '/kitchen/sinks', prices: 3, leadsTo: /\/materials\/\d+$/ },
  { path: '/deals', prices: 6, leadsTo: /\/deals\/[\da-f-]{36}$/ },
  { path: '/deals/:id', prices: 2, leadsTo: /\/deals/ },
  { path: '/weekly-deals', prices: 6, leadsTo: /\/deals\/[\da-f-]{36}$/ },
  { path: '/weekly-flyer', prices: 6, leadsTo: /\/(deals|materials)/ },
  { path: '/clearance', prices: 6, leadsTo: /\/deals\/[\da-f-]{36}$/ },
  { path: '/financial/land-transfer-tax', prices: 3, leadsTo: /\/financial\// },
  { path: '/guides', leadsTo: /\/guides\/reading-a-quote$/ },
  { path: '/guides/reading-a-quote', leadsTo: /\/services/ },
  { path: '/blog/winter-roofs', leadsTo: /\/outdoor\/roofing$/ },
  { path: '/faq', leadsTo: /^\// },
  { path: '/about', leadsTo: /^\// },
  { path: '/rate-card', prices: 5, leadsTo: /^\// },
  { path: '/terms', leadsTo: /^\// },
];

const firstOf: Record<string, string> = {
  '/services/:id': 'services?select=id&rating=not.is.null&order=rating.desc&limit=1',
  '/materials/:id': 'materials?select=id&rating=not.is.null&order=id&limit=1',
  '/deals/:id': 'deals?select=id&kind=eq.weekly&order=id&limit=1',
};

async function addressOf(path: string, prefix: string): Promise<string> {
  const [row] = firstOf[path] ? await rowsOf<{ id: string | number }>(firstOf[path]) : [];
  return `${prefix}${path === '/' && prefix ? '' : path.replace(':id', String(row?.id))}`;
}

/** Reads an address as a crawler does that runs no script. */
async function readWithoutScript(browser: Browser, url: string): Promise<PageReading> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    return await readPage(page);
  } finally {
    await context.close();
  }
}

/** Keeps a page from what robots.txt closes, as crawlers do that run scripts. */
async function obeyRobots(page: Page, isAllowed: (path: string) => boolean): Promise<void> {
  await page.route(
    ({ pathname, search }) => !isAllowed(pathname + search),
    (route) => route.abort(),
  );
}

for (const { language, prefix } of languages)
  for (const { path, prices = 0, ratings = 0, leadsTo, byScript = {} } of kinds)
    test(`a crawler reads ${prefix}${path}, and without script nothing less`, async ({ page, browser, request, baseURL }) => {
      const isAllowed = robotsRules(await (await request.get('/robots.txt')).text());
      const address = await addressOf(path, prefix);
      expect(isAllowed(address)).toBe(true);
      await untilRendered(request, address);
      const plain = await readWithoutScript(browser, `${baseURL}${address}`);
      await obeyRobots(page, isAllowed);
      await page.goto(address);
      await settle(page);
      const full = await readPage(page);

      for (const reading of [plain, full]) {
        expect(reading.language).toBe(`${language}-CA`);
        expect(reading.headings[0], 'its heading').toBeTruthy();
        expect(reading.words.length).toBeGreaterThan(300);
        expect(new Set(reading.prices).size, 'prices').toBeGreaterThanOrEqual(prices);
        expect(reading.ratings.length, 'ratings').toBeGreaterThanOrEqual(ratings);
        expect(
          reading.links.some((link) => leadsTo.test(link) && link.startsWith(prefix)),
          `a link to ${leadsTo}`,
        ).toBe(true);
      }
      expect(full.title, 'the title that the server wrote').toBe(plain.title);
      for (const part of ['headings', 'links', 'prices'] as const) {
        const missing = missingFrom(full[part], plain[part]);
        expect(missing.length, `${part} that only a script shows: ${missing.join(', ')}`).toBeLessThanOrEqual(byScript[part] ?? 0);
      }
    });
