import { openView } from '../support/pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { moment } from './fixedDay.ts';
import { picturedPages } from './picturedPages.ts';
import { takePicture } from './takePicture.ts';
import { tolerance } from './tolerance.ts';

type Pictured = (typeof picturedPages)[number];

async function open(page: Page, { theme, screen, path, prefix }: Pictured): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(screen);
  await openView(page, { path, prefix });
}

for (const pictured of picturedPages) {
  test(`${pictured.name} looks as it did`, async ({ page }) => {
    await open(page, pictured);
    expect(await takePicture(page, pictured.screen.shrink)).toMatchSnapshot(pictured.file, tolerance);
  });
}

for (const [what, value, changed] of [
  ['colour', '#0F5E50', '#0F6450'],
  ['gap', 'gap: 16px', 'gap: 18px'],
  ['corner of cards', 'radius: 16px', 'radius: 12px'],
] as const) {
  test(`a page with another ${what} does not`, async ({ page }) => {
    const material = picturedPages.find(({ path, screen }) => path === '/materials/:id' && screen.width === 360)!;
    await open(page, material);
    expect(await page.evaluate(changeRules, [value, changed] as const)).toBeGreaterThan(0);
    expect(await takePicture(page, material.screen.shrink)).not.toMatchSnapshot(material.file, tolerance);
  });
}

/** @returns how many of the page's rules have changed */
function changeRules([value, changed]: readonly [string, string]): number {
  let count = 0;
  for (const sheet of document.styleSheets) {
    for (let index = 0; index < sheet.cssRules.length; index += 1) {
      const { cssText } = sheet.cssRules[index]!;
      if (!cssText.includes(value)) continue;
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replaceAll(value, changed), index);
      count += 1;
    }
  }
  return count;
}
