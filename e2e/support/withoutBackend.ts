import type { Page } from '@playwright/test';

const nowhere = 'http://127.0.0.1:9';

/** Environment of a product that needs no data: it is told of a hosted backend, so it starts none of its own. */
export const withoutBackend = { SUPABASE_URL: nowhere, SUPABASE_ANON_KEY: 'nobody' };

/** Answers every read of such a product's pages with an empty list. */
export async function answerNothing(page: Page): Promise<void> {
  await page.route(`${nowhere}/**`, (route) =>
    route.fulfill({
      json: [],
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': 'content-range',
        'content-range': '*/0',
      },
    }),
  );
}
