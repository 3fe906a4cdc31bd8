import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { languages } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { picture } from '../support/picture.ts';
import { companiesOf, staffCompany } from '../support/providerCompany.ts';
import { askFromCard, goToStep, nextStep } from '../support/quoteCard.ts';
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
      const sheet = page.getByRole('dialog', { name: t.ask(provider.name) });
      await goToStep(sheet, 2, t);
      await sheet.getByLabel(t.description).fill('<b>Kitchen tap</b> =1+1');
      await sheet.locator('input[type="file"]').setInputFiles(picture);
      const preview = sheet.getByRole('img', { name: /wall\.png/ });
      await expect(preview).toBeVisible();
      await expect.poll(() => keptPhotos(page)).toBe(1);
      await page.reload();
      await expect(preview).toBeVisible();
      await expect(sheet.getByLabel(t.description)).toHaveValue('<b>Kitchen tap</b> =1+1');
      await nextStep(sheet, t.next);
      await sheet.getByLabel(t.postalCode).fill('m5v2t6');
      await nextStep(sheet, t.next);
      await expect(sheet.getByRole('heading', { name: t.contact(provider.name) })).toBeVisible();
      await sheet.getByLabel(t.name).fill('Noémie Roy');
      await sheet.getByLabel(t.email, { exact: true }).fill(email);
      expect(await rowsOf(`quote_requests?select=status&provider_id=eq.${provider.id}`)).toEqual([]);
      await expect(page.getByText(t.toast, { exact: true })).toHaveCount(0);
      await sheet.getByRole('button', { name: t.send }).click();
      await expect(page.getByText(t.toast, { exact: true })).toBeVisible();
      await expect(page.getByText(t.sent(provider.name), { exact: true })).toBeVisible();
      const sent = page.getByRole('dialog', { name: t.details });
      const link = await sent.getByLabel(t.link).inputValue();
      expect(await keptPhotos(page)).toBe(0);
      const rows = await rowsOf<{ status: string }>(`quote_requests?select=status&provider_id=eq.${provider.id}`);
      expect(rows).toEqual([{ status: 'sent' }]);
      // What is finished stays finished, and hands the next person on the device no link.
      await page.reload();
      await expect(page.getByRole('main').getByRole('button', { name: t.getQuote }).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const device = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(device).not.toContain(link.split('/r/')[1]);
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
  const sheet = page.getByRole('dialog', { name: quoteTexts.en.ask(first!.name) });
  await expect(sheet.getByText(new RegExp(`^${first!.name} has not joined .* nobody reads requests there`))).toBeVisible();
  await goToStep(sheet, 3);
  const boxes = sheet.getByRole('group', { name: /two more/ }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await sheet.getByRole('button', { name: quoteTexts.en.send }).click();
  await expect(page.getByRole('dialog', { name: quoteTexts.en.stored })).toBeVisible();
  const [{ project_id: project }] = (await rowsOf<{ project_id: string }>(
    `quote_requests?select=project_id&provider_id=eq.${first!.id}&order=created_at.desc&limit=1`,
  )) as [{ project_id: string }];
  const requests = await rowsOf<{ status: string }>(`quote_requests?select=status&project_id=eq.${project}`);
  expect(requests.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  expect(others).toHaveLength(2);

  await page.goto('/account/requests');
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
  test('the button that goes on is always in view, the toast covers nothing, and Back closes the form', async ({ page }) => {
    const [company] = await companiesOf('Flooring', 1);
    const t = quoteTexts.fr;
    await askFromCard(page, '/fr', company!.name, t.getQuote);
    const address = page.url();
    const sheet = page.getByRole('dialog', { name: t.ask(company!.name) });
    await expect(sheet.getByRole('button', { name: t.next })).toBeInViewport({ ratio: 1 });
    for (const step of [2, 3] as const) {
      await (step === 2 ? goToStep(sheet, 2, t) : nextStep(sheet, t.next));
      await expect(sheet.getByRole('button', { name: t.next })).toBeInViewport({ ratio: 1 });
    }

    // Leaving asks, once.
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer' }).click();
    // While the question fades, the form behind it is hidden from whoever looks for dialogs.
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);

    await askFromCard(page, '/fr', company!.name, t.getQuote);
    await nextStep(sheet, t.next);
    await sheet.getByLabel(t.name).fill('Noémie Roy');
    await sheet.getByLabel(t.email, { exact: true }).fill(newAddress());
    const send = sheet.getByRole('button', { name: t.send });
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    const toast = page.getByRole('status').filter({ hasText: t.sent(company!.name) });
    await expect(toast).toBeVisible();
    const foot = async () => {
      const [form, message] = [await page.getByRole('dialog').boundingBox(), await toast.boundingBox()];
      return message!.y - (form!.y + form!.height);
    };
    await expect.poll(foot).toBeGreaterThanOrEqual(0);
  });
});
