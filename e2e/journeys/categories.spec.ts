import { expect, test } from '../support/test.ts';

test('finds a category by a word of its description and goes on to its professionals', async ({ page }) => {
  await page.goto('/categories');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(14);

  await page.getByPlaceholder('Search categories...').fill('lumber');
  await expect(page).toHaveURL(/\/categories\?search=lumber$/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page
    .getByRole('link', { name: /Lumber & Wood/ })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/categories' && url.searchParams.get('search') === 'Lumber & Wood');
  await page.getByRole('main').locator('a[href^="/services"]').first().click();
  await expect(page).toHaveURL(/\/services\?/);
  await page.goBack();
  await expect(page.getByPlaceholder('Search categories...')).toHaveValue('Lumber & Wood');
});

test('nothing matches', async ({ page }) => {
  await page.goto('/categories?search=zzzqqq');
  await expect(page.getByText('No categories found matching your search.', { exact: true })).toBeVisible();
});

test('French shows French names and keeps the English value in addresses', async ({ page }) => {
  await page.goto('/fr/categories');
  const card = page.getByRole('main').locator('a[href*="search=Lumber"]').first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Lumber');
});
