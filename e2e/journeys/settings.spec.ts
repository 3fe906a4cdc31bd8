import { callApi } from '../support/databaseAccess.ts';
import { findViolations } from '../support/findViolations.ts';
import { mailAbout } from '../support/mailbox.ts';
import { ownCompany } from '../support/ownCompany.ts';
import { expect, test, type Page } from '../support/test.ts';

const trade = 'Decks & Fences';

/** A guest asks the company; answers the id of the request. */
async function ask(company: string): Promise<string> {
  const project = {
    id: crypto.randomUUID(),
    token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
    source: 'card',
    provider_ids: [company],
    service_name: 'A new deck',
    postal_code: 'M5V 2T6',
    locale: 'en',
    notice: 'notice-en-3',
    contact: { name: 'Sam Roy', email: `sam-${process.pid}-${Date.now()}@example.ca`, preferred: 'email' },
  };
  const { requests } = await callApi<{ requests: { id: string }[] }>('/rest/v1/rpc/submit_project', { body: { project } });
  return requests[0]!.id;
}
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what an owner sets in one tab is not overwritten in another, and new quotes begin with it', async ({ page, context }) => {
  const company = await ownCompany(page, trade, 0);
  await page.goto('/account/company');
  await page.getByRole('link', { name: /^Company settings/ }).click();
  const other = await context.newPage();
  await other.goto('/account/company/settings');
  await card(other, 'New quotes').waitFor();

  const days = (tab: Page) => card(tab, 'New quotes').getByLabel(/^Valid for how many days/);
  const warranty = (tab: Page) => card(tab, 'New quotes').getByLabel('Warranty');
  const save = (tab: Page) => card(tab, 'New quotes').getByRole('button', { name: 'Save' }).click();
  await days(page).fill('45');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved' }).first()).toBeVisible();
  await warranty(other).fill('Two years on all boards');
  await save(other);
  const newer = other.getByRole('region', { name: 'A newer version' });
  await expect(newer).toContainText('Valid for how many days45');
  await expect(warranty(other)).toHaveValue('Two years on all boards');
  expect(await findViolations(other)).toEqual([]);
  await newer.getByRole('button', { name: 'Take the Newer Version' }).click();
  await expect(days(other)).toHaveValue('45');
  await warranty(other).fill('Two years on all boards');
  await save(other);
  await expect(other.getByRole('status').filter({ hasText: 'Settings saved' }).first()).toBeVisible();

  const request = await ask(company.id);
  await page.goto(`/account/leads/${request}?answer=quote`);
  const valid = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Vancouver' });
  await page.getByText(`valid until ${valid.format(Date.now() + 45 * 86_400_000)}`).click();
  await expect(page.getByLabel('Warranty')).toHaveValue('Two years on all boards');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the team is written to in French once the owner says so, whatever language an account has', async ({ page }) => {
    const company = await ownCompany(page, trade, 1);
    await page.goto('/fr/account/company/settings');
    const mails = card(page, 'Courriels à l’équipe');
    await mails.getByLabel(/^Langue de ces courriels/).selectOption('fr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
    await mails.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Paramètres enregistrés' }).first()).toBeVisible();
    await ask(company.id);
    await mailAbout(company.email, 'Nouvelle demande de soumission');
  });
});
