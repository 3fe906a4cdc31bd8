import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeDemoPeople, signInAs } from '../support/demoPeople.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { sendQuote } from '../support/sendQuote.ts';
import { startProduct } from '../support/startProduct.ts';
import { showFonts } from '../visual/takePicture.ts';
import { screens, type Screen } from './screens.ts';

/*
 * Takes the pictures of the product that pages for companies show, into mf-marketing/public/screens (npm run screens). They are
 * committed, because a build must not need a browser. They show what `npm run demo` and one quote leave behind.
 */
const folder = join(import.meta.dirname, '../../mf-marketing/public/screens');
const size = { width: 768, height: 480 };
/** Room for what is shown below a heading; what stays at the lower edge of a window is out of the picture. */
const window = { width: size.width, height: 1600 };

mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await launchChromium();
try {
  const people = makeDemoPeople(product);
  const openAs = async (role: Screen['role']): Promise<Page> => {
    const page = await newPage(browser);
    if (role) await signInAs(page, people[role]);
    return page;
  };
  const pages = { Owner: await openAs('Owner'), Homeowner: await openAs('Homeowner'), nobody: await openAs(undefined) };
  await sendQuote(pages.Owner);
  for (const screen of screens)
    for (const locale of ['en', 'fr'] as const) {
      const page = pages[screen.role ?? 'nobody'];
      await page.goto(`${locale === 'fr' ? '/fr' : ''}${screen.path}`);
      if (screen.follow) await page.goto((await page.getByRole('main').locator(screen.follow).first().getAttribute('href'))!);
      writeFileSync(join(folder, `${screen.name}-${locale}.webp`), await take(page, screen));
    }
} finally {
  await browser.close();
  await product.stop();
}

async function newPage(from: Browser): Promise<Page> {
  const context = await from.newContext({ baseURL: product.url, viewport: window, deviceScaleFactor: 1.25, reducedMotion: 'reduce' });
  return context.newPage();
}

/** @returns a WebP, which a page makes of what Playwright takes */
async function take(page: Page, { top, above }: Screen): Promise<Buffer> {
  const first = page.getByRole('main').locator(top).first();
  await first.waitFor();
  await page.waitForLoadState('networkidle');
  await showFonts(page);
  const { y } = (await first.boundingBox())!;
  const png = await page.screenshot({ clip: { x: 0, y: Math.max(0, y - above), ...size }, animations: 'disabled', caret: 'hide' });
  const tab = await page.context().newPage();
  const webp = await tab.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1]!;
  }, png.toString('base64'));
  await tab.close();
  return Buffer.from(webp, 'base64');
}
