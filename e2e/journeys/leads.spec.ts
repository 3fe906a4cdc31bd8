import { ownAskedCompany } from '../support/askedCompany.ts';
import { findViolations } from '../support/findViolations.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Signs in as the owner of a company that was just asked, and opens the request. */
async function openRequest(page: Page, prefix: string, place: number): Promise<void> {
  const { requestId } = await ownAskedCompany(page, 'Painting', place);
  await page.goto(`${prefix}/account/leads/${requestId}`);
}

test('at a desk the answers stay beside the request, and a quote is seen as it is written', async ({ page }) => {
  await openRequest(page, '', 0);
  const panel = page.getByRole('region', { name: 'Answer the request' });
  await expect(panel.getByRole('button')).toHaveText(['Send a quote', 'Propose a visit', 'Interested', 'Decline']);
  const facts = page.getByRole('heading', { name: 'What they asked for' });
  await facts.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 400));
  await expect(panel.getByRole('button', { name: 'Decline' })).toBeInViewport();
  expect((await panel.boundingBox())!.x).toBeGreaterThan((await facts.boundingBox())!.x + (await facts.boundingBox())!.width);

  const list = page.getByRole('textbox', { name: 'Search requests' });
  await expect(list).toBeVisible();
  await panel.getByRole('button', { name: 'Send a quote' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote', exact: true })).toBeFocused();
  await expect(list).toBeHidden();
  await page.getByLabel('Description').fill('Two painters');
  await page.getByLabel('Price ($)').fill('1000');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /^Total/ })).toContainText('$1,130.00');
  await page.getByRole('group', { name: 'Who gets the permit?' }).scrollIntoViewIfNeeded();
  await expect(preview.getByRole('columnheader')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the answers stay within reach of a thumb, and the preview of a quote is one press away', async ({ page }) => {
    await openRequest(page, '/fr', 1);
    const panel = page.getByRole('region', { name: 'Répondre à la demande' });
    await expect(panel.getByRole('button', { name: 'Envoyer une soumission' })).toBeInViewport();
    await panel.getByRole('button', { name: 'Envoyer une soumission' }).click();
    const sheet = page.getByRole('dialog', { name: 'Votre soumission' });
    await page.getByLabel('Description').fill('Deux peintres');
    // It slides in.
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Envoyer une soumission' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Description')).toHaveValue('Deux peintres');
    await page.getByLabel('Prix ($)').fill('1000');
    await expect(page.getByRole('table')).toBeHidden();
    await page.getByRole('button', { name: 'Ce que voit le client' }).click();
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(/1\s130,00\s\$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
  });
});
