import { expect, type Page } from './test.ts';

/** From here on filters stand beside their list: `media.lg` of shared-ui. */
const BESIDE_LIST = 1024;

/** What opens the filters of a list where they stand behind a button. */
export const filterButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Filters|Filtres)/ });

/** Opens the filters of a list where they stand behind a button. */
export async function openFilters(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= BESIDE_LIST) return;
  await filterButton(page).click();
}

/** Leads from filters that stand before their list to what they found. */
export async function showFound(page: Page): Promise<void> {
  const filters = page.getByRole('dialog', { name: /^(Filters|Filtres)$/ });
  if (!(await filters.isVisible())) return;
  await filters.getByRole('button', { name: /^(Show|Afficher) / }).press('Enter');
  await expect(filters).toBeHidden();
  // The step that held them open is taken back a moment later; a page that is loaded anew meanwhile would close them then.
  await page.waitForFunction(() => !(history.state as { usr?: { over?: unknown } | null } | null)?.usr?.over);
}
