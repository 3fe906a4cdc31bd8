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

for (const [token, value] of [
  ['--ui-primary', '#0F6450'],
  ['--ui-s-16', '18px'],
  ['--ui-radius-card', '12px'],
] as const) {
  test(`a page with another ${token} does not`, async ({ page }) => {
    const material = picturedPages.find(({ path, screen }) => path === '/materials/:id' && screen.width === 360)!;
    await open(page, material);
    await page.evaluate(([name, changed]) => document.documentElement.style.setProperty(name, changed), [token, value] as const);
    expect(await takePicture(page, material.screen.shrink)).not.toMatchSnapshot(material.file, tolerance);
  });
}
