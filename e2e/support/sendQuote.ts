import type { Page } from '@playwright/test';

/**
 * Answers the first request of a company's inbox with a quote.
 *
 * @param name told each button before it is pressed, so that a test can look it up; it answers what to press
 */
export async function sendQuote(page: Page, name = (label: string) => label): Promise<void> {
  const press = (label: string) => page.getByRole('button', { name: name(label), exact: true }).click();
  await page.goto('/account/leads');
  await page.getByRole('main').locator('a[href*="/account/leads/"]').first().click();
  await press('Send a quote');
  await page.getByLabel('Description').fill('Two hours and a new tap');
  await page.getByLabel('Price ($)').fill('400');
  await press('Yes');
  await press('None is needed');
  await press('Review');
  await press('Send quote');
  await page.getByRole('heading', { name: /^Sent once, at/ }).waitFor();
}
