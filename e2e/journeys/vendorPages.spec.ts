import { languages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  en: {
    price: 'Price per completed view ($)',
    wrong: 'abc',
    problem: 'Enter a number such as 1,250.50',
    jobs: 'Jobs won',
    promo: 'Promo code',
    check: 'Check code',
    ended: /BUILDCANADA ended on July 31, 2024/,
    unknown: /We don’t recognize this code/,
    reporting: 'Export Report',
  },
  fr: {
    price: 'Prix par vidéo vue au complet ($)',
    wrong: 'abc',
    problem: 'Entrez un nombre, par exemple 1\u00a0250,50',
    jobs: 'Mandats obtenus',
    promo: 'Code promo',
    check: 'Vérifier le code',
    ended: /BUILDCANADA.*31 juillet 2024/,
    unknown: /Nous ne reconnaissons pas ce code/,
    reporting: 'Exporter le rapport',
  },
};

for (const { language, prefix } of languages) {
  const t = texts[language];

  test(`the return of a campaign follows the assumptions (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/video-ads`);
    const row = page.getByRole('row', { name: new RegExp(t.jobs) });
    const before = await row.textContent();
    const price = page.getByLabel(t.price);
    await price.fill(t.wrong);
    await expect(page.getByText(t.problem)).toBeVisible();
    await expect(price).toHaveValue(t.wrong);
    await price.fill('1');
    await expect(page.getByText(t.problem)).toHaveCount(0);
    await expect(row).not.toHaveText(before!);
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/);
  });

  test(`the July 2024 code answers that it ended (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/listings`);
    const box = page.getByRole('textbox', { name: t.promo });
    for (const [code, answer] of [
      ['buildcanada', t.ended],
      ['NOPE', t.unknown],
    ] as const) {
      await box.fill(code);
      await page.getByRole('button', { name: t.check }).click();
      await expect(page.getByText(answer).last()).toBeVisible();
    }
  });

  test(`the report is exported as a file that marks its samples (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/reporting`);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: t.reporting }).first().click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);
  });
}
