import { openView } from '../support/pages.ts';
import { expect, test } from '../support/readerTest.ts';

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  for (const path of ['/', '/services', '/categories', '/auth', '/sitemap', '/no/such/page']) {
    test(`fields and buttons of ${path} keep a border`, async ({ page }) => {
      await openView(page, { path, prefix: '' });
      const bare = await page.evaluate(() => {
        const hasBorder = (element: Element) => {
          const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
          return [
            [borderTopStyle, borderTopWidth],
            [borderBottomStyle, borderBottomWidth],
          ].some(([style, width]) => style !== 'none' && Number.parseFloat(width!) >= 1);
        };
        // A field may be framed by the box around it.
        const boxesAround = (element: Element) => [element, element.parentElement!, element.parentElement!.parentElement!];
        // The browser draws a native checkbox with the colours of the system; it has no border in CSS.
        const isNativeBox = (element: Element) =>
          element.matches('[type="checkbox"], [type="radio"]') && getComputedStyle(element).appearance === 'auto';
        const isFramed = (element: Element) => isNativeBox(element) || boxesAround(element).some(hasBorder);
        return [...document.querySelectorAll('main input, main select, main textarea, main button')]
          .filter((element) => element.checkVisibility() && !isFramed(element))
          .map((element) => element.outerHTML.match(/^<[^>]*>/)![0]);
      });
      expect(bare).toEqual([]);
    });
  }
});
