import { openView } from '../support/pages.ts';
import { expect, test } from '../support/readerTest.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the skip link leads past the header', async ({ page }) => {
  await openView(page, { path: '/services', prefix: '' });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});
