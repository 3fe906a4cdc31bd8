import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { mailAbout } from '../../support/mailbox.ts';
import { expect, type Page } from '../../support/test.ts';
import { look, lookAtDialog, type Loop } from './Loop.ts';
import { onboardingTexts } from './onboardingTexts.ts';

/** The company proposes a visit at the first two times of a day. */
export async function proposeVisit({ company: { page }, t }: Loop): Promise<void> {
  await page.getByRole('button', { name: t.more, exact: true }).click();
  await page.getByRole('button', { name: t.propose }).click();
  const dialog = page.getByRole('dialog', { name: t.propose });
  const times = dialog.getByRole('group', { name: t.times }).getByRole('button');
  await times.nth(4).click();
  await times.nth(6).click();
  await expect(dialog.getByRole('group', { name: t.chosenTimes }).getByRole('button')).toHaveCount(2);
  await lookAtDialog(page);
  await dialog.getByRole('button', { name: t.proposeSubmit }).click();
  await expect(page.getByText(t.proposed)).toBeVisible();
}

/** The guest opens the mailed link, picks the second time and keeps it in a calendar. */
export async function pickVisit({ homeowner: { page, email }, company, language, t }: Loop): Promise<void> {
  await page.goto((await mailAbout(email, t.visitMail)).link);
  await page.getByRole('radiogroup').getByRole('radio').nth(1).check();
  await page.getByLabel(t.homeAddress).fill(t.address);
  await page.getByRole('button', { name: t.pick }).click();
  await expect(page.getByRole('button', { name: t.calendar })).toBeVisible();
  // Picking brings a message and a longer page: a press in the middle of that may hit what has just moved.
  await look(page);
  const [event, ...others] = await calendarOf(page, t.calendar);
  expect(others).toEqual([]);
  expect(event!.summary).toBe(t.visitTitle(onboardingTexts[language].company));
  expect(event!.location).toBe(t.address);
  expect(event!.endDate.subtractDate(event!.startDate).toSeconds()).toBe(3600);

  await company.page.goto((await mailAbout(company.email, t.visitConfirmedMail)).link);
  const [kept] = await calendarOf(company.page, t.calendar);
  expect(kept!.uid).toBe(event!.uid);
  expect(kept!.startDate.toJSDate()).toEqual(event!.startDate.toJSDate());
  await look(company.page);
}

/** The entries of the calendar file that a button hands over. */
async function calendarOf(page: Page, button: string): Promise<ICAL.Event[]> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const path = await (await arriving).path();
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(path, 'utf8')) as string);
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}
