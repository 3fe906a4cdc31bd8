import { mailAbout } from '../../support/mailbox.ts';
import { picture } from '../../support/picture.ts';
import { askFromCard, goToStep, nextStep } from '../../support/quoteCard.ts';
import { expect } from '../../support/test.ts';
import { quoteTexts } from '../quoteTexts.ts';
import { look, lookAtDialog, type Loop } from './Loop.ts';
import { onboardingTexts } from './onboardingTexts.ts';
import type { Rival } from './rival.ts';

const guestName = 'Robin Gagnon';

/** A guest finds the company in the directory, asks it and the rival, and confirms the address by the mailed link. */
export async function ask({ homeowner: { page, email }, rival, language, prefix, t }: Loop): Promise<void> {
  const q = quoteTexts[language];
  const { company } = onboardingTexts[language];
  await askFromCard(page, prefix, company, q.getQuote);
  const sheet = page.getByRole('dialog', { name: q.ask(company) });
  await lookAtDialog(page);
  await goToStep(sheet, 2, q);
  await sheet.getByLabel(q.description).fill(t.description);
  await nextStep(sheet, q.next);
  await sheet.getByLabel(q.postalCode).fill(t.postalCode);
  await nextStep(sheet, q.next);
  await sheet.getByLabel(q.name).fill(guestName);
  await sheet.getByLabel(q.email, { exact: true }).fill(email);
  await sheet
    .getByRole('group', { name: t.others })
    .getByRole('checkbox', { name: (rival as Rival).name })
    .check();
  await lookAtDialog(page);
  await sheet.getByRole('button', { name: q.send }).click();
  await expect(page.getByRole('dialog', { name: q.details })).toBeVisible();

  await page.goto((await mailAbout(email, t.requestMail)).link);
  await look(page);
  await page.getByRole('button', { name: q.confirm }).click();
  await expect(page.getByText(q.confirmed, { exact: true }).first()).toBeVisible();
}

/** The company opens the request from its mail and asks for photos in the thread. */
export async function askForPhotos({ company: { page, email }, t }: Loop): Promise<void> {
  await page.goto((await mailAbout(email, t.newMail)).link);
  await page.getByRole('button', { name: t.askPhotos }).click();
  await page.getByRole('button', { name: t.sendQuestions }).click();
  await expect(page.getByRole('log').getByText(t.askPhotos)).toBeVisible();
  await look(page);
}

/** The guest, whose page is still open, reads the question and adds a photo in its place; the company sees it. */
export async function addPhoto({ homeowner, company, language, t }: Loop): Promise<void> {
  const q = quoteTexts[language];
  const { page } = homeowner;
  const log = page.getByRole('article', { name: onboardingTexts[language].company }).getByRole('log');
  await expect(log.getByText(t.askPhotos)).toBeVisible();
  await look(page);
  await log.getByRole('button', { name: t.addPhotos }).click();
  const details = page.getByRole('dialog', { name: q.add });
  await details.locator('input[type="file"]').setInputFiles(picture);
  await expect(details.getByRole('img', { name: picture.name })).toBeVisible();
  await nextStep(details, q.next);
  await details.getByRole('button', { name: q.save }).click();
  const thanks = page.getByRole('dialog', { name: q.thanks });
  await thanks.waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
  await company.page.reload();
  await expect(company.page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
}
