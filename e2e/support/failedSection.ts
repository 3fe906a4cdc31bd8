import { expect, type Locator, type Page } from '@playwright/test';

/** What a section's place says when it cannot be shown. */
export const notAvailable = 'This section is not available right now';

/** The error card in the main part of the page. */
export function errorCard(page: Page): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: notAvailable });
}

/** The card is there, once, with a way to try again; header and footer work. */
export async function expectFailureIsContained(page: Page): Promise<void> {
  await expect(errorCard(page)).toHaveCount(1);
  await expect(errorCard(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expectShellInUse(page);
}

/** A menu of the header opens and closes, and the footer shows its links. */
export async function expectShellInUse(page: Page): Promise<void> {
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  await about.click();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').locator('a[href="/contact"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /sitemap/i })).toBeVisible();
}

/** The footer leads to a page of the shell, from there a link to a page of another section, and Back returns. */
export async function expectOtherAddressesWork(page: Page, here: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /sitemap/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  await page.getByRole('main').locator('a[href="/categories"]').first().click();
  await expect(page.getByRole('main').getByPlaceholder('Search categories...')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${here}$`));
}
