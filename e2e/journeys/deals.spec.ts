import { languages, widths } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

const texts = {
  en: {
    kinds: { flash: 'Flash Sales', daily: 'Daily Deals', bundle: 'Bundles', featured: 'Featured' },
    all: 'All Deals',
    left: /\d+ (d|h|min) .*left|\d+ min left/,
    sold: /^\d+ sold, \d+ left$/,
    refresh: 'Deals refresh every Monday at 9 AM Eastern time.',
    sort: 'Sort by',
    grid: 'Grid',
    list: 'List',
    showing: /^Showing \d+ items$/,
    add: 'Add to Cart',
    outOfStock: 'Out of Stock',
    soldOut: 'Apron Sink 30 in, White',
    final: 'This is a final sale',
    understood: 'Add, I understand',
    count: 'Project list, 1 item',
    jump: 'Categories of the flyer',
    view: 'View Online',
    flyer: 'Weekly Flyer',
    turned: /^Page 2 of \d+:/,
    before: 'Previous flyer',
    ended: 'This flyer has ended. Its prices are no longer valid.',
    current: 'See this week’s flyer',
  },
  fr: {
    kinds: { flash: 'Ventes éclair', daily: 'Offres du jour', bundle: 'Ensembles', featured: 'En vedette' },
    all: 'Toutes les aubaines',
    left: /Encore \d+ (j|h|min)/,
    sold: /^Vendus\s: \d+, restants\s: \d+$/,
    refresh: 'Les aubaines changent tous les lundis à 9 h, heure de l’Est.',
    sort: 'Trier par',
    grid: 'Grille',
    list: 'Liste',
    showing: /^\d+ articles affichés$/,
    add: 'Ajouter au panier',
    outOfStock: 'En rupture de stock',
    soldOut: 'Évier tablier 30 po, blanc',
    final: 'Cette vente est finale',
    understood: 'Ajouter, j’ai compris',
    count: 'Liste de projet, 1 article',
    jump: 'Catégories de la circulaire',
    view: 'Feuilleter en ligne',
    flyer: 'Circulaire de la semaine',
    turned: /^Page 2 sur \d+\s:/,
    before: 'Circulaire précédente',
    ended: 'Cette circulaire est terminée. Ses prix ne sont plus valables.',
    current: 'Voir la circulaire de cette semaine',
  },
};

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** Day and hour in Toronto at which the time that a page shows ends. */
async function endOf(page: Page): Promise<string> {
  const ends = new Date((await main(page).locator('time[datetime]').last().getAttribute('datetime'))!);
  return ends.toLocaleString('en-CA', {
    timeZone: 'America/Toronto',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`deals in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('each tab shows its kind, and its address opens it again', async ({ page }) => {
      await page.goto(`${prefix}/deals`);
      const groups = main(page).getByRole('tabpanel').getByRole('heading', { level: 2 });
      await expect(groups).toHaveText(Object.values(t.kinds));
      for (const [kind, label] of Object.entries(t.kinds)) {
        await page.getByRole('tab', { name: label }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/deals\\?tab=${kind}$`));
        await expect(groups).toHaveText([label]);
        await expect(cards(page).first().getByText(t.left)).toBeVisible();
      }
      await page.reload();
      await expect(groups).toHaveText([t.kinds.featured]);
      await untilLive(page);
      await page.getByRole('tab', { name: t.kinds.featured }).press('ArrowLeft');
      await expect(page).toHaveURL(/tab=bundle$/);
      await page.getByRole('tab', { name: t.kinds.flash }).click();
      await expect(page.getByRole('progressbar', { name: t.sold }).first()).toBeVisible();
      await page.getByRole('tab', { name: t.all }).click();
      await expect(page).toHaveURL(/\/deals$/);
    });

    test('the three of the week count down to Monday, 9 AM in the east', async ({ page }) => {
      await page.goto(`${prefix}/weekly-deals`);
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByText(t.refresh, { exact: true })).toBeVisible();
      await expect(page.getByText(t.left).first()).toBeVisible();
      expect(await endOf(page)).toMatch(/^Monday.*09:00$/);
      await cards(page).first().getByRole('link').last().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/deals/[\\w-]+$`));
    });

    test('order and view of the clearance stand in the address, and Back takes them back', async ({ page }) => {
      await page.goto(`${prefix}/clearance?sort=nonsense`);
      await expect(page.getByText(t.showing)).toBeVisible();
      const sort = page.getByRole('combobox', { name: t.sort });
      await expect(sort).toHaveValue('discount');
      const first = cards(page).first().getByRole('heading');
      const names = [(await first.textContent())!];
      for (const order of ['price-low', 'price-high', 'stock']) {
        await sort.selectOption(order);
        await expect(page).toHaveURL(new RegExp(`/clearance\\?sort=${order}$`));
        await expect(first).not.toHaveText(names.at(-1)!);
        names.push((await first.textContent())!);
      }
      await page.getByRole('button', { name: t.list, exact: true }).click();
      await expect(page).toHaveURL(/\/clearance\?sort=stock&view=list$/);
      await page.reload();
      await expect(page.getByRole('button', { name: t.list, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(page).toHaveURL(/\/clearance\?sort=stock$/);
      await expect(page.getByRole('button', { name: t.grid, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(sort).toHaveValue('price-high');
      await expect(first).toHaveText(names[2]!);
    });

    test('what is sold out cannot be added, and a final sale asks first', async ({ page }) => {
      await page.goto(`${prefix}/clearance`);
      await expect(cards(page).filter({ hasText: t.soldOut }).getByRole('button', { name: t.outOfStock })).toBeDisabled();
      await expect(cards(page).getByRole('button', { name: t.outOfStock })).toHaveCount(2);
      await cards(page).getByRole('button', { name: t.add }).first().click();
      const question = page.getByRole('alertdialog', { name: t.final });
      await question.getByRole('button', { name: t.understood }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: t.count })).toBeVisible();
    });

    test('the flyer is jumped through and leafed through', async ({ page }) => {
      await page.goto(`${prefix}/weekly-flyer`);
      const link = page.getByRole('navigation', { name: t.jump }).getByRole('link').last();
      const category = (await link.textContent())!.trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeInViewport();
      await page.getByRole('button', { name: t.view }).click();
      const viewer = page.getByRole('dialog', { name: t.flyer });
      await expect(viewer).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('status')).toHaveText(t.turned);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: t.view })).toBeHidden();
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible();
    });

    test('a flyer of another week says that it has ended and leads to the running one', async ({ page }) => {
      await page.goto(`${prefix}/weekly-flyer`);
      await page.getByRole('link', { name: t.before }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/weekly-flyer\\?week=\\d{4}-\\d\\d-\\d\\d$`));
      await expect(page.getByText(t.ended, { exact: true })).toBeVisible();
      await expect(main(page).getByRole('button', { name: t.add })).toHaveCount(0);
      await page.getByRole('link', { name: t.current }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/weekly-flyer$`));
      await expect(main(page).getByRole('button', { name: t.add }).first()).toBeVisible();
      await expect(page.getByText(t.ended, { exact: true })).toHaveCount(0);
    });
  });
}

test('a week that is none, or long past, opens the nearest flyer there is', async ({ page }) => {
  for (const week of ['banana', '2026-02-30', '2999-01-04']) {
    await page.goto(`/weekly-flyer?week=${week}`);
    await expect(page).toHaveURL(/\/weekly-flyer$/);
    await expect(page.getByText(texts.en.left).first()).toBeVisible();
  }
  await page.goto('/weekly-flyer?week=2020-01-06');
  await expect(page.getByText(texts.en.ended, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/weekly-flyer\?week=20(?!20)\d\d-\d\d-\d\d$/);
  await expect(page.getByRole('link', { name: texts.en.before })).toHaveCount(0);
});
