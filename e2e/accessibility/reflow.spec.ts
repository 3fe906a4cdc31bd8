import { openView, pageKinds, settle, viewsOf } from '../support/pages.ts';
import { expect, test, type Page } from '../support/readerTest.ts';

const views = viewsOf(pageKinds, { everyTemplate: false });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport });
    test('targets are large enough for a finger, and the page reflows', async ({ page }) => {
      await openView(page, view);
      const targets = await page.evaluate(measureTargets);
      const small = targets.filter(({ size }) => size < 44).map(({ tag, size }) => `${size} px: ${tag}`);
      test.info().annotations.push({ type: 'targets below 44 px', description: small.join('\n') || 'none' });
      expect(targets.filter(({ size }) => size < 24).map(({ tag, size }) => `${size} px: ${tag}`)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 256 });
      await settle(page);
      expect(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);

      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page), 'at 640 px with text of 200 %').toBeLessThanOrEqual(0);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          element.style.setProperty('line-height', '1.5', 'important');
          element.style.setProperty('letter-spacing', '0.12em', 'important');
          element.style.setProperty('word-spacing', '0.16em', 'important');
        }
      });
      expect(await overflow(page), 'with wide text spacing').toBeLessThanOrEqual(0);
    });
  });
}

/** Runs in the page: the shorter side of everything that can be clicked, links inside a sentence left out. */
function measureTargets(): { tag: string; size: number }[] {
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    /\S/.test([...element.parentElement!.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''));
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;
  return [
    ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'),
  ]
    .filter((element) => isShown(element) && !isInSentence(element))
    .map((element) => {
      // A target may be larger than its box: a label, or a pseudo-element stretched over it.
      const label = (element as HTMLInputElement).labels?.[0];
      const stretched = getComputedStyle(element, '::after');
      const own = element.getBoundingClientRect();
      const boxes = [
        own,
        ...(label ? [label.getBoundingClientRect()] : []),
        ...(stretched.position === 'absolute'
          ? [{ width: Number.parseFloat(stretched.width) || 0, height: Number.parseFloat(stretched.height) || 0 }]
          : []),
      ];
      const size = Math.min(Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height)));
      return { tag: element.outerHTML.match(/^<[^>]*>/)![0].slice(0, 160), size: Math.round(size * 10) / 10 };
    });
}

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
