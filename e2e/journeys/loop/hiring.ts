import { mailAbout } from '../../support/mailbox.ts';
import { expect } from '../../support/test.ts';
import { quoteTexts } from '../quoteTexts.ts';
import { dayIn, look, lookAtDialog, type Loop } from './Loop.ts';
import { onboardingTexts } from './onboardingTexts.ts';
import { requestOf, type Rival } from './rival.ts';

/** The guest compares both quotes from the mailed link, ticks an option and hires the company; the rival is told. */
export async function hire(loop: Loop): Promise<void> {
  const { homeowner, language, t } = loop;
  const rival = loop.rival as Rival;
  const q = quoteTexts[language];
  const { company } = onboardingTexts[language];
  const { page } = homeowner;
  await page.goto((await mailAbout(homeowner.email, t.revisedMail)).link);
  await look(page);
  await page.getByRole('link', { name: q.compare }).click();
  await expect(page.getByRole('heading', { level: 1, name: q.comparison })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: rival.name })).toBeVisible();
  await expect(page.getByText(t.repriced)).toBeVisible();
  await expect(page.getByText(t.totals.revised).first()).toBeVisible();
  await page.getByRole('checkbox', { name: `${t.templateLines[2]}, ${company}` }).check();
  await expect(page.getByText(t.totals.accepted).first()).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: q.hire(company) }).click();
  const question = page.getByRole('alertdialog', { name: t.hireFor(company) });
  await question.getByRole('button', { name: q.hire(company) }).click();
  await expect(question).toBeHidden();

  await mailAbout(rival.email, t.closedMail);
  expect(await requestOf(rival, 'lost')).toMatchObject({ status: 'withdrawn', reason: 'not_chosen' });
}

/** The company opens the job from its mail and sets the days of the work; the guest follows the mail about it. */
export async function schedule({ company, homeowner, t }: Loop): Promise<void> {
  const { page } = company;
  const mail = await mailAbout(company.email, t.jobMail);
  expect(mail.text).toContain(homeowner.email);
  await page.goto(mail.link);
  await expect(page.getByText(t.won)).toBeVisible();
  await page.getByRole('button', { name: t.setDates }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.firstDay).fill(dayIn(0));
  await dialog.getByLabel(t.lastDay).fill(dayIn(2));
  await lookAtDialog(page);
  await dialog.getByRole('button', { name: t.datesSubmit }).click();
  await expect(page.getByText(t.inProgress, { exact: true })).toBeVisible();
  await look(page);

  await homeowner.page.goto((await mailAbout(homeowner.email, t.startsMail)).link);
  await expect(homeowner.page.getByText(t.notChosen).first()).toBeVisible();
  await look(homeowner.page);
}
