import { readComposition } from '../support/composition.ts';
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
  const allSignedIn = async () => {
    for (const tab of tabs) await expect(account(tab, name)).toBeVisible();
  };
  await Promise.all(tabs.slice(1).map((tab) => tab.goto('/services')));
  // A tab that still asks who is signed in when the session ends renews it at once, and is reloaded meanwhile.
  await allSignedIn();
  let asked = 0;
  context.on('request', (request) => (asked += Number(request.url().endsWith('grant_type=refresh_token'))));
  for (const cycle of [1, 2, 3]) {
    await endSession(page);
    await Promise.all(tabs.map((tab) => tab.reload()));
    await allSignedIn();
    expect(asked).toBe(cycle);
  }
});

/** What the browser holds of the session. */
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('app.auth'));

test('a session that the server does not know any more: ended once, said, and public pages go on', async ({ page }) => {
  await signInAsNewVisitor(page);
  const { access_token: token } = JSON.parse((await stored(page))!) as { access_token: string };
  const { config } = await readComposition(process.env.PRODUCT_URL!);
  await page.request.post('/auth/v1/logout?scope=global', { headers: { apikey: config.anonKey, authorization: `Bearer ${token}` } });
  await endSession(page);
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('grant_type=refresh_token'))));
  await page.goto('/services');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Get Quote' }).first()).toBeVisible();
  expect([asked, await stored(page)]).toEqual([1, null]);
});

for (const { name, isAway } of [
  { name: 'signing out in one tab', isAway: false },
  { name: 'signing out while the server cannot be reached', isAway: true },
]) {
  test(`${name} ends the session in the other too, and Back shows nothing private`, async ({ page, context }) => {
    const person = await signInAsNewVisitor(page);
    await page.goto('/account/profile');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/services');
    await expect(account(other, person)).toBeVisible();
    await page.goto('/sitemap');
    if (isAway) await context.route('**/auth/v1/logout*', (route) => route.abort('connectionrefused'));
    await account(other, person).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(account(page, person)).toHaveCount(0, { timeout: 2_000 });
    await expect(account(other, person)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page.getByText(person)).toHaveCount(0);
  });
}

test('a session that cannot be asked about is kept, said to be out of reach, and comes back by itself', async ({ page }) => {
  const name = await signInAsNewVisitor(page);
  await endSession(page);
  await page.route(renewals, (route) => route.fulfill({ status: 503, json: { message: 'The service cannot be reached' } }));
  await page.goto('/account/profile');
  await expect(page.getByText('You are still signed in on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  await page.unroute(renewals);
  await expect(account(page, name)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You are still signed in on this device.')).toBeHidden();
});
