import { test as base, expect, type Page } from '@playwright/test';
import { watchPage, type PageWatch } from './watchPage.ts';

export { expect, type Page };

interface Fixtures {
  /** Collects what must not happen on any page; a test that provokes something takes it out of the list. */
  watch: PageWatch;
}

/** Playwright's test with the product's address as base, and with every page watched for console noise and foreign requests. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => {
    await provide(process.env.PRODUCT_URL!);
  },
  watch: [
    async ({ page, baseURL }, provide) => {
      const watch = watchPage(page, baseURL!);
      await provide(watch);
      expect(watch.complaints(), 'what the page did besides working').toEqual([]);
    },
    { auto: true },
  ],
});
