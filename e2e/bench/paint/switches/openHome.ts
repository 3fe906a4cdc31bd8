import type { Browser, Page } from '@playwright/test';
import { untilLive } from '../../../support/untilLive.ts';
import { warmPage } from '../server/warmPage.ts';

interface HomeOptions {
  /** Runs in the page before everything else. */
  before?: () => void;
}

/** Opens the home page and waits until its code listens: a link pressed before would load a whole page. */
export async function openHome(browser: Browser, site: string, { before }: HomeOptions = {}): Promise<Page> {
  await warmPage(`${site}/`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  if (before) await page.addInitScript(before);
  await page.goto(site, { waitUntil: 'networkidle' });
  await untilLive(page);
  return page;
}
