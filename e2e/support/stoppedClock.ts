import type { Page } from '@playwright/test';

const start = Date.parse('2026-11-20T15:00:00Z');

/** Time of the page stands still from here on; only `page.clock.runFor` moves it. Call before the first `goto`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}
