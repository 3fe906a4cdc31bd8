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
    .getByRole('button', { name: /Get Quote|Sending/ });
  await expect(button).toBeVisible();
  return { id: company!.id, button };
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
