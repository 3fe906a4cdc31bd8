import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { languages } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { picture } from '../support/picture.ts';
import { companiesOf, staffCompany } from '../support/providerCompany.ts';
import { askFromCard } from '../support/quoteCard.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';
import { quoteTexts } from './quoteTexts.ts';

let made = 0;
const newAddress = () => `guest-${process.pid}-${Date.now()}-${(made += 1)}@example.ca`;

/** How many photos the browser keeps for drafts that were not sent. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const name = 'services.quote.photos.v1';
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open(name));
    const drafts = (await done(database.transaction('drafts').objectStore('drafts').getAll())) as { photos: unknown[] }[];
    database.close();
    return drafts.flatMap(({ photos }) => photos).length;
  });

for (const [index, { language, prefix }] of languages.entries()) {
  const t = quoteTexts[language];
  const money = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

  test.describe(`a guest in ${language}`, () => {
    test('asks, adds details and a photo, follows the private link, compares, hires, reviews and gets a lost link again', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const [company] = await companiesOf('Plumbing', 1, index);
      const provider = await staffCompany(company!);
      const email = newAddress();

      await askFromCard(page, prefix, provider.name, t.getQuote);
      await expect(page.getByText(t.toast, { exact: true })).toBeVisible();
      await expect(page.getByText(t.sent(provider.name), { exact: true })).toBeVisible();
      const draft = await rowsOf<{ status: string }>(`quote_requests?select=status&provider_id=eq.${provider.id}`);
      expect(draft).toEqual([{ status: 'draft' }]);

      const contact = page.getByRole('dialog', { name: t.contact(provider.name) });
      await contact.getByLabel(t.name).fill('Noémie Roy');
      await contact.getByLabel(t.email, { exact: true }).fill(email);
      await contact.getByRole('button', { name: t.send }).click();
      const details = page.getByRole('dialog', { name: t.details });
      const link = await details.getByLabel(t.link).inputValue();
      await details.getByLabel(t.description).fill('<b>Kitchen tap</b> =1+1');
      await details.getByLabel(t.postalCode).fill('m5v2t6');
      await details.locator('input[type="file"]').setInputFiles(picture);
      const preview = details.getByRole('img', { name: /wall\.png/ });
      await expect(preview).toBeVisible();
      await expect.poll(() => keptPhotos(page)).toBe(1);
      await page.reload();
      await expect(preview).toBeVisible();
      await expect(details.getByLabel(t.description)).toHaveValue('<b>Kitchen tap</b> =1+1');
      await details.getByRole('button', { name: t.save }).click();
      await expect(page.getByRole('dialog', { name: t.thanks })).toBeVisible();
      expect(await keptPhotos(page)).toBe(0);
      const confirmation = await mailTo(email);
      expect(confirmation.link).toMatch(/\/r\/[\w-]{43}$/);
      expect(confirmation.link).not.toBe(link);

      await provider.answer({ cents: 100_000, inclusions: 'Clean-up' });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: t.tracking })).toBeVisible();
      await expect(page.getByText('<b>Kitchen tap</b> =1+1')).toBeVisible();
      await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
      await expect(page.getByText(money(language === 'en' ? '\\$1,130.00' : '1 130,00 \\$')).first()).toBeVisible();

      await page.getByRole('link', { name: t.compare }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.comparison })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: t.total, exact: true })).toBeVisible();
      await expect(page.getByText(t.notSaid).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('rowheader', { name: t.total, exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await page.goto(link);
      await page.getByRole('button', { name: t.hire(provider.name) }).click();
      await expect(page.getByText(t.confirmFirst(email))).toBeFocused();
      await page.goto(confirmation.link);
      await page.getByRole('button', { name: t.confirm }).click();
      await expect(page.getByText(t.confirmed, { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: t.hire(provider.name) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t.hire(provider.name) })
        .click();
      await expect(page.getByRole('button', { name: t.completed })).toBeVisible();
      await provider.finish();
      await page.reload();
      await expect(page.getByText(t.turn)).toBeVisible();
      await page.getByRole('button', { name: t.completed }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.completed }).click();
      await page.getByRole('button', { name: t.review }).click();
      const review = page.getByRole('dialog');
      await review.getByRole('radio').nth(3).check({ force: true });
      await review.getByRole('textbox').first().fill('Quick, clean and exactly as agreed. Merci beaucoup!');
      await review.getByRole('button').last().click();
      await expect.poll(() => rowsOf(`reviews?select=rating&provider_id=eq.${provider.id}`)).toEqual([{ rating: 4 }]);
      await expect(page.getByText(t.held)).toBeVisible();
      // As if a day had passed.
      await callApi(`/rest/v1/reviews?provider_id=eq.${provider.id}`, {
        method: 'PATCH',
        as: 'service',
        body: { status: 'published', published_at: new Date().toISOString() },
      });

      await page.goto(`${prefix}/services/${provider.id}`);
      await expect(page.getByText('Quick, clean and exactly as agreed. Merci beaucoup!')).toBeVisible();
      await page.getByRole('button', { name: /Verify this rating|Vérifier cette note/ }).click();
      await expect(page.getByText(/Checked in your browser|Vérifié dans votre navigateur/)).toBeVisible();

      await page.goto(`${prefix}/r/${'A'.repeat(43)}`);
      await page.getByLabel(t.lostEmail).fill(email);
      await page.getByRole('button', { name: t.lostSubmit }).click();
      await expect(page.getByText(t.lostSent(email), { exact: true })).toBeFocused();
      await expect.poll(async () => (await mailTo(email)).subject).toBe(t.lostSubject);
      await page.goto((await mailTo(email)).link);
      await expect(page.getByRole('article', { name: provider.name })).toBeVisible();
      // What stands above the button moves it until the photo is there.
      await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
      const stopped = page.waitForResponse(/\/rpc\/revoke_links$/);
      await page.getByRole('button', { name: t.stop }).click();
      expect((await stopped).status()).toBe(200);
      await page.goto(confirmation.link);
      await expect(page.getByLabel(t.lostEmail)).toBeVisible();
    });
  });
}

test('somebody signed in asks three companies at once and finds the request in the account', async ({ page }) => {
  await signInAsNewVisitor(page);
  const [first, ...others] = await companiesOf('Roofing', 3);
  await askFromCard(page, '', first!.name, quoteTexts.en.getQuote);
  const details = page.getByRole('dialog', { name: quoteTexts.en.stored });
  await expect(details.getByText(new RegExp(`^${first!.name} has not joined .* nobody reads requests there`))).toBeVisible();
  const boxes = details.getByRole('group', { name: /two more/ }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await details.getByRole('button', { name: quoteTexts.en.save }).click();
  await expect(page.getByRole('dialog', { name: quoteTexts.en.thanks })).toBeVisible();
  const [{ project_id: project }] = (await rowsOf<{ project_id: string }>(
    `quote_requests?select=project_id&provider_id=eq.${first!.id}&order=created_at.desc&limit=1`,
  )) as [{ project_id: string }];
  const requests = await rowsOf<{ status: string }>(`quote_requests?select=status&project_id=eq.${project}`);
  expect(requests.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  expect(others).toHaveLength(2);

  await page.goto('/account');
  await expect(page.getByRole('main').getByText(first!.name)).toBeVisible();
});

test('without a chosen service a profile asks for one, beside the field and in a toast', async ({ page }) => {
  const [company] = await companiesOf('Construction', 1);
  await page.goto(`/services/${company!.id}`);
  await page.getByRole('button', { name: 'Request Quote' }).first().click();
  await expect(page.getByText('Please select a service', { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Choose which service you'd like a quote for.").first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the toast covers nothing of the sheet that opens with it', async ({ page }) => {
    const [company] = await companiesOf('Flooring', 1);
    await askFromCard(page, '/fr', company!.name, quoteTexts.fr.getQuote);
    const toast = page.getByRole('status').filter({ hasText: quoteTexts.fr.toast });
    await expect(toast).toBeVisible();
    const foot = async () => {
      const [sheet, message] = [await page.getByRole('dialog').boundingBox(), await toast.boundingBox()];
      return message!.y - (sheet!.y + sheet!.height);
    };
    await expect.poll(foot).toBeGreaterThanOrEqual(0);
  });
});
