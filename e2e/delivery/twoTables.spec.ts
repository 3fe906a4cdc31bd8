import { join } from 'node:path';
import { mailTo } from '../support/mailbox.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test as base, type Page } from '../support/test.ts';

/** A product on a backend that holds only the specification's two tables, with three categories and five providers. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({
        env: {
          MIGRATIONS_DIR: join(import.meta.dirname, '../../supabase/tests/twoTables'),
          SEED_PATH: join(import.meta.dirname, 'twoTables.seed.sql'),
        },
      });
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

const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Get Quote' }) })
    .getByRole('link');
const noFailure = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0);

test('home features the providers there are', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Local Services' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Get Quote' })).toHaveCount(5);
  await noFailure(page);
});

for (const prefix of ['', '/fr']) {
  test(`categories under "${prefix}/categories" come without their other tables`, async ({ page }) => {
    await page.goto(`${prefix}/categories`);
    const card = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(card('Lumber & Wood')).toBeVisible();
    await expect(card('Garden')).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('wire');
    await expect(card('Lumber & Wood')).toHaveCount(0);
    await expect(card('Electrical')).toBeVisible();
    await noFailure(page);
  });
}

test('services are searched, filtered and sorted in the browser', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByText('Showing 5 of 5 services')).toBeVisible();
  await expect(names(page).first()).toHaveText('Études Toitures');

  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('reviews');
  await expect(names(page).first()).toHaveText('Bayview Plumbers');
  await sort.selectOption('name');
  await expect(names(page).first()).toHaveText('Atlas Roofing');

  const category = page.getByRole('main').getByRole('combobox', { name: 'Category' });
  await expect(category.locator('option')).toHaveText(['All Categories', 'Landscaping', 'Plumbing', 'Roofing']);
  await category.selectOption('Roofing');
  await expect(page.getByText('Showing 2 of 5 services')).toBeVisible();

  await page.getByRole('main').locator('input[name="search"]').fill('CALGARY');
  await expect(page.getByText('Showing 1 of 5 services')).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'CALGARY' && url.searchParams.get('category') === 'Roofing');
  await page.getByRole('main').locator('input[name="search"]').fill('nothing like it');
  await expect(page.getByText('Showing 0 of 5 services')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByText('Showing 5 of 5 services')).toBeVisible();
  await noFailure(page);
});

test('a deep link to a search and to a provider works, an unknown provider is not found', async ({ page }) => {
  await page.goto('/services?search=plumb&sort=name');
  await expect(page.getByText('Showing 2 of 5 services')).toBeVisible();
  await names(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bayview Plumbers');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bayview Plumbers');
  await noFailure(page);
  const unknown = await page.goto('/services/00000000-0000-4000-8000-ffffffffffff');
  expect(unknown?.status()).toBe(404);
});

test('signs up, confirms by mail, is signed in, and signs out', async ({ page }) => {
  await page.goto('/signup');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="new-password"]') });
  await form.locator('input[autocomplete="name"]').fill('Élodie Tremblay');
  await form.locator('input[type="email"]').fill('elodie@example.ca');
  const passwords = form.locator('input[autocomplete="new-password"]');
  await passwords.first().fill('maple syrup 42');
  await passwords.last().fill('maple syrup 42');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  await page.goto((await mailTo('elodie@example.ca')).link);
  const account = page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' });
  await expect(account).toBeVisible();
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
});
