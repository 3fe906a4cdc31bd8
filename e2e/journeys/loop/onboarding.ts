import { grantStaff } from '../../support/grantStaff.ts';
import { mailAbout } from '../../support/mailbox.ts';
import { walkByTab } from '../../support/tabStops.ts';
import { expect, type Page } from '../../support/test.ts';
import { look, type Loop } from './Loop.ts';
import { onboardingTexts } from './onboardingTexts.ts';

/** Looks at a page as a keyboard and axe do. */
async function expectAccessible(page: Page): Promise<void> {
  await look(page);
  const { stops, reachedEnd } = await walkByTab(page);
  expect(reachedEnd, 'the walk ends').toBe(true);
  expect(stops.filter(({ name, outline }) => !name || outline < 2).map(({ tag }) => tag)).toEqual([]);
}

/** Fills a field of a form whatever kind it is. */
async function fill(form: ReturnType<Page['getByRole']>, label: string, value: string): Promise<void> {
  // A hint may follow the label, and another label may hold its words.
  const field = form.getByLabel(new RegExp(`^${label}`));
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
  await (isSelect ? field.selectOption(value) : field.fill(value));
}

/** Writes the reason, presses the decision and waits for the state that follows. */
export async function decide({ staff: { page }, language }: Loop, decision: string, state: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: decision });
  // The page before has a field for the reason too.
  await button.waitFor();
  await page.getByLabel(onboardingTexts[language].reason, { exact: false }).fill('Looked at in the register.');
  await button.click();
  await expect(page.getByRole('main').getByText(state).first()).toBeFocused();
}

/** The company applies. */
export async function apply({ company: { page, email }, language, prefix }: Loop): Promise<void> {
  const t = onboardingTexts[language];
  // The form refuses what is sent faster than a person can type.
  await page.clock.install();
  await page.goto(`${prefix}/apply?kind=contractor`);
  const form = page.getByRole('main').getByRole('form', { name: t.form, exact: true });
  await form.getByLabel(t.companyField).fill(t.company);
  await form.getByLabel(t.name).fill('Noor Haddad');
  await form.getByLabel(t.email).fill(email);
  await page.clock.fastForward(30_000);
  await look(page);
  await form.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: t.sent })).toBeFocused();
}

/** Staff, made by the operator's command, takes the application in review and starts the company. */
export async function acceptApplication(loop: Loop): Promise<void> {
  const { staff, language, prefix } = loop;
  const t = onboardingTexts[language];
  const { page } = staff;
  await page.goto(`${prefix}/account/staff`);
  await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible();
  expect(grantStaff(staff.email, 'moderator')).toContain('is moderator now');
  await page.reload();
  const waiting = page.getByRole('tabpanel').getByRole('link', { name: t.company });
  await waiting.waitFor();
  await expectAccessible(page);
  await waiting.click();
  await page.getByRole('heading', { level: 1, name: t.company }).waitFor();
  await expectAccessible(page);
  await decide(loop, t.take, t.inReview);
  await decide(loop, t.accept, t.settingUp);
}

/** The company opens the mailed link and completes what its page needs. */
export async function completePage({ company: { page, email }, language }: Loop): Promise<void> {
  const t = onboardingTexts[language];
  await page.goto((await mailAbout(email, t.applicationMail)).link);
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
}

/** Staff checks who the company is and lets it go live; the company opens its page from the mail that says so. */
export async function goLive(loop: Loop): Promise<void> {
  const { staff, company, language, prefix } = loop;
  const t = onboardingTexts[language];
  const openCompany = async () => {
    await staff.page.goto(`${prefix}/account/staff?queue=companies`);
    await staff.page.getByRole('tabpanel').getByRole('link', { name: t.company }).click();
  };
  await openCompany();
  await staff.page.getByRole('link', { name: t.identityLink }).click();
  await decide(loop, t.verify, t.verified);
  await openCompany();
  await decide(loop, t.approve, t.live);

  await company.page.goto(`${prefix}/account/apply`);
  await expect(company.page.getByRole('region', { name: t.liveTitle })).toBeVisible();
  await look(company.page);
  await company.page.goto((await mailAbout(company.email, t.liveTitle)).link);
  await expect(company.page.getByRole('heading', { level: 1, name: t.company })).toBeVisible();
  await look(company.page);
}
