import { holdReads } from '../support/holdReads.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { withoutRendering } from '../support/withoutRendering.ts';

test.describe('who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of ['/', '/services', '/categories', '/auth']) {
    test(`gets no animation on ${path}, while it loads, afterwards and in menus`, async ({ page }) => {
      const long = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
        );
      const release = await holdReads(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await long()).toEqual([]);
      release();
      await settle(page);
      expect(await long()).toEqual([]);
      await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
      expect(await long()).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await long()).toEqual([]);
    });
  }
});

test.describe('nothing jumps while a page loads', () => {
  for (const path of ['/', '/services', '/categories']) {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      test(`${path} at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          const shifts = ((globalThis as { shifts?: { value: number; what: string }[] }).shifts = []) as { value: number; what: string }[];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node?: Node }[];
            })[]) {
              if (!entry.hadRecentInput)
                shifts.push({
                  value: entry.value,
                  what: entry.sources
                    .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.nodeName)))
                    .join(' | '),
                });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await withoutRendering(page);
        const release = await holdReads(page);
        await page.goto(path);
        await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        release();
        await settle(page);
        const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts, null, 1),
        ).toBeLessThanOrEqual(0.02);
      });
    }
  }
});
