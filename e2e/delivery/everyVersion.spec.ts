import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { full, languages } from '../support/languages.ts';
import { withVersion } from '../support/packageVersion.ts';
import { promote } from '../support/promote.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { watchPage } from '../support/watchPage.ts';

const next = '99.0.0';

interface Part {
  name: string;
  file: string;
  /** What it says in English, on one of its pages; the shell says it on every page. */
  text: string;
}

const shell: Part = { name: 'shell', file: 'src/messages.ts', text: 'Skip to main content' };
const pages = [
  { name: 'mf-catalog', path: '/categories', file: 'src/categories/messages.ts', text: 'Material Categories' },
  { name: 'mf-services', path: '/services/moving', file: 'src/fixed-price/messages.ts', text: 'Choose what you need' },
  { name: 'mf-marketing', path: '/contact', file: 'src/contact/contactMessages.ts', text: 'Get In Touch' },
  { name: 'mf-account', path: '/auth', file: 'src/auth/authMessages.ts', text: 'One account for your quotes' },
] as const satisfies readonly (Part & { path: string })[];
const parts: readonly Part[] = [shell, ...pages];

// They take five builds, so they are tried with E2E_FULL only.
const compositions: readonly { what: string; swapped: readonly Part[] }[] = !full
  ? []
  : [
      { what: 'every section in its next version, under the shell of before', swapped: pages },
      { what: 'the next shell, with every section of before', swapped: [shell] },
      { what: 'the next shell and the next of every section', swapped: parts },
      { what: 'the next shell, and two sections of each', swapped: [shell, pages[0], pages[2]] },
    ];

let product: Product;
let dataDir: string;
let before: Record<string, string>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  dataDir = mkdtempSync(join(tmpdir(), 'every-version-'));
  product = await startProduct({ dataDir });
  before = await liveVersions();
  for (const { name, file, text } of parts)
    withVersion(name, next, [{ file, what: new RegExp(text), replacement: `${text} of the next version` }], (build) =>
      publishVariant(build, dataDir),
    );
});

test.afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function liveVersions(): Promise<Record<string, string>> {
  const answer = await fetch(`${product.url}/composition.json`);
  const { shell: live, sections } = (await answer.json()) as { shell: { version: string }; sections: Record<string, { version: string }> };
  return Object.fromEntries([['shell', live.version], ...Object.entries(sections).map(([name, { version }]) => [name, version])]);
}

for (const { what, swapped } of compositions)
  test(`${what}: pages of all sections are whole, as they come and on the way from one to the other`, async ({ page }) => {
    test.setTimeout(180_000);
    const watch = watchPage(page, product.url);
    const expected = { ...before, ...Object.fromEntries(swapped.map(({ name }) => [name, next])) };
    promote(dataDir, expected, what);
    await expect.poll(liveVersions).toEqual(expected);
    const says = (part: Part): string => (swapped.includes(part) ? `${part.text} of the next version` : part.text);
    const isWhole = async (part: Part, prefix: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (prefix) return;
      for (const shown of [part, shell]) await expect(page.locator('body')).toContainText(says(shown));
      for (const shown of [part, shell]) expect(await timesSaid(page, shown.text)).toBe(await timesSaid(page, says(shown)));
    };

    for (const { prefix } of languages) {
      for (const part of pages) {
        await page.goto(`${product.url}${prefix}${part.path}`);
        await isWhole(part, prefix);
      }
      for (const part of pages) {
        await follow(page, prefix, part.path);
        await isWhole(part, prefix);
      }
    }
    expect(watch.complaints()).toEqual([]);
  });

const timesSaid = async (page: Page, text: string): Promise<number> => (await page.locator('body').innerText()).split(text).length;

/** Goes on by links, without another document: to the sitemap, and from there to any page. */
async function follow(page: Page, prefix: string, path: string): Promise<void> {
  for (const address of [`${prefix}/sitemap`, prefix + path]) {
    const link = page.locator(`a[href="${address}"]`).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await page.waitForURL(`${product.url}${address}`);
  }
}
