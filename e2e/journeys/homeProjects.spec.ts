import { expect, test } from '../support/test.ts';
import { languages } from '../support/languages.ts';

const texts = {
  en: {
    work: 'Start with the work',
    plumbing: 'Plumbing',
    from: 'from $150',
    who: 'Who works near you?',
    place: 'City or postal code',
    show: 'Show',
    toronto: 'Toronto, ON',
    near: 'Near Toronto, ON',
    all: /^See all \d+ professionals$/,
    unknown: /^We can’t find this place/,
    cost: 'What does it cost?',
    heater: 'Tank water heater, installed',
    range: '$1,400 to $3,000',
    calculators: 'Work it out with a calculator',
    borrow: 'What you can borrow',
    deals: 'Save up to 40%',
    quote: 'Get Quote',
  },
  fr: {
    work: 'Commencez par les travaux',
    plumbing: 'Plomberie',
    from: /à partir de 150.\$/,
    who: 'Qui travaille près de chez vous?',
    place: 'Ville ou code postal',
    show: 'Afficher',
    toronto: 'Toronto (Ontario)',
    near: 'Près de Toronto (Ontario)',
    all: /^Voir les \d+ professionnels$/,
    unknown: /^Nous ne trouvons pas/,
    cost: 'Combien ça coûte?',
    heater: 'Chauffe-eau à réservoir, installé',
    range: /de 1.400.\$ à 3.000.\$/i,
    calculators: 'Faites le calcul',
    borrow: 'Capacité d’emprunt',
    deals: /40.% de rabais/,
    quote: 'Demander une soumission',
  },
} as const;

for (const { language, prefix } of languages) {
  const t = texts[language];
  const home = prefix || '/';

  test(`between the trending searches and the deals stands where a project begins (${language})`, async ({ page }) => {
    await page.goto(home);
    const main = page.getByRole('main');
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    const places = [t.work, t.who, t.cost, t.calculators, t.deals].map((title) =>
      headings.findIndex((heading) => (typeof title === 'string' ? heading === title : title.test(heading))),
    );
    expect(places[0]).toBe(1);
    expect(places).toEqual([1, 2, 3, 4, 5]);
    const trades = main.getByRole('region', { name: t.work });
    await expect(trades.getByRole('listitem')).toHaveCount(8);
    await expect(trades.getByRole('listitem').filter({ has: page.getByRole('link', { name: t.plumbing }) })).toContainText(t.from);
    await trades.getByRole('link', { name: t.plumbing }).click();
    await expect(page).toHaveURL(`${prefix}/indoor/plumbing`);
    // What the tile and the card say stands in the table they lead to.
    await expect(page.getByRole('row', { name: t.heater })).toContainText(t.range);
    await page.goBack();
    await expect(main.getByRole('region', { name: t.cost })).toContainText(t.heater);
    await expect(main.getByRole('region', { name: t.cost })).toContainText(t.range);
    await main.getByRole('region', { name: t.calculators }).getByRole('link', { name: t.borrow }).click();
    await expect(page).toHaveURL(`${prefix}/financial/affordability-calculator`);
  });

  test(`who works near a place is shown once somebody says where, also on the next visit (${language})`, async ({ page }) => {
    await page.goto(home);
    const band = page.getByRole('main').getByRole('region', { name: t.who });
    await expect(band.getByRole('article')).toHaveCount(0);
    await band.getByLabel(t.place).fill('nowhere at all');
    await band.getByRole('button', { name: t.show }).click();
    await expect(band.getByText(t.unknown)).toBeVisible();
    await band.getByLabel(t.place).fill('toronto');
    await band.getByRole('button', { name: t.show }).click();
    const near = page.getByRole('main').getByRole('region', { name: t.near });
    await expect(near.getByRole('button', { name: t.quote })).toHaveCount(3);
    await expect(near.getByRole('article').first()).toContainText(t.toronto);
    await page.reload();
    await expect(near.getByRole('button', { name: t.quote })).toHaveCount(3);
    await near.getByRole('link', { name: t.all }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/services` && url.searchParams.get('near') === 'toronto');
    await expect(page.getByRole('article').first()).toContainText(t.toronto);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`prices and costs stand in the page, and a place opens the directory there (${language})`, async ({ page }) => {
      await page.goto(home);
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: t.work }).getByRole('listitem')).toHaveCount(8);
      await expect(main.getByRole('region', { name: t.cost })).toContainText(t.range);
      await main.getByLabel(t.place).fill('M5V 1A1');
      await main.getByRole('button', { name: t.show }).click();
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/services` && url.searchParams.get('near') === 'M5V 1A1');
    });
  });
}

for (const width of [1024, 1280, 1440, 1920])
  for (const { language, prefix } of languages)
    test(`the hero is 500 px high at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(prefix || '/');
      const box = (await page.getByRole('heading', { level: 1 }).locator('..').boundingBox())!;
      const [art, tiles] = await Promise.all([
        page.getByRole('main').locator('img').first().boundingBox(),
        page
          .getByRole('main')
          .getByRole('link', { name: 'Plumbing', exact: true })
          .or(page.getByRole('main').getByRole('link', { name: 'Plomberie', exact: true }))
          .first()
          .boundingBox(),
      ]);
      expect(box.height).toBe(500);
      expect(tiles!.y).toBeGreaterThanOrEqual(box.y + 500);
      if (width < 1440) return;
      // The picture fills the other half, up to the edge.
      expect(art!.height).toBe(500);
      expect(art!.x + art!.width).toBeGreaterThanOrEqual(width);
      expect(art!.width / width).toBeGreaterThan(0.47);
    });
