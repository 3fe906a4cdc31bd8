import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@marketplace/node-kit/freePort';
import { categoriesHeading, changeCopy, copyPackage } from '../support/packageVersion.ts';
import { startCommand, type RunningCommand } from '../support/startCommand.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { answerNothing, withoutBackend } from '../support/withoutBackend.ts';

const live = 'Material Categories';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Test versions' });

let staging: Product;
let copy: string;
let dev: RunningCommand;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  staging = await startProduct({ command: 'staging', env: withoutBackend });
  copy = copyPackage('mf-catalog');
  changeCopy(copy, [categoriesHeading('Categories of a working copy')]);
  dev = startCommand('dev.ts', ['--shell', staging.url], { PORT: String(await freePort()) }, copy);
  await expect.poll(dev.output, { timeout: 180_000 }).toContain('/overrides?use=');
});

test.afterAll(async () => {
  await dev?.stop();
  await staging?.stop();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

test('a section of a working copy runs in staging, for who confirmed it and for nobody else', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [address, origin] = /^\S+\?use=mf-catalog@(\S+)$/m.exec(dev.output())!;
  await answerNothing(page);
  await page.goto(`${staging.url}/categories`);
  await expect(heading(page)).toHaveText(live);

  // The live page without its backend is 503, which a browser calls an error.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`));
  await page.goto(address);
  await expect(page.getByText(`${origin} is a development server on this machine.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use these versions' }).click();
  await page.waitForURL(`${staging.url}/`);
  await page.goto(`${staging.url}/categories`);
  await expect(heading(page)).toHaveText('Categories of a working copy');
  await expect(bar(page)).toContainText(`mf-catalog from ${origin}`);
  await expect(bar(page)).toContainText('published and checked by nobody');

  const other = await browser.newPage();
  await answerNothing(other);
  await other.goto(`${staging.url}/categories`);
  await expect(heading(other)).toHaveText(live);
  await expect(bar(other)).toHaveCount(0);
  await other.close();

  const search = page.getByRole('banner').getByRole('search').locator('input').first();
  await search.fill('cedar fence');
  changeCopy(copy, [categoriesHeading('Saved just now')]);
  await expect(heading(page)).toHaveText('Saved just now', { timeout: 60_000 });
  await expect(search, 'what was typed stays').toHaveValue('cedar fence');
  expect(faults).toEqual([]);

  await dev.stop();
  await page.reload();
  await expect(heading(page), 'nobody serves it any more').toHaveText(live);

  await bar(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Back to the live versions' }).click();
  await page.waitForURL(`${staging.url}/`);
  await expect(bar(page)).toHaveCount(0);
});

test('what is built for browsers holds nothing of test versions and development servers', () => {
  const root = join(import.meta.dirname, '../..');
  const names = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const scripts = names.flatMap((name) =>
    readdirSync(join(root, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => join(root, name, 'dist', file)),
  );
  expect(scripts.length).toBeGreaterThan(names.length);
  const holding = scripts.filter((file) => /__liveOrigins|override-bar|\/overrides\b|\/live\.js/.test(readFileSync(file, 'utf8')));
  expect(holding).toEqual([]);
});
