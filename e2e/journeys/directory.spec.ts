import { expect, test } from '../support/test.ts';
import { languages, widths } from '../support/languages.ts';
import { answerAsGuest } from '../support/quoteCard.ts';

const texts = {
  en: { heading: 'Professional Services', showing: /^Showing [\d,]+\+? of [\d,]+ services$/, clear: 'Clear Filters', quote: 'Get Quote' },
  fr: { heading: /professionnels/i, showing: /sur [\d\s\u00a0\u202f]+ /, clear: /effacer/i, quote: /soumission/i },
};

for (const { language, prefix } of languages) {
  for (const viewport of widths) {
    test.describe(`finding a provider (${language}, ${viewport.width} px)`, () => {
      test.use({ viewport });

      test('from the home page to a filtered, sorted list that survives a reload and Back', async ({ page }) => {
        await page.goto(`${prefix}/`);
        await page.getByRole('main').getByRole('search').locator('input[name="search"]').fill('plumbing');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/services\\?search=plumbing$`));
        await expect(page.getByText(texts[language].showing)).toBeVisible();
        const cards = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: texts[language].quote }) });
        await expect(cards.first()).toBeVisible();

        await page
          .getByRole('main')
          .getByRole('combobox')
          .filter({ has: page.locator('option[value="name"]') })
          .selectOption('name');
        await expect(page).toHaveURL(/sort=name/);
        await page.reload();
        await expect(cards.first()).toBeVisible();
        const first = await cards.first().getByRole('link').first().textContent();

        await cards.first().getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/services/[\\w-]+$`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(first!.trim());
        await page.goBack();
        await expect(page).toHaveURL(/search=plumbing&sort=name/);
        await expect(cards.first().getByRole('link').first()).toHaveText(first!);
      });
    });
  }
}

for (const { language, prefix } of languages) {
  test.describe(`the list of providers on a small phone (${language})`, () => {
    test.use({ viewport: { width: 360, height: 780 } });
    test('shows four at once, with nothing cut in what is pressed', async ({ page }) => {
      await page.goto(`${prefix}/services`);
      const cards = page.getByRole('main').getByRole('article');
      const first = (await cards.first().boundingBox())!;
      const fourth = (await cards.nth(3).boundingBox())!;
      expect(fourth.y + fourth.height - first.y).toBeLessThan(780);
      const quote = cards.first().getByRole('button', { name: texts[language].quote });
      expect((await quote.boundingBox())!.height).toBeGreaterThanOrEqual(36);
      expect(await quote.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
    });
  });
}

test.describe('the list of providers', () => {
  test('shows rows with a price where there is room, several to a screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/services');
    const rows = page.getByRole('main').getByRole('article');
    const first = (await rows.first().boundingBox())!;
    const fifth = (await rows.nth(4).boundingBox())!;
    expect(fifth.x).toBe(first.x);
    expect(fifth.y + fifth.height - first.y).toBeLessThan(900);
    for (const row of await rows.all()) await expect(row).toContainText(/from \$[\d.,]+/);
  });

  test('asks for a quote and says so, word for word', async ({ page }) => {
    await page.goto('/services');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Get Quote' }) })
      .first();
    const name = (await card.getByRole('link').first().textContent())!.trim();
    await card.getByRole('button', { name: 'Get Quote' }).click();
    const send = await answerAsGuest(page.getByRole('dialog', { name: `Ask ${name} for a quote` }));
    await expect(page.getByText('Quote Request', { exact: true })).toHaveCount(0);
    await send.click();
    await expect(page.getByText('Quote Request', { exact: true })).toBeVisible();
    await expect(page.getByText(`Quote request sent to ${name}. They will contact you soon!`, { exact: true })).toBeVisible();
  });

  test('loads more where the list ends, and Back returns to the same place', async ({ page }) => {
    await page.goto('/services');
    const cards = page.getByRole('button', { name: 'Get Quote' });
    await expect(cards).toHaveCount(24);
    await page.getByRole('button', { name: /load more/i }).click();
    await expect(cards).toHaveCount(48);
    const card = page.getByRole('main').getByRole('listitem').filter({ has: cards }).nth(40);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\/[\w-]+$/);
    await page.goBack();
    await expect(cards).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
  });

  test('nothing found: says so, and Clear Filters brings everything back', async ({ page }) => {
    await page.goto('/services?search=zzzqqq&category=Plumbing');
    await expect(page.getByText(/^Showing 0 of 1,240 services$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByText('Showing 1,240 of 1,240 services')).toBeVisible();
  });

  for (const wild of ['%', '_', "'; drop table services; --", '"', '\\', '💧', '   ', 'a'.repeat(10_000)]) {
    test(`the text ${JSON.stringify(wild.slice(0, 30))} gives results or an empty list, never an error`, async ({ page }) => {
      await page.goto('/services');
      await page.getByRole('main').getByRole('search').locator('input').fill(wild);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Showing [\d,]+\+? of 1,240 services$/)).toBeVisible();
      await expect(page.getByText('Failed to load services')).toHaveCount(0);
    });
  }

  test('unknown parameters and values are dropped', async ({ page }) => {
    await page.goto('/services?sort=price&category=Unicorns&page=-3&foo=bar');
    await expect(page.getByText(/^Showing [\d,]+ of 1,240 services$/)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('combobox')
        .filter({ has: page.locator('option[value="name"]') }),
    ).toHaveValue('rating');
  });
});
