import type { Page } from '@playwright/test';
import { readComposition } from './composition.ts';
import { testPassword } from './joinAccount.ts';
import { mailTo } from './mailbox.ts';

let counter = 0;

/**
 * Signs a new person up, confirms the address by mail and leaves the page signed in on the home page.
 *
 * @param locale in which the account gets its mails
 */
export async function signInWithAddress(
  page: Page,
  displayName: string,
  locale: 'en' | 'fr' = 'en',
): Promise<{ displayName: string; email: string }> {
  const email = `signed-in-${process.pid}-${Date.now()}-${(counter += 1)}@example.ca`;
  const { config } = await readComposition(process.env.PRODUCT_URL!);
  await page.request.post('/auth/v1/signup', {
    headers: { apikey: config.anonKey },
    data: { email, password: testPassword, data: { display_name: displayName, locale } },
  });
  await page.goto((await mailTo(email)).link);
  // This browser did not ask for the link.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Continue|Continuer)$/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: displayName }).waitFor();
  return { displayName, email };
}

/**
 * The same where the address does not matter.
 *
 * @returns the name the account menu is labelled with
 */
export async function signInAsNewVisitor(page: Page, displayName = 'Élodie Tremblay'): Promise<string> {
  return (await signInWithAddress(page, displayName)).displayName;
}
