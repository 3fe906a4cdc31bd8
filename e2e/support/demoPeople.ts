import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Product } from './startProduct.ts';

const root = join(import.meta.dirname, '../..');

/** Somebody who can sign in. */
export interface Person {
  email: string;
  password: string;
}

export type Role = 'Homeowner' | 'Owner' | 'Moderator';

/** Runs `npm run demo` on a product that runs. @returns the people it made, by what they are */
export function makeDemoPeople({ url, mailboxUrl, dataDir }: Product): Record<Role, Person> {
  const env = { ...process.env, PORT: new URL(url).port, MAILBOX_PORT: new URL(mailboxUrl).port, DATA_DIR: dataDir };
  const said = execFileSync(process.execPath, [join(root, 'supabase/bin/demo.ts')], { env, encoding: 'utf8' });
  const found = [...said.matchAll(/^(\w+) +(\S+@\S+) +password (\S+)$/gm)].map(([, role, email, password]) => [role, { email, password }]);
  return Object.fromEntries(found) as Record<Role, Person>;
}

/** Signs in as one of them, on the page that does so. */
export async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).waitFor({ state: 'hidden' });
  await expect(page).not.toHaveURL(/\/auth/);
}
