import type { Page } from '@playwright/test';

/**
 * Waits until the page's own code listens: until then a rendered page only keeps what is pressed and typed, and has heard of
 * nothing else, such as a connection that is gone. A page that waits for an intent is live only after one.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.__takeOver === undefined);
}
