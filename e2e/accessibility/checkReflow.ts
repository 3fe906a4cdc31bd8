import { expect, type Page } from '../support/readerTest.ts';
import { settle } from '../support/settle.ts';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Holds that nothing is cut at 320 px, with large text and with wide spacing. The page keeps that spacing. */
export async function checkReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await settle(page);
  expect.soft(await overflow(page), 'at 320 px').toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect.soft(await overflow(page), 'at 640 px with text of 200 %').toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
  });
  expect.soft(await overflow(page), 'with wide text spacing').toBeLessThanOrEqual(0);
}
