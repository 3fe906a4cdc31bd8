import type { Locator } from '@playwright/test';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  en: { payment: 'Mortgage payment and monthly cost' },
  fr: { payment: 'Versement hypothécaire et coût mensuel' },
};
const box = async (locator: Locator) => (await locator.boundingBox())!;

for (const { language, prefix } of languages) {
  const t = texts[language];

  test.describe(`narrow pages in ${language}`, () => {
    for (const [width, height] of [
      [360, 640],
      [1280, 720],
    ] as const) {
      test(`at ${width} px the figure of a calculator stays in view at its last input, and follows it`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`${prefix}/financial/uninsured-mortgages`);
        const calculator = page.getByRole('region', { name: t.payment });
        const form = calculator.getByRole('form');
        const last = form.getByRole('textbox').last();
        const figure = calculator.getByText(/^[\d\s,]+\$ par mois$|^\$[\d,.]+ a month$/).filter({ visible: true });
        await last.focus();
        await form.getByRole('textbox').first().focus();
        await last.focus();
        const header = await box(page.getByRole('banner'));
        for (const shown of [figure.first(), last]) {
          const { y, height: tall } = await box(shown);
          expect(y).toBeGreaterThanOrEqual(header.y + header.height - 1);
          expect(y + tall).toBeLessThanOrEqual(height);
        }
        const before = (await figure.first().textContent())!;
        await form.getByRole('textbox').first().fill('700000');
        await expect(figure.first()).not.toHaveText(before);
        expect((await box(figure.first())).y).toBeGreaterThanOrEqual(header.y + header.height - 1);
      });
    }

    test('a breadcrumb of long names is one line on a phone, with every name in full for a screen reader', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${prefix}/financial/first-time-buyer-tax-credit`);
      const crumbs = page.getByRole('main').getByRole('navigation').first();
      const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
      expect((await box(crumbs.getByRole('list'))).height).toBeLessThanOrEqual(48);
      await expect(crumbs.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page');
      const parent = crumbs.getByRole('link').last();
      expect(await parent.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    });

    test('three offers stand in full rows at 768 px', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(`${prefix}/weekly-deals`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(3);
      const [first, second, third] = await Promise.all([0, 1, 2].map((place) => box(cards.nth(place))));
      expect(second!.y).toBe(first!.y);
      expect(third!.x).toBe(first!.x);
      expect(third!.x + third!.width).toBeCloseTo(second!.x + second!.width, 0);
    });
  });
}

test('on a phone nothing lies over the ring that says that the search has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services');
  const search = page.getByRole('main').getByRole('search');
  await search.locator('input').focus();
  const { x, y, width, height } = await box(search);
  const below = await page.evaluate(
    ([left, top]) => getComputedStyle(document.elementFromPoint(left!, top!)!).position,
    [x + width / 2, y + height + 4],
  );
  expect(below).toBe('static');
});
