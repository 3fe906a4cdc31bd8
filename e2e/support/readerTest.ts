import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

export { expect, type Page } from './test.ts';

interface WorkerFixtures {
  /** A browser that has read the site before: its cache is kept from one test to the next. */
  reader: BrowserContext;
}

/**
 * The product's test for looking at many pages as somebody who is signed out: all tests of a worker share the browser's
 * cache, as one reader's pages do, and nothing else. Each gets a page of its own, with the window and media it asks for.
 */
export const test = base.extend<object, WorkerFixtures>({
  reader: [
    async ({ browser }, provide) => {
      const reader = await browser.newContext({ baseURL: process.env.PRODUCT_URL!, locale: 'en-CA', timezoneId: 'America/Toronto' });
      await provide(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ reader }, provide) => {
    await provide(reader);
    await reader.clearCookies();
  },
  page: async ({ reader, viewport, colorScheme, contextOptions }, provide) => {
    const page = await reader.newPage();
    await page.setViewportSize(viewport!);
    await page.emulateMedia({
      colorScheme: colorScheme ?? null,
      reducedMotion: contextOptions.reducedMotion ?? null,
      forcedColors: contextOptions.forcedColors ?? null,
    });
    await provide(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});
