import { expect, test } from '@playwright/test';
import { buildGallery, gallery } from '../support/gallery.ts';
import { stopClock } from '../support/stoppedClock.ts';
import { takePicture } from './takePicture.ts';
import { tolerance } from './tolerance.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  test.setTimeout(180_000);
  buildGallery();
});

test('the pictures were taken by this version of Chromium: take them again with another one, and look at them', ({ browser }) => {
  expect(browser.version().split('.')[0]).toMatchSnapshot('chromium.txt');
});

for (const theme of ['light', 'dark'] as const) {
  test(`every component in every state, ${theme}, looks as it did`, async ({ page }) => {
    // A skeleton says after a while that it still loads.
    await stopClock(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${gallery}?theme=${theme}`);
    await page.locator('[data-gallery]').first().waitFor();
    await page.waitForLoadState('networkidle');
    // In parts: a picture of ten thousand pixels is more than a browser with little memory takes.
    for (const group of await page.locator('main > *').all())
      expect.soft(await takePicture(group, 2)).toMatchSnapshot(`gallery-${await group.getAttribute('id')}-${theme}.png`, tolerance);
  });
}
