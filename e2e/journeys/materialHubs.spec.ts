import { openFilters, showFound } from '../support/filters.ts';
import { languages, widths } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { tabTo } from './tabTo.ts';

const texts = {
  en: {
    mount: 'Mount',
    width: 'Width',
    any: 'Any',
    undermount: 'Undermount',
    sort: 'Sort by',
    showing: (count: number) => new RegExp(`^Showing ${count} materials?$`),
    active: 'Active filters',
    chosen: 'Mount: Undermount',
    none: 'No materials match.',
    clear: 'Clear Filters',
    star: 'ENERGY STAR',
    yes: 'Yes',
  },
  fr: {
    mount: 'Pose',
    width: 'Largeur',
    any: 'Peu importe',
    undermount: 'Sous plan',
    sort: 'Trier par',
    showing: (count: number) => new RegExp(`^Affichage de ${count} matériau(x)?$`),
    active: 'Filtres actifs',
    chosen: 'Pose\u00a0: Sous plan',
    none: 'Aucun matériau ne correspond.',
    clear: 'Effacer les filtres',
    star: 'ENERGY STAR',
    yes: 'Oui',
  },
};

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const chosen = (page: Page, name: string) => field(page, name).locator('option:checked');

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`materials of one kind in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('are chosen by what they are with the keyboard alone, and keys in quick succession all count', async ({ page }) => {
      await page.goto(`${prefix}/kitchen/sinks`);
      await expect(page.getByText(t.showing(13))).toBeVisible();
      await openFilters(page);
      const mount = field(page, t.mount);
      await expect(mount).toBeVisible();
      const options = await mount.getByRole('option').allTextContents();
      expect(options[0]).toBe(t.any);
      await tabTo(page, mount);
      for (const _ of options.slice(1)) await page.keyboard.press('ArrowDown');
      await expect(chosen(page, t.mount)).toHaveText(options.at(-1)!);
      await page.keyboard.press('Home');
      await expect(page).toHaveURL(/\/kitchen\/sinks$/);

      await tabTo(page, field(page, t.width));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/\?spec=Width:23%20in$/);
      await expect(page.getByText(t.showing(1))).toBeVisible();
    });

    test('keep every choice in the address, for whoever filters on, comes Back or sends a link', async ({ page }) => {
      await page.goto(`${prefix}/kitchen/sinks`);
      await openFilters(page);
      await field(page, t.mount).selectOption({ label: t.undermount });
      await showFound(page);
      await field(page, t.sort).selectOption('price-low');
      await expect(page).toHaveURL(/\?sort=price-low&spec=Mount:Undermount$/);
      await expect(page.getByText(t.showing(5))).toBeVisible();
      await expect(page.getByRole('group', { name: t.active })).toContainText(t.chosen);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!);
      await expect(page).toHaveURL(/\/materials\/\d+$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
      await expect(page).toHaveURL(/\?sort=price-low&spec=Mount:Undermount$/);
      await expect(page.getByText(t.showing(5))).toBeVisible();
      await openFilters(page);
      await expect(chosen(page, t.mount)).toHaveText(t.undermount);
      await showFound(page);
      await page.reload();
      await openFilters(page);
      await expect(chosen(page, t.mount)).toHaveText(t.undermount);

      await field(page, t.width).selectOption({ value: 'Width:33 in' });
      await showFound(page);
      await expect(page.getByText(t.none)).toBeVisible();
      await page.getByRole('button', { name: t.clear }).first().click();
      await expect(page).toHaveURL(/\/kitchen\/sinks\?sort=price-low$/);
      await expect(page.getByText(t.showing(13))).toBeVisible();
      await openFilters(page);
      await expect(chosen(page, t.mount)).toHaveText(t.any);
    });

    test('an address in other words is put right, and what is unknown is dropped', async ({ page }) => {
      await page.goto(`${prefix}/outdoor/windows?spec=energy%20star:${t.yes.toLowerCase()}&spec=Colour:Red&spec=nothing`);
      await expect(page).toHaveURL(/\/outdoor\/windows\?spec=ENERGY%20STAR:Yes$/);
      await expect(page.getByText(t.showing(9))).toBeVisible();
      await openFilters(page);
      await expect(chosen(page, t.star)).toHaveText(t.yes);
    });
  });
}
