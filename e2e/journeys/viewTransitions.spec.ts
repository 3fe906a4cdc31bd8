import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** How long each change of the page was to take, in milliseconds. */
    fades: number[];
  }
}

for (const [motion, fades] of [
  ['no-preference', [250, 250]],
  ['reduce', [0, 0]],
] as const)
  test.describe(`where motion is set to ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`a page ${fades[0] ? 'fades' : 'turns'} into the next, and a filter changes it in place`, async ({ page }) => {
      await page.addInitScript(() => {
        window.fades = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => {
            const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
            const parts = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
            window.fades.push(Math.max(...parts.map((effect) => Number(effect.getComputedTiming().duration))));
          });
          return transition;
        };
      });
      const main = page.getByRole('main');
      const seen = () => page.evaluate(() => window.fades);
      await page.goto('/categories');
      await main.getByRole('searchbox').fill('lumber');
      await expect(page).toHaveURL(/search=lumber/);
      expect(await seen()).toEqual([]);
      await main.locator('a[href^="/services?"]').first().click();
      await expect(page).toHaveURL(/\/services\?/);
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(seen).toEqual(fades.slice(1));
      await main.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/services\/[^/?]+/);
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(seen).toEqual(fades);
    });
  });

test.describe('while one page fades into another', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      const endless = new CSSStyleSheet();
      endless.replaceSync('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 600s }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, endless];
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await expect.poll(() => page.evaluate(() => document.activeViewTransition !== null)).toBe(true);
  });

  test('who presses a link beside it does not wait for the fade', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  });

  for (const [what, selector, isDone] of [
    ['a link', 'nav[aria-label] a', (page: Page) => expect(page).toHaveURL(/\/$/)],
    ['a question', 'summary', (page: Page) => expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open', '')],
    ['a field', 'input[name="search"]', (page: Page) => expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()],
  ] as const)
    test(`who presses ${what} of the page that fades in is not ignored`, async ({ page }) => {
      const pressed = page.getByRole('main').locator(selector).first();
      // What fades takes no press itself, so there is nothing that could be waited for.
      await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x, y, width, height } = (await pressed.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await isDone(page);
    });
});
