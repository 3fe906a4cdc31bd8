import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { integrityOf } from '../support/integrityOf.ts';
import { promote } from '../support/promote.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test as base } from '../support/test.ts';

const serverBundle = 'server.cjs';
const broken = '99.0.0';

/** Puts a build of a section live that is the one of today but for its bundle for the server: none, or one that says this. */
function spoilBundle(dataDir: string, name: string, bundle: string | null): void {
  const build = join(dataDir, 'spoilt', name);
  cpSync(globSync(join(dataDir, `artifacts/${name}/*`))[0]!, build, { recursive: true });
  if (bundle !== null) writeFileSync(join(build, serverBundle), bundle);
  publishVariant(build, dataDir, ({ files: { [serverBundle]: _, ...files } }) => ({
    version: broken,
    files: bundle === null ? files : { ...files, [serverBundle]: integrityOf(bundle) },
  }));
  promote(dataDir, { [name]: broken }, 'a fault to be seen');
}

/** A product that renders its pages, where one section has no bundle for the server and that of another cannot be run. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      try {
        spoilBundle(product.dataDir, 'mf-marketing', null);
        spoilBundle(product.dataDir, 'mf-catalog', "throw new Error('a bundle that cannot be run');");
        process.env.PRODUCT_URL = product.url;
        process.env.PRODUCT_DATA_DIR = product.dataDir;
        await provide(product);
      } finally {
        await product.stop();
      }
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
  ['/materials', 'cannot be run'],
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
