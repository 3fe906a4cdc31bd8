import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { categoriesHeading, withVersion } from '../support/packageVersion.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { runDelivery } from '../support/runDelivery.ts';
import { startController } from '../support/startController.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const section = 'mf-catalog';
const liveHeading = 'Material Categories';
const good = { version: '99.0.0', heading: 'Categories of a canary' };
const bad = { version: '99.0.1', fault: 'a bad release' };
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

let product: Product;
let dataDir: string;
const sections = (...words: string[]) => runDelivery('sections.ts', [...words, '--why', 'a test of canaries'], { DATA_DIR: dataDir });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = mkdtempSync(join(tmpdir(), 'canary-'));
  product = await startProduct({ dataDir });
  withVersion('mf-catalog', good.version, [categoriesHeading(good.heading)], (build) => publishVariant(build, dataDir));
  const throws = {
    file: 'src/categories/CategoriesPage.tsx',
    what: /( {2}const t = useT\(categoriesMessages\);)/,
    replacement: `  if (Date.now() > 0) throw new Error('${bad.fault}');\n$1`,
  };
  withVersion('mf-catalog', bad.version, [throws], (build) => publishVariant(build, dataDir));
  sections('keys', 'add', '--role', 'canary');
});

test.afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Numbers of visitors, who do not count as such by this: some who are in the canary that runs, and some who are not. */
async function numbers(count: number): Promise<{ inside: number[]; outside: number[] }> {
  const found = { inside: [] as number[], outside: [] as number[] };
  for (let number = 0; found.inside.length < count || found.outside.length < count; number += 1) {
    const { headers } = await fetch(`${product.url}/terms`, { method: 'HEAD', headers: { cookie: `visitor=${number}` } });
    const runs = headers.get('x-composition')!;
    (runs.includes(`${section}@99.`) ? found.inside : found.outside).push(number);
  }
  return found;
}

/** A browser of its own with the number of a visitor, on the page of categories. */
async function openAs(browser: Browser, number: number | null): Promise<Page> {
  const context = await browser.newContext();
  if (number !== null) await context.addCookies([{ name: 'visitor', value: String(number), url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/categories`);
  return page;
}

test('a canary is for who is in it, each time they come, and for nobody else; widened, it keeps them', async ({ browser }) => {
  test.setTimeout(120_000);
  sections('canary', 'local', `${section}=${good.version}`, '--percent', '50');
  const { inside, outside } = await numbers(1);
  const [mine, other, first] = [await openAs(browser, inside[0]!), await openAs(browser, outside[0]!), await openAs(browser, null)];
  for (let time = 0; time < 2; time += 1) {
    await expect(heading(mine)).toHaveText(good.heading);
    await expect(heading(other)).toHaveText(liveHeading);
    await Promise.all([mine.reload(), other.reload()]);
  }

  // Whoever has no number sees what is live, and gets one that no script reads.
  await expect(heading(first)).toHaveText(liveHeading);
  const [cookie, ...more] = await first.context().cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: 'visitor', value: expect.stringMatching(/^\d{1,6}$/), httpOnly: true, sameSite: 'Lax' });

  sections('canary', 'local', '--percent', '100');
  for (const page of [mine, other, first]) {
    await page.reload();
    await expect(heading(page)).toHaveText(good.heading);
  }
  sections('canary', 'local', '--end');
  for (const page of [mine, other, first]) {
    await page.reload();
    await expect(heading(page)).toHaveText(liveHeading);
    await page.context().close();
  }
});

test('a canary that fails is healed where it runs, and reverted for everybody by the controller', async ({ browser }) => {
  test.setTimeout(180_000);
  sections('canary', 'local', `${section}=${bad.version}`, '--percent', '50');
  const { inside } = await numbers(4);
  const controller = startController(dataDir, product.url);
  const pages: Page[] = [];
  try {
    await expect.poll(controller.output).toContain('is watched on');
    for (const number of inside.slice(0, 4)) {
      const page = await openAs(browser, number);
      pages.push(page);
      // The live version takes over, and the server is told.
      await expect(heading(page)).toHaveText(liveHeading);
      if (controller.output().includes('was reverted')) break;
    }
    await expect.poll(controller.output, { timeout: 60_000 }).toMatch(/The canary was reverted: something failed for \d of \d visitors/);
    const { headers } = await fetch(`${product.url}/categories`, { headers: { cookie: `visitor=${inside[0]}` } });
    expect(headers.get('x-composition')).not.toContain(`${section}@99.`);
    expect(await (await fetch(`${product.url}/canary.json`)).json()).toMatchObject({ canary: null });

    const faults: Error[] = [];
    pages[0]!.on('pageerror', (fault) => faults.push(fault));
    await pages[0]!.reload();
    await expect(heading(pages[0]!)).toHaveText(liveHeading);
    expect(faults).toEqual([]);
  } finally {
    await controller.stop();
    for (const page of pages) await page.context().close();
  }
});
