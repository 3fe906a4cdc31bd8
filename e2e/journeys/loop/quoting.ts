import { sessionOf } from '../../support/joinAccount.ts';
import { callApi } from '../../support/databaseAccess.ts';
import { countMails, mailAbout } from '../../support/mailbox.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { look, lookAtDialog, type Loop } from './Loop.ts';
import { recordPresses } from './recordPresses.ts';

interface Company {
  id: string;
}

/** Keeps a template, as the page does with a quote that was sent before. Its prices are left open but for the optional line's. */
export async function keepTemplate({ company: { email }, t }: Loop): Promise<void> {
  const token = await sessionOf(email);
  const call = <T>(fn: string, body: object) => callApi<T>(`/rest/v1/rpc/${fn}`, { as: token, body });
  const [company] = await call<[Company]>('my_companies', {});
  const [labour, shingles, guards] = t.templateLines;
  const line = (description: string, kind: string) => ({ kind, description, qty: 1, tax_class: 'installed' });
  const lines = [line(labour, 'labour'), line(shingles, 'material'), { ...line(guards, 'other'), unit_cents: 60_000, optional: true }];
  const body = { lines, price_kind: 'fixed', deposit_cents: 0, valid_days: 30, duration_days: 3, permit_by: 'provider' };
  await call('save_quote_template', { template: { id: crypto.randomUUID(), provider_id: company.id, name: t.template, body } });
}

/** Loses the next answer to what is sent; what it asks for is done. */
async function loseNextAnswer(page: Page, path: RegExp): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Makes the processor of a page as many times slower. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * The company quotes from a template with few presses, while its network is cut at each step, its tab is killed once and the answer
 * to sending is lost. It does so on a processor four times slower; every press is written down beside the result of the test.
 */
export async function quote(loop: Loop): Promise<void> {
  const { company, homeowner, t } = loop;
  const context = company.page.context();
  const { link } = await mailAbout(company.email, t.visitConfirmedMail);
  const presses = await recordPresses(context);
  const offline = (isOffline: boolean) => {
    presses.note(isOffline ? 'the network is gone' : 'the network is back');
    return context.setOffline(isOffline);
  };

  const openComposer = async () => {
    const { page } = company;
    await slowDown(page, 4);
    presses.press('presses the link of the mail');
    await page.goto(link);
    await page.getByRole('button', { name: t.sendQuote }).waitFor();
  };
  await openComposer();
  await offline(true);
  await company.page.getByRole('button', { name: t.sendQuote }).click();
  await expect(company.page.getByText(t.notOpened)).toBeVisible();
  await offline(false);
  const template = company.page.getByRole('button', { name: t.template });
  await template.waitFor();
  await lookAtDialog(company.page);

  await offline(true);
  await template.click();
  const priceOf = (number: number) => company.page.getByLabel(t.price).nth(number);
  await priceOf(0).click();
  await company.page.keyboard.type('3210');
  presses.note('the tab is killed');
  await company.page.close();
  company.page = await context.newPage();
  await offline(false);
  await openComposer();
  await company.page.getByRole('button', { name: t.sendQuote }).click();
  await expect(company.page.getByText(t.unsent).first()).toBeVisible();
  await expect(priceOf(0)).toHaveValue('3210');

  await offline(true);
  await priceOf(1).click();
  await company.page.keyboard.type('4760');
  await company.page.getByRole('button', { name: t.registered, exact: true }).click();
  await company.page.getByRole('button', { name: t.review, exact: true }).click();
  await expect(company.page.getByRole('heading', { name: t.seen })).toBeFocused();
  await expect(company.page.getByText(t.totals.first).first()).toBeVisible();
  await company.page.getByRole('button', { name: t.send }).click();
  await expect(company.page.getByText(t.offline).first()).toBeVisible();
  await company.page.getByRole('button', { name: t.whenOnline }).click();
  await loseNextAnswer(company.page, /\/rpc\/save_quote$/);
  presses.note('the answer to the quote will be lost');
  await offline(false);
  await expect(company.page.getByText(t.unsure)).toBeVisible();
  await lookAtDialog(company.page);
  await company.page.getByRole('button', { name: t.send }).click();
  await expect(company.page.getByRole('heading', { name: t.sentOnce })).toBeFocused();
  presses.note('the quote is sent');
  await test.info().attach(`answer in a truck (${loop.language})`, { body: presses.lines().join('\n'), contentType: 'text/plain' });
  expect(presses.count(), 'presses from the mail to the sent quote').toBeLessThanOrEqual(25);
  await slowDown(company.page, 1);
  await look(company.page);

  await company.page.reload();
  await expect(company.page.getByText(t.version)).toHaveCount(1);
  await mailAbout(homeowner.email, t.quoteMail);
  expect(await countMails(homeowner.email, t.quoteMail)).toBe(1);
}

/** The company raises the price of the labour. */
export async function revise({ company: { page }, t }: Loop): Promise<void> {
  await page.getByRole('button', { name: t.sendQuote }).click();
  await page.getByRole('heading', { name: t.revision }).waitFor();
  await page.getByLabel(t.price).first().fill('3456');
  await page.getByRole('button', { name: t.review, exact: true }).click();
  await expect(page.getByText(t.totals.revised).first()).toBeVisible();
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { name: t.sentOnce })).toBeFocused();
}
