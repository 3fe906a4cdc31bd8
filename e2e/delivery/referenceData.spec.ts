import { startProduct, type Product } from '../support/startProduct.ts';
import { findViolations } from '../support/findViolations.ts';
import { expect, test as base } from '../support/test.ts';

/** A product on a new database without samples, as a production environment begins. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ env: { SEED: 'reference' } });
      process.env.PRODUCT_URL = product.url;
      process.env.MAILBOX_URL = product.mailboxUrl;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

test.describe.configure({ mode: 'serial' });

const pages = [
  ['/', 'Plan your home project with clear numbers', 'Planifiez vos travaux, chiffres à l’appui'],
  ['/services', 'No companies are listed yet', 'Aucune entreprise n’est encore inscrite'],
  ['/indoor/plumbing', 'No companies are listed yet: Plumbing', 'Aucune entreprise n’est encore inscrite\u00a0: Plomberie'],
  ['/materials', 'No materials listed here yet', 'Pas encore de matériaux ici'],
  ['/kitchen/sinks', 'No materials listed here yet', 'Pas encore de matériaux ici'],
  ['/weekly-deals', 'No weekly deals yet', 'Pas encore d’aubaines de la semaine'],
  ['/weekly-flyer', 'No flyer yet', 'Pas encore de circulaire'],
  ['/clearance', 'No clearance items yet', 'Rien en liquidation pour l’instant'],
  ['/deals', 'No deals yet', 'Pas encore d’aubaines'],
] as const;

for (const [path, english, french] of pages) {
  for (const [address, title] of [
    [path, english],
    [path === '/' ? '/fr' : `/fr${path}`, french],
  ] as const) {
    test(`${address} says that there is nothing yet, and what to do meanwhile`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(main).not.toContainText(
        /Save up to|de rabais|50,000|Clear Filters|Effacer les filtres|\b0 (of|items|materials|services)/,
      );
      await expect(main.getByRole('link').last()).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test('no page says that its things are samples, because there are none', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'No companies are listed yet' })).toBeVisible();
  await expect(page.getByText('Demonstration site')).toHaveCount(0);
});
