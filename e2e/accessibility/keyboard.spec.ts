import { openView, pageKinds, viewsOf } from '../support/pages.ts';
import { walkByTab } from '../support/tabStops.ts';
import { expect, test } from '../support/readerTest.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const view of viewsOf(pageKinds, { everyTemplate: false })) {
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport });
    test('Tab walks the whole page in its order, and every stop can be seen and named', async ({ page }) => {
      await openView(page, view);
      const { stops, reachedEnd } = await walkByTab(page);
      expect(reachedEnd, 'the walk ends').toBe(true);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops[0]!.tag, 'the first stop skips to the content').toMatch(/href="#/);
      expect(stops.at(-1)!.isInFooter, 'the walk ends in the footer').toBe(true);
      expect(
        stops.filter(({ isAfterLast }) => !isAfterLast).map(({ tag }) => tag),
        'against the order of the document',
      ).toEqual([]);
      expect(
        stops.filter(({ name }) => !name).map(({ tag }) => tag),
        'without a name',
      ).toEqual([]);
      expect(
        stops.filter(({ outline }) => outline < 2).map(({ tag, outline }) => `${outline} px: ${tag}`),
        'without a visible outline',
      ).toEqual([]);
      expect(
        stops.filter(({ coveredBy }) => coveredBy).map(({ tag, coveredBy }) => `${tag} under ${coveredBy}`),
        'covered',
      ).toEqual([]);
    });
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await openView(page, { path: '/services', prefix: '' });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});
