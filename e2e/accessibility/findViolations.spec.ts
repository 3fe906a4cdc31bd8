import { expect, test } from '@playwright/test';
import { findViolations } from '../support/findViolations.ts';

/** A page with a header that stays, and a button below the first window. */
const pageWith = (button: string) => `<!doctype html><html lang="en"><title>Looked at</title>
  <header style="position: sticky; top: 0; height: 60px; background: #fff"><a href="#top" style="display: block; height: 60px">A header that stays</a></header>
  <main><h1>Looked at</h1><div style="height: 1500px"></div>${button}<p style="margin: 0; height: 1500px">The rest</p></main></html>`;
const large = '<button style="height: 44px; width: 200px; display: block">Send</button>';
const small = '<button style="height: 14px; width: 14px; padding: 0; border: 0; display: block" aria-label="Send"></button>';

/** Scrolls until the header covers the button but for its last pixels. */
async function coverButton(page: Parameters<typeof findViolations>[0]): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.querySelector('button')!.getBoundingClientRect().bottom - 60 - 8);
    return scrollY;
  });
}

test('a large target that the header covers where the page is scrolled to is large enough', async ({ page }) => {
  await page.setContent(pageWith(large));
  const at = await coverButton(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => scrollY), 'the page stays where it was').toBe(at);
});

test('a target that is too small is found, covered or not', async ({ page }) => {
  await page.setContent(pageWith(`${small}${small.replace('Send', 'Stop')}`));
  expect(await findViolations(page)).toHaveLength(2);
  await coverButton(page);
  expect((await findViolations(page)).length).toBeGreaterThan(0);
});
