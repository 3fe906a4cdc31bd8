import { expect, test, type Page } from '../support/test.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';

const renewals = '**/auth/v1/token?grant_type=refresh_token';
const account = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** As if the hour of the access token were over. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('app.auth')!) as object;
    localStorage.setItem('app.auth', JSON.stringify({ ...session, expires_at: 1_000 }));
  });

test('five tabs that wake with an ended session share one renewal, and all stay signed in', async ({ page, context }) => {
  const name = await signInAsNewVisitor(page);
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  await Promise.all(tabs.slice(1).map((tab) => tab.goto('/services')));
  await endSession(page);
  let asked = 0;
  context.on('request', (request) => (asked += Number(request.url().endsWith('grant_type=refresh_token'))));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(account(tab, name)).toBeVisible();
  expect(asked).toBe(1);
});

test('a session that cannot be asked about is kept, said to be out of reach, and comes back by itself', async ({ page }) => {
  const name = await signInAsNewVisitor(page);
  await endSession(page);
  await page.route(renewals, (route) => route.fulfill({ status: 503, json: { message: 'The service cannot be reached' } }));
  await page.goto('/account/profile');
  await expect(page.getByText('You stay signed in on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  await page.unroute(renewals);
  await expect(account(page, name)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You stay signed in on this device.')).toBeHidden();
});
