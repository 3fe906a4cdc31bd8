import { mailAbout } from '../../support/mailbox.ts';
import { expect } from '../../support/test.ts';
import { quoteTexts } from '../quoteTexts.ts';
import { look, lookAtDialog, type Loop } from './Loop.ts';
import { decide } from './onboarding.ts';
import { onboardingTexts } from './onboardingTexts.ts';

/** Both sides say that the work is finished, the guest from the mail that asks. */
export async function finish({ company, homeowner, language, t }: Loop): Promise<void> {
  const q = quoteTexts[language];
  await company.page.getByRole('button', { name: t.finish }).click();
  await company.page.getByRole('dialog').getByRole('button', { name: t.finish }).click();
  await expect(company.page.getByText(t.waitsFor, { exact: true })).toBeVisible();
  await look(company.page);

  const { page } = homeowner;
  await page.goto((await mailAbout(homeowner.email, t.finishMail)).link);
  await expect(page.getByText(q.turn)).toBeVisible();
  await page.getByRole('button', { name: q.completed }).click();
  await page.getByRole('dialog').getByRole('button', { name: q.completed }).click();
  await expect(page.getByRole('button', { name: q.review })).toBeVisible();
  await company.page.reload();
  await expect(company.page.getByText(t.confirmed)).toBeVisible();
}

/** The guest reviews the work from the mail that invites to it, and reads why the review waits. */
export async function review({ homeowner: { page, email }, language, t }: Loop): Promise<void> {
  const q = quoteTexts[language];
  await page.goto((await mailAbout(email, t.inviteMail)).link);
  await page.getByRole('button', { name: q.review }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(3).check({ force: true });
  await dialog.getByRole('textbox').first().fill(t.words);
  await lookAtDialog(page);
  await dialog.getByRole('button').last().click();
  await expect(page.getByText(q.held)).toBeVisible();
  await expect(page.getByText(t.tooSoon)).toBeVisible();
  await look(page);
  await mailAbout(email, t.heldMail);
}

/** Staff publishes the review. Now it counts on the page of the company, which its browser checks. */
export async function publish(loop: Loop): Promise<void> {
  const { staff, company, homeowner, language, prefix, t } = loop;
  const { company: name } = onboardingTexts[language];
  await staff.page.goto(`${prefix}/account/staff?queue=reviews`);
  await look(staff.page);
  await staff.page.getByRole('tabpanel').getByRole('link', { name }).click();
  await decide(loop, t.publish, t.published);
  await mailAbout(homeowner.email, t.publishedMail);

  const { page } = company;
  await page.goto((await mailAbout(company.email, t.newReviewMail)).link);
  await expect(page.getByText(t.words)).toBeVisible();
  await expect(page.getByText(t.oneReview).first()).toBeVisible();
  await expect(page.getByText(t.proof)).toBeVisible();
  await page.getByRole('button', { name: t.verify }).click();
  await expect(page.getByText(t.verified)).toBeVisible();
  await look(page);
}
