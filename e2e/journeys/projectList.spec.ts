import { readFile } from 'node:fs/promises';
import { rowsOf } from '../support/databaseAccess.ts';
import { joinAccount } from '../support/joinAccount.ts';
import { languages, widths } from '../support/languages.ts';
import { findViolations } from '../support/findViolations.ts';
import { countMails, mailTo } from '../support/mailbox.ts';
import { expect, test, type Page } from '../support/test.ts';
import { listTexts } from './listTexts.ts';
import { quoteTexts } from './quoteTexts.ts';

type Texts = (typeof listTexts)['en' | 'fr'];

const main = (page: Page) => page.getByRole('main');
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Puts a material on the list from its card. */
async function addFromCard(page: Page, prefix: string, t: Texts, name: string): Promise<void> {
  await page.goto(`${prefix}/materials`);
  await main(page).getByRole('article', { name }).getByRole('button', { name: t.add }).click();
  await expect(page.getByText(t.added, { exact: true })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="current-password"]') });
  await form.locator('input[type="email"]').fill(email);
  await form.locator('input[autocomplete="current-password"]').fill('maple syrup 42');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = listTexts[language];

  test.describe(`a project list in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('goes from a card to the list, takes quantities and a place, and survives a reload and being offline', async ({
      page,
      context,
    }) => {
      await addFromCard(page, prefix, t, t.cedar);
      await header(page, t.header(1)).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/list$`));
      const quantity = page.getByRole('textbox', { name: t.quantity(t.cedar), exact: true });
      await page.getByRole('button', { name: t.more(t.cedar) }).click();
      await expect(quantity).toHaveValue('2');
      for (const typed of ['-3', '99999999', 'lots']) {
        await quantity.fill(typed);
        await quantity.blur();
        await expect(quantity).toHaveValue(typed);
        await expect(page.getByText(t.wrongQuantity)).toBeVisible();
      }
      await quantity.fill('4');
      await quantity.blur();
      await expect(page.getByText(t.wrongQuantity)).toBeHidden();

      const place = page.getByRole('region', { name: t.place });
      await place.getByLabel(t.postal).fill('90210');
      await place.getByLabel(t.postal).blur();
      await expect(place.getByText(t.foreign)).toBeVisible();
      await expect(place.getByLabel(t.postal)).toHaveValue('90210');
      await place.getByLabel(t.postal).fill('m5v2t6');
      const totals = page.getByRole('region', { name: t.totals });
      await expect(totals.getByText(t.tax)).toBeVisible();
      await expect(totals.getByText(t.total).last()).toBeVisible();

      await page.reload();
      await expect(quantity).toHaveValue('4');
      await expect(totals.getByText(t.total).last()).toBeVisible();

      await context.setOffline(true);
      await page.getByRole('button', { name: t.more(t.cedar) }).click();
      await page.getByRole('button', { name: t.edit(t.cedar) }).click();
      await page.getByLabel(t.room, { exact: true }).fill(t.kitchen);
      await page.getByLabel(t.room, { exact: true }).press('Enter');
      await expect(page.getByRole('region', { name: t.kitchen })).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('region', { name: t.kitchen }).getByRole('textbox', { name: t.quantity(t.cedar) })).toHaveValue('5');
      await expect(header(page, t.header(1))).toBeVisible();
    });

    test('is printed and downloaded without what a spreadsheet would run', async ({ page }) => {
      await addFromCard(page, prefix, t, t.cedar);
      await page.goto(`${prefix}/list`);
      await page.getByRole('button', { name: t.edit(t.cedar) }).click();
      await page.getByLabel(t.note, { exact: true }).fill('=1+1, "planed"');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t.csv }).click()]);
      expect(download.suggestedFilename()).toBe(t.file);
      const [headings, line] = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(headings).toMatch(new RegExp(`^\ufeff${t.headings}`));
      expect(line).toContain(`"${t.cedar}",1,`);
      expect(line).toContain(`"'=1+1, ""planed"""`);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: t.print })).toBeHidden();
      await expect(page.getByRole('textbox', { name: t.quantity(t.cedar) })).toHaveCount(0);
      await expect(main(page).getByText('1 ×', { exact: true })).toBeVisible();
      await expect(main(page).getByRole('link', { name: t.cedar })).toBeVisible();
    });

    test('is read by whoever has its private link, and by nobody else', async ({ page, browser }) => {
      await addFromCard(page, prefix, t, t.cedar);
      await page.goto(`${prefix}/list`);
      await page.getByRole('button', { name: t.share, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t.shareDialog });
      await dialog.getByRole('button', { name: t.create }).click();
      await expect(dialog.getByLabel(t.link)).toHaveValue(/^http/);
      const link = await dialog.getByLabel(t.link).inputValue();
      expect(new URL(link).pathname).toMatch(new RegExp(`^${prefix}/lists/[\\w-]{43}$`));

      const elsewhere = await browser.newContext({ baseURL: process.env.PRODUCT_URL! });
      const reader = await elsewhere.newPage();
      await reader.goto(link);
      await expect(reader.getByRole('heading', { level: 1, name: t.shared })).toBeVisible();
      await expect(main(reader).getByRole('link', { name: t.cedar })).toBeVisible();
      await expect(main(reader).getByRole('textbox')).toHaveCount(0);
      await expect(reader).toHaveTitle(new RegExp(`^${t.shared}`));
      const token = link.slice(-43);
      await reader.goto(link.replace(token, (token.startsWith('A') ? 'B' : 'A') + token.slice(1)));
      await expect(main(reader).getByText(t.noList)).toBeVisible();

      await dialog.getByRole('button', { name: t.stop }).click();
      await expect(dialog.getByText(t.stopped)).toBeVisible();
      await reader.goto(link);
      await expect(main(reader).getByText(t.noList)).toBeVisible();
      await elsewhere.close();
    });

    test('is sent to its vendor once, who is followed by a private link', async ({ page }) => {
      const email = `buyer-${language}-${process.pid}-${Date.now()}@example.ca`;
      await addFromCard(page, prefix, t, t.cedar);
      await page.goto(`${prefix}/list`);
      await page.getByRole('button', { name: t.send }).click();
      const form = page.getByRole('dialog').getByRole('form', { name: t.send });
      await expect(form.getByText(t.unread)).toContainText(t.vendor);
      await form.getByLabel(t.sendPostal).fill('M5V 2T6');
      await form.getByLabel(t.email, { exact: true }).fill('nobody');
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByLabel(t.name)).toHaveAccessibleDescription(t.nameError);
      await expect(form.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(t.emailError);
      await form.getByLabel(t.name).fill('Noémie Roy');
      await form.getByLabel(t.email, { exact: true }).fill(email);
      await form.getByRole('button', { name: t.submit }).dblclick();

      const done = page.getByRole('dialog', { name: t.stored });
      await expect(done).toBeVisible();
      const projects = await rowsOf<{ project_id: string }>(`quote_request_contacts?select=project_id&email=eq.${email}`);
      expect(projects).toHaveLength(1);
      const requests = await rowsOf(`quote_requests?select=status&project_id=eq.${projects[0]!.project_id}`);
      expect(requests).toEqual([{ status: 'sent' }]);
      const follow = done.getByRole('link', { name: t.follow(t.vendor) });
      const path = (await follow.getAttribute('href'))!;
      // The mail has a link of its own, which confirms the address; the page's belongs to this device.
      const { text } = await mailTo(email);
      expect(text).toMatch(new RegExp(`${prefix}/r/[\\w-]{43}\\b`));
      expect(text).not.toContain(path);
      await follow.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: quoteTexts[language].tracking })).toBeVisible();
      await expect(main(page).getByText(t.cedar).first()).toBeVisible();
    });

    test('stays one project when it goes to two vendors: one mail, one link, one page with both and what everything comes to', async ({
      page,
    }) => {
      const email = `two-vendors-${language}-${process.pid}-${Date.now()}@example.ca`;
      await addFromCard(page, prefix, t, t.cedar);
      await addFromCard(page, prefix, t, t.drill);
      await page.goto(`${prefix}/list`);
      await page.getByRole('button', { name: t.send }).click();
      const form = page.getByRole('dialog').getByRole('form', { name: t.send });
      await form.getByLabel(t.sendPostal).fill('M5V 2T6');
      await form.getByLabel(t.name).fill('Noémie Roy');
      await form.getByLabel(t.email, { exact: true }).fill(email);
      await form.getByRole('button', { name: t.submit }).click();

      const done = page.getByRole('dialog', { name: t.stored });
      await expect(done.getByRole('listitem')).toHaveCount(2);
      const vendors = (await done.getByRole('listitem').allTextContents()).map((said) => said.replace(t.unread, ''));
      const projects = await rowsOf<{ project_id: string }>(`quote_request_contacts?select=project_id&email=eq.${email}`);
      expect(projects).toHaveLength(1);
      const requests = await rowsOf(`quote_requests?select=status,lot&order=lot&project_id=eq.${projects[0]!.project_id}`);
      expect(requests).toEqual([
        { status: 'sent', lot: 1 },
        { status: 'sent', lot: 2 },
      ]);
      const { text, subject } = await mailTo(email);
      for (const vendor of vendors) expect(text).toContain(vendor);
      expect(await countMails(email, subject)).toBe(1);

      await done.getByRole('link', { name: t.followStored }).click();
      for (const vendor of vendors) await expect(main(page).getByRole('article', { name: vendor })).toBeVisible();
      for (const name of [t.cedar, t.drill]) await expect(main(page).getByRole('article').filter({ hasText: name })).toHaveCount(1);
      const sum = main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t.sum }) })
        .last();
      await expect(sum.getByRole('definition')).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

test('what a guest puts on the list joins what the account has, and is there on the next device', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const t = listTexts.en;
  const { email } = await joinAccount('Élodie Tremblay');
  const elsewhere = await browser.newContext({ baseURL: process.env.PRODUCT_URL! });
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await addFromCard(other, '', t, t.drill);
  await other.goto('/list');
  await expect(main(other).getByText(t.keptInAccount)).toBeVisible();

  await addFromCard(page, '', t, t.cedar);
  await expect(header(page, t.header(1))).toBeVisible();
  await signIn(page, email);
  await expect(header(page, t.header(2))).toBeVisible();
  await page.goto('/list');
  await expect(page.getByLabel(t.quantity(t.cedar))).toHaveValue('1');
  await expect(page.getByLabel(t.quantity(t.drill))).toHaveValue('1');
  await expect(main(page).getByText(t.keptInAccount)).toBeVisible();

  await other.reload();
  await expect(header(other, t.header(2))).toBeVisible();
  await expect(other.getByLabel(t.quantity(t.cedar))).toHaveValue('1');
  await elsewhere.close();
});
