import { everyMailTo } from '../../support/mailbox.ts';
import { expect } from '../../support/test.ts';
import type { Loop } from './Loop.ts';

/** Some mails only say that something has arrived; a link that signs in works once, and did. */
const leadsToPage = (link: string) => link !== '' && !new URL(link).pathname.startsWith('/auth/');

/** Everybody opens what every mail leads to that they got on the way: a page in their language, found and of their own. */
export async function openMails({ language, company, homeowner, staff }: Loop): Promise<void> {
  for (const { page, email } of [company, homeowner, staff]) {
    const mails = (await everyMailTo(email)).filter(({ link }) => leadsToPage(link));
    for (const { subject, html, link } of mails) {
      expect(html, subject).toContain(`lang="${language}-CA"`);
      expect((await page.goto(link))!.status(), subject).toBe(200);
      await expect(page.locator('html'), subject).toHaveAttribute('lang', `${language}-CA`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), subject).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert'), subject).toHaveCount(0);
    }
  }
  expect((await everyMailTo(homeowner.email)).length, 'mails to the homeowner').toBeGreaterThan(8);
}
