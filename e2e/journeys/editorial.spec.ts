import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('a guide is found by its topic, read by its parts and kept in the other language', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Energy and comfort' }).click();
  await expect(page).toHaveURL(/\/guides\?topic=energy$/);
  await page.getByRole('link', { name: 'Heat pumps in a Canadian winter' }).click();
  await expect(page).toHaveTitle(/^Heat pumps in a Canadian winter – /);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keep a second source' }).click();
  await expect(page).toHaveURL(/#keep-a-second-source$/);
  await expect(page.getByRole('heading', { name: 'Keep a second source' })).toBeInViewport();
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(/\/fr\/guides\/heat-pumps-in-canada/);
  await expect(page.getByRole('heading', { level: 1, name: 'La thermopompe face à l’hiver' })).toBeVisible();
});

test('the address of a question opens its answer, and the keyboard opens the next', async ({ page }) => {
  await page.goto('/fr/faq#qu-est-ce-qu-une-liste-de-projet');
  await expect(page.getByText(/Une liste d’achats qui fait les calculs/)).toBeVisible();
  const next = page.locator('summary', { hasText: 'Les prix comprennent-ils les taxes?' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/au Québec, 14,975/)).toBeVisible();
});

test('a date of the sample calendar becomes a file', async ({ page }) => {
  await page.goto('/events?for=homeowners');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Add to calendar: Reading a quote together/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quotes-\d{4}-\d\d-\d\d\.ics$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T1[67]0000Z/);
});
