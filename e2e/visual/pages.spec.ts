import { openView } from '../support/pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { withoutRendering } from '../support/withoutRendering.ts';
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

test.describe('a page that begins in the browser, whose rules name all that they share,', () => {
  const material = picturedPages.find(({ path, screen }) => path === '/materials/:id' && screen.width === 360)!;
  const openUnrendered = async (page: Page) => {
    await withoutRendering(page);
    await open(page, material);
  };

  test('looks as it did when the server renders it', async ({ page }) => {
    await openUnrendered(page);
    expect(await takePicture(page, material.screen.shrink)).toMatchSnapshot(material.file, tolerance);
  });

  for (const [token, value] of [
    ['--ui-primary', '#0F6450'],
    ['--ui-s-16', '18px'],
    ['--ui-radius-card', '12px'],
  ] as const) {
    test(`does not with another ${token}`, async ({ page }) => {
      await openUnrendered(page);
      await page.evaluate(([name, changed]) => document.documentElement.style.setProperty(name, changed), [token, value] as const);
      expect(await takePicture(page, material.screen.shrink)).not.toMatchSnapshot(material.file, tolerance);
    });
  }
});
