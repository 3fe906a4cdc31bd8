import type { Page } from '@playwright/test';

/** Lets pages begin in the browser, as they do when the server could not render them in time. */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/<div id="root">.*<script type="application\/json" id="seed">.*?<\/script>/s, '<div id="root"></div>'),
    });
  });
}
