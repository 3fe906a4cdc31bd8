import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDemoPeople, signInAs, type Role } from '../support/demoPeople.ts';
import { sendQuote } from '../support/sendQuote.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test, type Page } from '../support/test.ts';
import { dayIn } from './loop/Loop.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const walk = /### Try both sides in five minutes\n([^]*?)\n## /.exec(readme)![1]!;

/** A button that the walk of the README names, so that nobody looks for one in vain. */
function named(label: string): string {
  expect(walk, 'the README names the button').toContain(`**${label}`);
  return label;
}

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('the five minutes of the README: both sides, from a request to a review that counts', async ({ browser }) => {
  test.setTimeout(180_000);
  const people = makeDemoPeople(product);
  const open = async (role: Role): Promise<Page> => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await signInAs(page, people[role]);
    return page;
  };
  const press = (page: Page, label: string) => page.getByRole('button', { name: named(label), exact: true }).click();
  const [owner, homeowner, moderator] = [await open('Owner'), await open('Homeowner'), await open('Moderator')];

  await sendQuote(owner, named);
  await expect(owner.getByRole('heading', { name: /^Sent once, at/ })).toBeFocused();
  const lead = owner.url();

  await homeowner.goto('/account/requests');
  await homeowner.getByRole('main').locator('a[href*="/r/"]').first().click();
  await expect(homeowner.getByText(/\$4\d\d\.\d\d/).first()).toBeVisible();
  await homeowner.getByRole('link', { name: 'Compare quotes side by side' }).click();
  // The page of the request has the same button, until the comparison is there.
  await expect(homeowner.getByRole('heading', { level: 1, name: 'Compare quotes' })).toBeVisible();
  await homeowner.getByRole('button', { name: new RegExp(`^${named('Hire')} `) }).click();
  await homeowner
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Hire / })
    .click();
  await expect(homeowner.getByRole('alertdialog')).toBeHidden();

  await owner.goto(lead);
  await press(owner, 'Set a start date');
  await owner.getByRole('dialog').getByLabel('First day').fill(dayIn(0));
  await owner.getByRole('dialog').getByLabel('Last day').fill(dayIn(0));
  await owner.getByRole('dialog').getByRole('button', { name: 'Set the dates' }).click();
  for (const page of [owner, homeowner]) {
    if (page === homeowner) {
      await page.goto('/account/requests');
      await page.getByRole('main').locator('a[href*="/r/"]').first().click();
    }
    await press(page, 'The work is finished');
    await page.getByRole('dialog').getByRole('button', { name: 'The work is finished' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await press(homeowner, 'Write a review');
  const dialog = homeowner.getByRole('dialog');
  await dialog.getByRole('radio').nth(4).check({ force: true });
  await dialog.getByRole('textbox').first().fill('On time, tidy, and the tap has not dripped since.');
  await dialog.getByRole('button').last().click();
  await expect(homeowner.getByText(/hired less than 24 hours ago/)).toBeVisible();

  await moderator.goto('/account/staff?queue=reviews');
  await moderator.getByRole('tabpanel').getByRole('link').first().click();
  await moderator.getByLabel('Reason').fill('Both sides confirmed the work.');
  await moderator.getByRole('button', { name: 'Publish the Review' }).click();
  await expect(
    moderator
      .getByRole('main')
      .getByText(/^Published/)
      .first(),
  ).toBeFocused();

  await homeowner.getByRole('main').locator('a[href*="/services/"]').first().click();
  await press(homeowner, 'Verify this rating');
  await expect(homeowner.getByText('Checked in your browser: the rating is what the reviews say')).toBeVisible();
});
