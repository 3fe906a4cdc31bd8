import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test as base } from '../support/test.ts';

/** A product that renders its pages, where the bundle of one section is gone and that of another is not what was published. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      // Bundles are read when the product starts: these are spoilt between two starts.
      const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
      await (await startProduct({ dataDir })).stop();
      const bundleOf = (name: string) => globSync(join(dataDir, `artifacts/${name}/*/server.cjs`))[0]!;
      rmSync(bundleOf('mf-marketing'));
      appendFileSync(bundleOf('mf-catalog'), ';');
      const product = await startProduct({ dataDir });
      process.env.PRODUCT_URL = product.url;
      process.env.PRODUCT_DATA_DIR = product.dataDir;
      await provide(product);
      await product.stop();
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

test.describe.configure({ mode: 'serial' });

const isRendered = (html: string) => html.includes('id="seed"');

test('pages of a section whose bundle is there are rendered', async ({ request }) => {
  await expect.poll(async () => isRendered(await (await request.get('/services')).text())).toBe(true);
});

for (const [path, fault] of [
  ['/about', 'is missing'],
  ['/materials', 'was changed'],
] as const)
  test(`a section whose bundle for the server ${fault}: ${path} begins in the browser, and is whole there`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect([answer.status(), isRendered(await answer.text())]).toEqual([200, false]);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

test('a page that the server remembers with rows of before shows those of now once its script runs', async ({ page, request }) => {
  const [row] = await rowsOf<{ id: string; name: string }>(
    'services?select=id,name&rating=not.is.null&order=rating.desc,review_count.desc,name,id&limit=1',
  );
  const address = `/services/${row!.id}`;
  const headers = { 'accept-encoding': 'gzip' };
  expect(await (await request.get(address, { headers })).text()).toContain(row!.name);
  const renamed = 'Renamed a moment ago';
  await callApi(`/rest/v1/services?id=eq.${row!.id}`, { method: 'PATCH', body: { name: renamed }, as: 'service' });
  const served = await (await request.get(address, { headers })).text();
  expect([isRendered(served), served.includes(renamed)]).toEqual([true, false]);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${renamed} – `));
});

test('a database that does not answer: the page comes all the same, is kept by no search engine, and fills when there is an answer', async ({
  page,
  product,
}) => {
  const backend = Number.parseInt(readFileSync(join(product.dataDir, 'backend.pid'), 'utf8'), 10);
  process.kill(backend, 'SIGSTOP');
  try {
    // A question after the address: no page of it is remembered.
    const response = await page.goto('/services?search=plumbing', { waitUntil: 'commit' });
    expect([response!.status(), response!.headers()['retry-after']]).toEqual([503, '30']);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Professional Services' })).toBeVisible();
  } finally {
    process.kill(backend, 'SIGCONT');
  }
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
