import { expect, test } from '../support/test.ts';

for (const { path, more } of [
  { path: '/services', more: 'Load More' },
  { path: '/fr/services?sort=name', more: 'Afficher plus' },
  { path: '/materials', more: 'Load More Materials' },
  { path: '/fr/materials', more: 'Afficher plus de matériaux' },
]) {
  test(`${path}: how many are open survives a reload, and Back from another site`, async ({ page }) => {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(24);
    await page.getByRole('button', { name: more, exact: true }).click();
    await expect(cards).toHaveCount(48);

    await page.reload();
    await expect(cards).toHaveCount(48);
    await page.goto('about:blank');
    await page.goBack();
    await expect(cards).toHaveCount(48);

    // Another order is another list, which begins where lists begin.
    await page.getByRole('main').getByRole('combobox').last().selectOption({ index: 1 });
    await expect(cards).toHaveCount(24);
  });
}
