import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';

/** Runs in the page. @returns its document as it stands, with the rules that its styles came to, and without script */
function withoutScript(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const scripts = 'script, noscript, style, link[rel="stylesheet"], link[rel="preload"][as="script"], link[rel="modulepreload"]';
  for (const element of copy.querySelectorAll(scripts)) element.remove();
  const style = document.createElement('style');
  style.textContent = rules.replaceAll(location.origin, '');
  copy.querySelector('head')!.append(style);
  return `<!doctype html>\n${copy.outerHTML.replaceAll(location.origin, '')}`;
}

/**
 * Keeps a page of the composed product as a document without script, as it is once everything has come.
 *
 * @param dir where the server of still pages reads it
 */
export async function captureStill(browser: Browser, site: string, path: string, dir: string): Promise<void> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync(join(dir, `${encodeURIComponent(path)}.html`), await page.evaluate(withoutScript));
  await context.close();
}
