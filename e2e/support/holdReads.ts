import type { Page } from '@playwright/test';

/** Holds back everything the page asks of the database, until the function it returns is called. */
export async function holdReads(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/rest\/v1\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
