import { expect, test } from '../support/test.ts';
import { findViolations } from '../support/findViolations.ts';
import { languages } from '../support/languages.ts';
import { settle } from '../support/settle.ts';

const texts = {
  en: {
    map: 'Map of professionals',
    asMap: 'Map',
    asList: 'List',
    many: /^[\d,]+ professionals near /,
    rating: /^Rating/,
    four: '4 and up',
    quote: 'Get Quote',
    toMap: 'Skip to the map',
    toList: 'Back to the list',
  },
  fr: {
    map: 'Carte des professionnels',
    asMap: 'Carte',
    asList: 'Liste',
    many: /^[\d\s\u00a0\u202f]+ professionnels, .+ et environs$/,
    rating: /^Note/,
    four: '4 et plus',
    quote: /soumission/i,
    toMap: 'Passer à la carte',
    toList: 'Revenir à la liste',
  },
};

for (const { language, prefix } of languages) {
  const t = texts[language];

  test(`beside the list a map, by keyboard from the country to a company (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services?category=Roofing`);
    const map = page.getByRole('region', { name: t.map });
    const canvas = map.getByRole('application');
    const cluster = canvas.getByRole('button', { name: t.many });
    const company = canvas.locator('button[data-single]');
    await expect(cluster.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    // The list is long: a link before it leads to the map, and one in the map back.
    const toMap = page.getByRole('link', { name: t.toMap });
    await toMap.focus();
    await expect(toMap).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: t.toList })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('article').first().getByRole('link').first()).toBeFocused();

    // Nearer, until a company stands alone.
    await cluster.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&at=/);
    await expect(canvas).toBeFocused();
    for (let steps = 0; steps < 8 && !(await company.count()); steps++) await page.keyboard.press('+');
    await company.first().focus();
    const name = (await company.first().getAttribute('aria-label'))!;
    await page.keyboard.press('Enter');
    const card = map.getByRole('region', { name });
    await expect(card.getByRole('link', { name })).toBeFocused();
    await expect(card.getByRole('button', { name: t.quote })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/services/[\\w-]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(/&at=/);
    await expect(company.first()).toBeVisible();
  });

  test(`filters as buttons that open their choices (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    const pill = page.getByRole('main').getByRole('button', { name: t.rating });
    await pill.click();
    const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('min_rating') ?? false);
    await page.getByRole('radio', { name: t.four, exact: true }).check();
    await expect(page).toHaveURL(/rating=4$/);
    // What was found before is pale until what is found now takes its place, in the list and on the map.
    await answered;
    await settle(page);
    await expect(
      page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('article') })
        .locator('..'),
    ).toHaveCSS('opacity', '1');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(pill).toBeFocused();
    await expect(pill).toHaveAccessibleName(/4/);
    await expect(page.getByRole('radio', { name: t.four, exact: true })).toHaveCount(0);
  });

  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('list or map survives reload and Back', async ({ page }) => {
      await page.goto(`${prefix}/services?category=Roofing`);
      const first = page.getByRole('main').getByRole('article').first();
      const map = page.getByRole('region', { name: t.map });
      await expect(first).toBeVisible();
      await expect(map).toBeHidden();
      await page.getByText(t.asMap, { exact: true }).click();
      await expect(page).toHaveURL(/view=map$/);
      await expect(map.getByRole('application').getByRole('button').first()).toBeVisible();
      await expect(first).toBeHidden();
      expect(await findViolations(page)).toEqual([]);

      await page.reload();
      await expect(map.getByRole('application').getByRole('button').first()).toBeVisible();
      await expect(page.getByRole('radio', { name: t.asMap })).toBeChecked();
      await page.goBack();
      await expect(page.getByRole('radio', { name: t.asList })).toBeChecked();
      await expect(first).toBeVisible();
      await expect(map).toBeHidden();
    });

    test('with filters on, the first company stands above the middle of the page', async ({ page }) => {
      await page.goto(`${prefix}/services?near=Toronto&rating=4&verified=true`);
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card).toBeVisible();
      expect((await card.boundingBox())!.y).toBeLessThan(500);
    });
  });
}
