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

test('who presses a link while one page fades into another does not wait for the fade', async ({ page }) => {
  await page.goto('/categories?search=lumber');
  await page.evaluate(() => {
    const endless = new CSSStyleSheet();
    endless.replaceSync('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 600s }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, endless];
  });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('main').locator('a[href^="/services?"]').first().click();
  await expect(heading).toHaveText('Professional Services');
  await expect.poll(() => page.evaluate(() => document.activeViewTransition !== null)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(heading).toHaveText('Sitemap');
});
