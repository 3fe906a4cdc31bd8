import { expect, type Page } from './test.ts';

/** Opens the filters of a list where they stand behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('main').getByRole('button', { name: /^(Filters|Filtres)/ });
  if (await toggle.isVisible()) await toggle.click();
}

/** Leads from filters that stand before their list to what they found. */
export async function showFound(page: Page): Promise<void> {
  const filters = page.getByRole('dialog', { name: /^(Filters|Filtres)$/ });
  if (!(await filters.isVisible())) return;
  await filters.getByRole('button', { name: /^(Show|Afficher) / }).press('Enter');
  await expect(filters).toBeHidden();
}
