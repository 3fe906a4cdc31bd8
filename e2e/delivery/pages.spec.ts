import { expect, test } from '../support/test.ts';

test.describe('a page that the browser has', () => {
  test('is not sent again, and looks the same', async ({ page }) => {
    const sent = () =>
      page.evaluate(() => {
        const { transferSize, encodedBodySize } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
        return { transferSize, encodedBodySize };
      });
    const heading = page.getByRole('heading', { level: 1 });
    const looks = () => heading.evaluate((element) => getComputedStyle(element).font);
    await page.goto('/about');
    await expect(heading).toBeVisible();
    const [first, font] = [await sent(), await looks()];
    expect(first.transferSize).toBeGreaterThan(first.encodedBodySize);
    await page.reload();
    await expect(heading).toBeVisible();
    const again = await sent();
    // Headers only: the body came from the browser's own memory.
    expect(again.transferSize).toBeLessThan(again.encodedBodySize / 2);
    expect(await looks()).toBe(font);
    expect(font).toContain('Bricolage');
  });
});

test('the page behind a dialog stands still, under the rules that refuse styles of strangers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const body = page.locator('body');
  await expect(body).toHaveCSS('overflow-y', 'visible');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(body).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(body).toHaveCSS('overflow-y', 'visible');
});

test('a style that the page does not know by its text is refused', async ({ page, watch }) => {
  watch.allow(/style-src/);
  await page.goto('/about');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none; }';
    document.head.append(style);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
