import { openFilters, showFound } from '../support/filters.ts';
import { languages, widths } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { tabTo } from './tabTo.ts';

const texts = {
  en: {
    showing: /^Showing [\d,]+ materials?$/,
    search: 'Search materials',
    word: 'board',
    category: 'Category',
    filters: /^Filters/,
    low: 'Lowest price',
    high: 'Highest price',
    from: 'From (CAD)',
    to: 'To (CAD)',
    location: 'Location',
    inStock: 'In stock only',
    sort: 'Sort by',
    clear: 'Clear Filters',
    add: 'Add to Cart',
    loadMore: 'Load More Materials',
    quickLook: (name: string) => `Quick look at ${name}`,
    details: 'See all details',
    tile: 'Slate Grey Porcelain Tile 12 x 24 in',
    area: 'Area to cover',
    measure: 'Measured in',
    total: '110 × $4.29 per sq ft = $471.90 before tax',
    areaError: /^Enter a number above 0/,
    postal: 'Postal code',
    postalError: /^Enter a Canadian postal code/,
    delivered: /to Ontario, in about/,
    low90: /lowest price in 90 days/i,
    history: 'Price history',
    installers: 'Who installs this',
    count: (lines: number) => `Project list, ${lines} item`,
    missing: 'Material not found',
    all: 'See all materials',
  },
  fr: {
    showing: /^Affichage de [\d\s]+ matériau(x)?$/,
    search: 'Rechercher des matériaux',
    word: 'planche',
    category: 'Catégorie',
    filters: /^Filtres/,
    low: 'Prix minimal',
    high: 'Prix maximal',
    from: 'De (CAD)',
    to: 'À (CAD)',
    location: 'Emplacement',
    inStock: 'En stock seulement',
    sort: 'Trier par',
    clear: 'Effacer les filtres',
    add: 'Ajouter au panier',
    loadMore: 'Afficher plus de matériaux',
    quickLook: (name: string) => `Aperçu de ${name}`,
    details: 'Voir tous les détails',
    tile: 'Carreau de porcelaine gris ardoise 12 x 24 po',
    area: 'Surface à couvrir',
    measure: 'Mesuré en',
    total: '110 × 4,29 $ le pi² = 471,90 $ avant taxes',
    areaError: /^Entrez un nombre supérieur à 0/,
    postal: 'Code postal',
    postalError: /^Entrez un code postal canadien/,
    delivered: /, Ontario, en \d+ jours environ/,
    low90: /prix le plus bas en 90 jours/i,
    history: 'Historique des prix',
    installers: 'Qui pose ce matériau',
    count: (lines: number) => `Liste de projet, ${lines} article`,
    missing: 'Matériau introuvable',
    all: 'Voir tous les matériaux',
  },
};

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** Whether the prices of the cards rise or fall down the page. */
async function isSorted(page: Page, order: string): Promise<boolean> {
  const shown = await cards(page).allTextContents();
  const prices = shown.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(',', '')));
  const rising = order === 'price-low' ? prices : prices.toReversed();
  return rising.every((price, index) => index === 0 || price >= rising[index - 1]!);
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`the catalogue of materials in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('is searched, filtered and cleared with the keyboard alone', async ({ page }) => {
      await page.goto(`${prefix}/materials`);
      await expect(page.getByText(t.showing)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');

      await tabTo(page, main(page).getByRole('combobox', { name: t.search }));
      await page.keyboard.type(t.word);
      await expect(page).toHaveURL(new RegExp(`/materials\\?search=${t.word}$`));
      const category = main(page).getByRole('combobox', { name: t.category });
      await tabTo(page, category);
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/category=/);
      await expect(category).not.toHaveValue('');
      await page.keyboard.press('ArrowUp');
      await expect(page).not.toHaveURL(/category=/);

      const toggle = page.getByRole('button', { name: t.filters });
      if (await toggle.isVisible()) {
        await tabTo(page, toggle);
        await page.keyboard.press('Enter');
      }
      const low = page.getByRole('slider', { name: t.low });
      await tabTo(page, low);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/min=50/);
      await page.keyboard.press('Home');
      await expect(page).not.toHaveURL(/min=/);
      await tabTo(page, page.getByRole('slider', { name: t.high }));
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(/max=2500/);
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/max=2450/);
      await tabTo(page, page.getByLabel(t.to));
      await expect(page.getByLabel(t.to)).toHaveValue('2450');
      await tabTo(page, page.getByRole('combobox', { name: t.location }));
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/location=BC/);
      await tabTo(page, page.getByRole('checkbox', { name: t.inStock }));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/stock=true/);

      await showFound(page);
      await expect(page.getByText(t.showing)).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: t.clear }).first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/materials$/);
      await expect(main(page).getByRole('combobox', { name: t.search })).toBeFocused();
    });

    test('keeps its filters, order and length for whoever comes Back', async ({ page }) => {
      await page.goto(`${prefix}/materials?min=50&stock=true&sort=price-low`);
      const buttons = page.getByRole('button', { name: t.add });
      await expect(buttons).toHaveCount(24);
      await page.getByRole('button', { name: t.loadMore }).click();
      await expect(buttons).toHaveCount(48);
      const link = cards(page).nth(30).getByRole('link').first();
      const name = await link.textContent();
      await link.click();
      await expect(page).toHaveURL(/\/materials\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: name!, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/materials\?min=50&stock=true&sort=price-low$/);
      await expect(buttons).toHaveCount(48);
      await expect(link).toHaveText(name!);
      await expect(link).toBeInViewport();
      await expect(page.getByRole('combobox', { name: t.sort })).toHaveValue('price-low');
    });

    test('puts prices that are upside down in the address the right way round', async ({ page }) => {
      await page.goto(`${prefix}/materials?min=2000&max=510`);
      await expect(page).toHaveURL(/\/materials\?min=500&max=2000$/);
      await expect(page.getByText(t.showing)).toBeVisible();
      await openFilters(page);
      await expect(page.getByLabel(t.from)).toHaveValue('500');
      await expect(page.getByLabel(t.to)).toHaveValue('2000');
    });

    test('shows a material over the list, and on its own page with the quantity that is needed', async ({ page }) => {
      await page.goto(`${prefix}/materials`);
      const look = page.getByRole('button', { name: t.quickLook(t.tile) });
      await look.click();
      const dialog = page.getByRole('dialog', { name: t.tile });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(look).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('link', { name: t.details }).click();

      await expect(page).toHaveURL(new RegExp(`${prefix}/materials/4$`));
      await expect(page.getByRole('heading', { level: 1, name: t.tile })).toBeVisible();
      await page.getByLabel(t.area).fill('-5');
      await expect(page.getByText(t.areaError)).toBeVisible();
      await page.getByLabel(t.measure).selectOption('ft2');
      await page.getByLabel(t.area).fill('100');
      await expect(page.getByText(t.total, { exact: true })).toBeVisible();
      await expect(page.getByText(t.low90)).toBeVisible();
      await expect(page.getByRole('heading', { name: t.history })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.installers })).toBeVisible();

      await page.getByLabel(t.postal).fill('90210');
      await page.keyboard.press('Tab');
      await expect(page.getByText(t.postalError)).toBeVisible();
      await page.getByLabel(t.postal).fill('m5v2t6');
      await expect(page.getByText(t.delivered)).toBeVisible();
      await page.getByRole('button', { name: t.add }).first().click();
      await expect(page.getByRole('banner').getByRole('link', { name: t.count(1) })).toBeVisible();
    });

    for (const id of ['999999', 'abc']) {
      test(`has nothing under ${id}: the page says so, and so does its status`, async ({ page }) => {
        const response = await page.goto(`${prefix}/materials/${id}`);
        expect(response!.status()).toBe(404);
        await expect(page.getByRole('heading', { name: t.missing }).first()).toBeVisible();
        await page.getByRole('link', { name: t.all }).click();
        await expect(page.getByText(t.showing)).toBeVisible();
      });
    }
  });
}

test('beside a long list the filters stay in view', async ({ page }) => {
  await page.goto('/materials');
  await page.getByRole('main').getByRole('article').nth(20).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByLabel('Brand')).toBeInViewport();
});

test('every order stands in the address, survives a reload and sorts', async ({ page }) => {
  await page.goto('/materials');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const first = cards(page).first();
  await expect(first).toContainText('Western Red Cedar Board');
  for (const order of ['price-low', 'price-high', 'rating', 'newest']) {
    await sort.selectOption(order);
    await expect(page).toHaveURL(new RegExp(`/materials\\?sort=${order}$`));
    await expect(first).not.toContainText('Western Red Cedar Board');
    if (!order.startsWith('price')) continue;
    await expect.poll(() => isSorted(page, order)).toBe(true);
  }
  await page.reload();
  await expect(sort).toHaveValue('newest');
  await sort.selectOption('featured');
  await expect(page).toHaveURL(/\/materials$/);
  await expect(first).toContainText('Western Red Cedar Board');
});

for (const path of ['/materials?category=Lumber+%26+Wood', '/categories', '/clearance', '/deals'])
  test(`a phone fetches the pictures of the first view of ${path} in less than 150 KB`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const pictures: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/pictures/')) pictures.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(pictures)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(150_000);
  });

test('the picture of each card arrives, and is the one of its product', async ({ page }) => {
  await page.goto('/materials');
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /\/pictures\/board-cedar-640\.avif\?/);
  const pictures = await cards(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(pictures).toHaveLength(await cards(page).count());
  for (const picture of pictures) {
    const response = await page.request.get(picture);
    expect(response.status(), picture).toBe(200);
    expect(response.headers()['content-type'], picture).toBe('image/avif');
    expect(response.headers()['cache-control'], picture).toContain('immutable');
    expect(picture).not.toContain('parcel');
  }
});
