import { expect, test } from '../support/test.ts';
import { languages } from '../support/languages.ts';

const chips = ['Plumbing', 'Electrical', 'HVAC', 'Roofing', 'Flooring', 'Kitchen Renovation', 'Bathroom Renovation', 'Landscaping'];

test('everything the home page promises is there and leads on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const chip of chips)
    await expect(main.getByRole('link', { name: chip, exact: true }).first()).toHaveAttribute(
      'href',
      `/services?search=${encodeURIComponent(chip)}`,
    );
  await expect(main.getByText('Save up to 40%')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/services');
  await expect(main.getByRole('link', { name: 'View Categories' })).toHaveAttribute('href', '/categories');
  for (const [name, href] of [
    ['Weekly Deals', '/weekly-deals'],
    ['Weekly Flyer', '/weekly-flyer'],
    ['Clearance', '/clearance'],
    ['Deals', '/deals'],
  ] as const) {
    await expect(main.locator(`a[href="${href}"]`)).toContainText(name);
  }
  await expect(main.getByRole('heading', { name: 'Featured Local Services' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Get Quote' })).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  await expect(main.getByRole('link', { name: 'Browse Materials' })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Find Contractors' })).toHaveCount(2);
});

for (const { language, prefix } of languages) {
  test(`a trending search finds somebody (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    for (const chip of chips) {
      await page
        .getByRole('main')
        .locator(`a[href="${prefix}/services?search=${encodeURIComponent(chip)}"]`)
        .first()
        .click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').locator('a[href$="search=Plumbing"]').first()).toBeVisible();
    }
  });
}

test('on a small phone the search is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const fields = page.getByRole('main').getByRole('search').locator('input');
  await expect(fields).toHaveCount(2);
  const box = await fields.last().boundingBox();
  expect(box!.y + box!.height).toBeLessThan(640);
});

for (const [address, name, text] of [
  ['/', 'About this site', 'Demonstration site: companies, products, prices and reviews are samples.'],
  ['/fr', 'À propos de ce site', 'Site de démonstration\u00a0: entreprises, produits, prix et avis sont des exemples.'],
] as const) {
  test(`${address} says that the site runs on samples, and search engines are kept out`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('complementary', { name })).toHaveText(text);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}
