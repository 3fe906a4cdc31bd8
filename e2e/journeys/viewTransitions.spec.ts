import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

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
  /** Follows a link below the page, and stays where the next one is there and still fades. */
  async function fadeInto(page: Page, link: string): Promise<void> {
    await page.goto('/categories');
    await untilLive(page);
    await page.evaluate(() => {
      const endless = new CSSStyleSheet();
      endless.replaceSync('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 600s }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, endless];
    });
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${link.toLowerCase()}$`));
    await expect.poll(() => page.evaluate(() => document.activeViewTransition !== null)).toBe(true);
  }

  /** What fades takes no press itself, so there is nothing that could be waited for. */
  async function pressInside(page: Page, selector: string): Promise<void> {
    const pressed = page.getByRole('main').locator(selector).first();
    await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = (await pressed.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  }

  test('who presses a link beside it does not wait for the fade', async ({ page }) => {
    await fadeInto(page, 'Guides');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  });

  test('who presses a link of the page that fades in is not ignored', async ({ page }) => {
    await fadeInto(page, 'Sitemap');
    await pressInside(page, 'a[href="/partners"]');
    await expect(page).toHaveURL(/\/partners$/);
  });

  test('who presses a field of the page that fades in can type', async ({ page }) => {
    await fadeInto(page, 'Guides');
    await pressInside(page, 'input[name="search"]');
    await page.keyboard.type('roof');
    await expect(page.getByRole('main').locator('input[name="search"]')).toHaveValue('roof');
  });
});
