import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findViolations } from '../support/findViolations.ts';
import { languages, widths } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { settle } from '../support/pages.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { walkByTab } from '../support/tabStops.ts';
import { expect, test, type Page } from '../support/test.ts';
import { texts } from './onboardingTexts.ts';

const root = join(import.meta.dirname, '../..');

// A company that goes live changes what others see, so these have a product of their own.
let product: Product;
const before = { ...process.env };
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  Object.assign(process.env, { PRODUCT_URL: product.url, MAILBOX_URL: product.mailboxUrl, PRODUCT_DATA_DIR: product.dataDir });
});
test.afterAll(async () => {
  const { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR } = before;
  Object.assign(process.env, { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR });
  await product.stop();
});

/** Gives rights as an operator does. */
const grant = (email: string, role: string) =>
  execFileSync(process.execPath, [join(root, 'supabase/bin/staff.ts'), 'grant', email, role], {
    env: { ...process.env, DATA_DIR: product.dataDir, PORT: new URL(product.url).port },
    encoding: 'utf8',
  });

/** Looks at a page as a keyboard and axe do. */
async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  const { stops, reachedEnd } = await walkByTab(page);
  expect(reachedEnd, 'the walk ends').toBe(true);
  expect(stops.filter(({ name, outline }) => !name || outline < 2).map(({ tag }) => tag)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, 'pixels to scroll sideways').toBe(0);
}

/** Writes the reason, presses the decision and waits for the state that follows. */
async function decide(page: Page, t: (typeof texts)['en' | 'fr'], decision: string, state: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: decision });
  // The page before has a field for the reason too.
  await button.waitFor();
  await page.getByLabel(t.reason, { exact: false }).fill('Looked at in the register.');
  await button.click();
  await expect(page.getByRole('main').getByText(state).first()).toBeFocused();
}

/** Fills a field of a form whatever kind it is. */
async function fill(form: ReturnType<Page['getByRole']>, label: string, value: string): Promise<void> {
  // A hint may follow the label, and another label may hold its words.
  const field = form.getByLabel(new RegExp(`^${label}`));
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
  await (isSelect ? field.selectOption(value) : field.fill(value));
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test(`a company applies, is reviewed, completes its page, goes live and is found (${language})`, async ({ page, browser }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(index === 0 ? { width: 360, height: 800 } : widths[1]);
    const applicant = await signInWithAddress(page, 'Noor Haddad');
    await page.clock.install();
    await page.goto(`${prefix}/apply?kind=contractor`);
    const form = page.getByRole('main').getByRole('form', { name: t.form, exact: true });
    await form.getByLabel(t.companyField).fill(t.company);
    await form.getByLabel(t.name).fill('Noor Haddad');
    await form.getByLabel(t.email).fill(applicant.email);
    await page.clock.fastForward(30_000);
    await form.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('status').filter({ hasText: t.sent })).toBeFocused();

    const desk = await (await browser.newContext({ baseURL: product.url, locale: 'en-CA', viewport: widths[1] })).newPage();
    const moderator = await signInWithAddress(desk, 'Max Tremblay');
    await desk.goto(`${prefix}/account/staff`);
    await expect(desk.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible();
    expect(grant(moderator.email, 'moderator')).toContain('is moderator now');
    await desk.reload();
    const waiting = desk.getByRole('tabpanel').getByRole('link', { name: t.company });
    await waiting.waitFor();
    await expectAccessible(desk);
    await waiting.click();
    await desk.getByRole('heading', { level: 1, name: t.company }).waitFor();
    await expectAccessible(desk);
    await decide(desk, t, t.take, t.inReview);
    await decide(desk, t, t.accept, t.settingUp);

    await page.goto(`${prefix}/account/apply`);
    const current = page.getByRole('list', { name: t.steps }).locator('[aria-current="step"]');
    await expect(current).toContainText(t.now);
    for (const [title, button, fields] of t.forms) {
      const card = page.getByRole('main').getByRole('form', { name: title });
      await card.waitFor();
      for (const [label, value] of Object.entries(fields)) await fill(card, label, value);
      await card.getByRole('button', { name: button }).click();
      await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeVisible();
    }
    // What was written is there for good, and no message of having saved it stands on the page.
    await page.reload();
    await expect(page.getByRole('main').getByText(t.ready)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('region', { name: t.waiting })).toBeVisible();

    await desk.goto(`${prefix}/account/staff?queue=companies`);
    await desk.getByRole('tabpanel').getByRole('link', { name: t.company }).click();
    await desk.getByRole('link', { name: t.identityLink }).click();
    await decide(desk, t, t.verify, t.verified);
    await desk.goto(`${prefix}/account/staff?queue=companies`);
    await desk.getByRole('tabpanel').getByRole('link', { name: t.company }).click();
    await decide(desk, t, t.approve, t.live);
    await desk.context().close();

    // Mails come in the language of the account, which signed up in English.
    const subject = async () => (await mailTo(applicant.email)).subject;
    await expect.poll(subject, { message: 'the mail that says it' }).toBe(texts.en.liveTitle);
    await page.reload();
    await expect(page.getByRole('region', { name: t.liveTitle })).toBeVisible();
    await page.goto(`${prefix}/services?search=${encodeURIComponent(t.company)}`);
    await expect(page.getByRole('main').getByRole('link', { name: t.company }).first()).toBeVisible();
  });
}
