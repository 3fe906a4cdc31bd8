import { joinAccount } from '../support/joinAccount.ts';
import { expectShellInUse } from '../support/failedSection.ts';
import { full } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Get Quote' });
const minute = 60_000;

/** Signs an account in by the form. */
async function signIn(page: Page, name: string): Promise<void> {
  const { email } = await joinAccount(name);
  await page.goto('/auth');
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="current-password"]') });
  await form.locator('input[type="email"]').fill(email);
  await form.locator('input[autocomplete="current-password"]').fill('maple syrup 42');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
}

/** The worst two always, all with `E2E_FULL`. */
const skews = [
  { name: 'a day ahead', ms: 1_440 * minute },
  { name: 'a day behind', ms: -1_440 * minute },
  { name: 'ten minutes ahead', ms: 10 * minute },
  { name: 'ten minutes behind', ms: -10 * minute },
].slice(0, full ? 4 : 2);
for (const { name, ms } of skews) {
  test(`a device whose clock is ${name}: signs in, stays so after a reload, and asks for no more tokens than it needs`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + ms });
    let renewals = 0;
    // Each page that is opened, and each read or write of data.
    let needs = 3;
    page.on('request', (request) => {
      renewals += Number(request.url().endsWith('grant_type=refresh_token'));
      needs += Number(request.url().includes('/rest/v1/'));
    });
    await signIn(page, 'Skewed Visitor');
    await page.goto('/flyer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/account/profile');
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Skewed Visitor');
    // By such a clock every token has run out, so that what needs one may ask again: once, and nothing asks by itself.
    expect(renewals).toBeLessThanOrEqual(needs);
  });
}

const storages: { name: string; spoil: () => void }[] = [
  {
    name: 'is full',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'is blocked',
    spoil: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  },
  {
    name: 'holds garbage',
    spoil: () => {
      for (const key of ['app.auth', 'services.compare.v1', 'services.quote.open.v1', 'catalog.project-list.v1'])
        localStorage.setItem(key, '{');
    },
  },
];
for (const { name, spoil } of storages) {
  test(`storage of the device that ${name}: pages work, and so does signing in for this page`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/services');
    await expect(cards(page)).toHaveCount(24);
    await expectShellInUse(page);
    await signIn(page, 'Stateless Visitor');
  });
}

test('no cookie is set and nothing foreign is asked, signed in or not: there is nothing for a browser to block', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  await expect(cards(page).first()).toBeVisible();
  await signIn(page, 'Cookieless Visitor');
  await page.goto('/materials');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a page opened offline from another says so, and comes when the connection is back', async ({ page, context }) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  const link = page.getByRole('main').locator('a[href="/services"]').first();
  // The sitemap reads without its code, which comes once somebody is about to press something.
  await link.hover();
  await untilLive(page);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await retry.first().click();
  await expect(cards(page).first()).toBeVisible();
});

test('images that never come: their places stay, nothing moves, and a portrait is the first letter of its name', async ({ page }) => {
  await page.route(/\/(shell|sections)\//, (route) =>
    route.request().resourceType() === 'image' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.01);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const voice = page.getByRole('main').getByRole('group').filter({ hasText: 'Amira Haddad' });
  await voice.scrollIntoViewIfNeeded();
  await expect(voice.getByText('A', { exact: true })).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.01);
});

test('rows as long and as odd as a row can be stay within a narrow page', async ({ page }) => {
  const row = { category: 'Plumbing', review_count: 0, location: 'Halifax', response_time: '1 hour', verified: true };
  const rows = [
    { ...row, id: null, name: 'W'.repeat(10_000), rating: null },
    { ...row, id: 'b', name: 'שיפוצים — تجديد', rating: '5.0', location: '🏚️'.repeat(500) },
    { ...row, id: 'c', name: '👷🏽‍♀️'.repeat(300), rating: 0, response_time: null, review_count: 2_147_483_647 },
    { ...row, id: 'd', name: '<b>bold</b> & "quoted"', rating: 6, category: null },
  ];
  await page.route(/\/rest\/v1\/services\?/, (route) => route.fulfill({ json: rows, headers: { 'content-range': '0-3/4' } }));
  await page.route(/\/rpc\/search_services$/, (route) =>
    route.fulfill({
      json: { total: 4, matched: 4, capped: false, items: rows, next: null, also: [], categories: ['Plumbing'], place: null, filters: [] },
    }),
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services');
  await expect(page.getByRole('main').getByRole('link', { name: '<b>bold</b> & "quoted"' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/NaN|undefined|\[object/)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
