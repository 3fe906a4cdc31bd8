import { expect, test, type Locator, type Page } from '@playwright/test';
import { rowsOf } from './databaseAccess.ts';
import { companiesOf } from './providerCompany.ts';

let place = 0;

/** A page with the card of a company nobody else asks. @param trade of which each test file has one of its own */
export async function openCard(page: Page, trade = 'Painting'): Promise<{ id: string; button: Locator }> {
  const [company] = await companiesOf(trade, 1, ((place += 1) + test.info().workerIndex * 15) % 45);
  await page.goto(`/services?search=${encodeURIComponent(company!.name)}`);
  const button = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: company!.name })
    .getByRole('button', { name: /Get Quote|Opening/ });
  await expect(button).toBeVisible();
  return { id: company!.id, button };
}

interface Words {
  ownWords: string;
  next: string;
  name: string;
  email: string;
  send: string;
}
const english: Words = { ownWords: 'In your own words', next: 'Next', name: 'Your name', email: 'Email', send: 'Send my request' };

/** Goes on to the next question, once it is there. */
export async function nextStep(sheet: Locator, label = english.next): Promise<void> {
  const heading = sheet.getByRole('heading', { level: 3 });
  const before = (await heading.textContent()) ?? '';
  await sheet.getByRole('button', { name: label, exact: true }).click();
  await expect(heading).not.toHaveText(before);
}

/** Says what the work is and goes on to a later question: the second one describes it, the third says when, the last one who asks. */
export async function goToStep(sheet: Locator, step: 2 | 3 | 4, words: Words = english): Promise<void> {
  await sheet.getByLabel(words.ownWords).fill('A leaking tap');
  for (let at = 1; at < step; at += 1) await nextStep(sheet, words.next);
}

/** Answers everything that has to be, up to the button that sends. @returns the button */
export async function answerAsGuest(sheet: Locator): Promise<Locator> {
  await goToStep(sheet, 4);
  await sheet.getByLabel(english.name).fill('Sam');
  await sheet.getByLabel(english.email, { exact: true }).fill(`sam-${process.pid}-${Date.now()}@example.ca`);
  return sheet.getByRole('button', { name: /Send my request|Sending/ });
}

/** Opens the form of a company nobody else asks, answers it as a guest, and stops before sending. @param trade see `openCard` */
export async function readyToSend(page: Page, trade?: string): Promise<{ id: string; button: Locator; send: Locator }> {
  const { id, button } = await openCard(page, trade);
  await button.click();
  return { id, button, send: await answerAsGuest(page.getByRole('dialog')) };
}

/** The requests that reached a company. */
export const requestsOf = (id: string): Promise<{ id: string }[]> => rowsOf(`quote_requests?select=id&provider_id=eq.${id}`);

/** Finds a company in the directory and asks it from its card. @param label of the button */
export async function askFromCard(page: Page, prefix: string, name: string, label: string): Promise<void> {
  await page.goto(`${prefix}/services?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('button', { name: label })
    .click();
}
