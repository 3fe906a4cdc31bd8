import { recompose } from '../support/composition.ts';
import { languages } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';

const texts = {
  en: {
    header: 'Search services',
    trades: 'Trades',
    materials: 'Materials',
    near: 'roofer Tor',
    trade: 'Roofing, Toronto, ON',
    material: 'cedar',
    where: 'Where',
    city: 'Montréal, QC',
    unknown: /^We can’t find this place/,
    again: /^Roofing, H2X 1Y4/,
  },
  fr: {
    header: 'Rechercher un service',
    trades: 'Métiers',
    materials: 'Matériaux',
    near: 'couvreur Tor',
    trade: 'Toiture, Toronto (Ontario)',
    material: 'cèdre',
    where: 'Où',
    city: 'Montréal (Québec)',
    unknown: /^Nous ne trouvons pas/,
    again: /^Toiture, H2X 1Y4/,
  },
} as const;

/** Focuses a search field, whose list then takes its place, and types. */
async function type(page: Page, landmark: 'banner' | 'main', text: string): Promise<void> {
  const field = page.getByRole(landmark).getByRole('search').locator('input').first();
  await field.click();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type(text);
}

const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true });

for (const { language, prefix } of languages) {
  const t = texts[language];
  for (const landmark of ['banner', 'main'] as const) {
    test(`the search of the home page's ${landmark} leads to a trade at a place and to a material, with the keyboard alone (${language})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/`);
      await type(page, landmark, t.near);
      await expect(group(page, t.trades).getByRole('option', { name: t.trade })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('category') === 'Roofing' && url.searchParams.get('near') === 'Toronto, ON',
      );

      await page.goto(`${prefix}/`);
      await type(page, landmark, t.material);
      const materials = group(page, t.materials).getByRole('option');
      await expect(materials.nth(1)).toBeVisible();
      while ((await materials.nth(1).getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      // From here on the list stays, whatever answer is on its way.
      const name = await materials.nth(1).textContent();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/materials/\\d+$`));
      const title = page.getByRole('heading', { level: 1 });
      await expect.poll(async () => name!.includes((await title.textContent())!)).toBe(true);
    });
  }
}

for (const { language, prefix } of languages)
  for (const width of [360, 1280])
    test(`what and where lead to the directory, which the header and the next visit remember (${language}, ${width} px)`, async ({
      page,
    }) => {
      const t = texts[language];
      await page.setViewportSize({ width, height: 740 });
      await page.goto(prefix || '/');
      const search = page.getByRole('main').getByRole('search');
      const where = search.getByLabel(t.where, { exact: true }).and(search.locator('input'));
      await where.click();
      await expect(where).toHaveRole('combobox');
      await page.keyboard.type('nowhere at all');
      await page.keyboard.press('Tab');
      await expect(search.getByText(t.unknown)).toBeVisible();
      await expect(where).toHaveValue('nowhere at all');

      await where.fill('Montr');
      await page.getByRole('option', { name: t.city }).click();
      await expect(where).toHaveValue(t.city);
      await expect(search.getByText(t.unknown)).toHaveCount(0);
      await where.fill('h2x1y4');
      await search.locator('input[name="search"]').fill('toiture');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === `${prefix}/services` && searchParams.get('search') === 'toiture' && searchParams.get('near') === 'H2X 1Y4',
      );

      await page.goto(prefix || '/');
      await expect(where).toHaveValue('H2X 1Y4');
      if (width < 1024) return;
      await type(page, 'banner', language === 'fr' ? 'toit' : 'roof');
      await page.getByRole('option', { name: t.again }).click();
      await expect(page).toHaveURL(
        ({ searchParams }) => searchParams.get('category') === 'Roofing' && searchParams.get('near') === 'H2X 1Y4',
      );
    });

test('where the section of the materials is missing, the other groups are there', async ({ page }) => {
  await recompose(page, (composition) => {
    composition.sections = composition.sections.filter(({ name }) => name !== 'mf-catalog');
  });
  await page.goto('/services');
  await type(page, 'main', 'roof');
  await expect(group(page, 'Trades').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Guides').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Materials')).toHaveCount(0);
});
