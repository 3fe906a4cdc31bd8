import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { findViolations } from '../support/findViolations.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';

const about = 'We point brick, rebuild chimneys and pour steps for homes in the old quarters, with our own crew, all year round.';
const propos = 'Nous rejointoyons la brique, refaisons les cheminées et coulons des marches dans les vieux quartiers, toute l’année.';

/** Signs in as the owner of a live company of the directory. */
async function ownCompany(page: Page, place: number): Promise<{ id: string; name: string }> {
  const [company] = await companiesOf('Masonry & Concrete', 1, place);
  const { displayName } = await signInWithAddress(page, `Mason ${process.pid} ${Date.now()}`);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: company!.id, user_id: person!.user_id, role: 'owner' },
  });
  return company!;
}

const texts = (page: Page) => page.getByRole('region', { name: 'Name and texts' });
const save = (page: Page) => texts(page).getByRole('button', { name: 'Save' }).click();

test('the preview is the public page, word for word, and the name waits for staff', async ({ page }) => {
  const { id, name } = await ownCompany(page, 0);
  await page.goto('/account/listing');
  await texts(page).getByLabel('About you, in English', { exact: true }).fill(about);
  await texts(page).getByLabel('About you, in French', { exact: true }).fill(propos);
  await texts(page).getByLabel('One line about you, in English').fill('Brick that outlives the house');
  await texts(page).getByLabel('Name of the company').fill(`${name} Plus`);
  await save(page);
  await expect(page.getByText(/^Not published yet/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'See the Preview' }).click();
  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText('Brick that outlives the house')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const words = async () => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  const previewed = (await words()).slice((await bar.innerText()).replace(/\s+/g, ' ').length).trim();
  await bar.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(bar.getByText(new RegExp(`^Waiting for our check: ${name} Plus`))).toBeVisible();
  await bar.getByRole('link', { name: 'See your page' }).click();
  await expect(page).toHaveURL(new RegExp(`/services/${id}$`));
  await expect(page.getByText(about)).toBeVisible();
  expect(await words()).toBe(previewed);
});

test('two tabs: the second reads what the first saved, and keeps its own text', async ({ page, context }) => {
  await ownCompany(page, 1);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/account/listing');
    await texts(tab).getByLabel('About you, in English', { exact: true }).fill(about);
    await texts(tab).getByLabel('About you, in French', { exact: true }).fill(propos);
  }
  await texts(page).getByLabel('One line about you, in English').fill('First tab');
  await save(page);
  await expect(page.getByText(/^Not published yet/)).toBeVisible();
  await texts(other).getByLabel('One line about you, in English').fill('Second tab');
  await save(other);
  await expect(other.getByRole('region', { name: 'A newer version' })).toContainText('First tab');
  await expect(texts(other).getByLabel('One line about you, in English')).toHaveValue('Second tab');
  expect(await findViolations(other)).toEqual([]);
  await save(other);
  await expect(other.getByRole('region', { name: 'A newer version' })).toBeHidden();
  await page.reload();
  await expect(texts(page).getByLabel('One line about you, in English')).toHaveValue('Second tab');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('every part of the page is written in French without a line that is cut', async ({ page }) => {
    await ownCompany(page, 2);
    await page.goto('/fr/account/listing');
    await expect(page.getByRole('region', { name: 'Coordonnées et renseignements' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
  });
});
