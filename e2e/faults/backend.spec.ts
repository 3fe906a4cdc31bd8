import { languages } from '../support/languages.ts';
import { expectShellInUse } from '../support/failedSection.ts';
import { holdReads } from '../support/holdReads.ts';
import { stopClock } from '../support/stoppedClock.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

const reads = /\/rest\/v1\//;
const cards = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Get Quote' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const tryAgain = (page: Page) => alert(page).getByRole('button', { name: 'Try again' }).click();
const message = 'canceling statement due to statement timeout';

/** How the backend can fail, and what the page then says after its prefix. */
const failures = [
  {
    name: 'answers 500 with a message',
    answer: { status: 500, json: { message, code: '57014', details: null, hint: null } },
    said: message,
  },
  {
    // Whoever stands before the backend knows one language.
    name: 'answers 503 with a sentence of a proxy',
    answer: { status: 503, json: { message: 'The service is starting. Try again in a moment.' } },
    said: null,
  },
  {
    name: 'answers 502 with a page of a proxy',
    answer: { status: 502, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' },
    said: null,
  },
  { name: 'cannot be reached', answer: null, said: null },
] as const;

const pages = [
  { path: '/services', says: (said: string | null) => `Failed to load services: ${said ?? 'Failed to fetch services'}`, works: cards },
  {
    path: '/categories',
    says: (said: string | null) => `Failed to load categories: ${said ?? 'Failed to fetch categories'}`,
    works: (page: Page) => page.getByRole('main').getByRole('link', { name: /Lumber & Wood/ }),
  },
  { path: '/', says: () => 'Failed to load services', works: cards },
];

for (const { path, says, works } of pages) {
  test.describe(`${path} while the backend fails`, () => {
    for (const { name, answer, said } of failures) {
      test(name, async ({ page }) => {
        await page.route(reads, (route) => (answer ? route.fulfill(answer) : route.abort('connectionrefused')));
        await page.goto(path);
        await expect(alert(page).filter({ hasText: says(said) })).toBeVisible();
        if (path === '/') {
          await expect(alert(page)).toContainText(said ?? 'Failed to fetch services');
          await expect(page.getByRole('main').getByRole('link', { name: 'Find Contractors' }).first()).toBeVisible();
        }
        await expect(page.getByText(/^Showing 0 of/)).toHaveCount(0);
        await expectShellInUse(page);

        await page.unroute(reads);
        await tryAgain(page);
        await expect(works(page).first()).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      });
    }
  });
}

test('a slow backend: placeholders hold the page, and the cards take their place', async ({ page }) => {
  await page.goto('/sitemap');
  const release = await holdReads(page);
  await page.getByRole('main').locator('a[href="/services"]').first().click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Loading services/ }),
  ).toBeAttached();
  await expectShellInUse(page);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a backend that never answers: after ten seconds the page offers to try again', async ({ page }) => {
  await page.route(reads, () => {});
  await stopClock(page);
  const asked = page.waitForRequest(reads);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  // The page's code runs after its first frame.
  await page.clock.runFor(50);
  await asked;
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  // The code of the map comes when the page is idle; a clock that jumps would give it up on its way.
  let passed = 0;
  for (; passed < 5_000 && !(await page.getByRole('application').isVisible()); passed += 50) await page.clock.runFor(50);
  await page.clock.runFor(9_500 - passed);
  await expect(retry).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Failed to load services: Failed to fetch services')).toBeVisible();
  await page.unroute(reads);
  await retry.click();
  await page.clock.resume();
  await expect(cards(page).first()).toBeVisible();
});

test('answers out of order: the list stays with the text typed last', async ({ page }) => {
  const late = {
    total: 1240,
    matched: 1,
    capped: false,
    items: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Late Answer Inc.',
        category: 'Plumbing',
        rating: 5,
        review_count: 1,
        location: 'Halifax',
        response_time: '1 hour',
        verified: true,
      },
    ],
    next: null,
    categories: ['Plumbing'],
  };
  let answerLate = () => Promise.resolve();
  const firstAsked = new Promise<void>((resolve) => {
    void page.route(/\/rpc\/search_services/, async (route) => {
      const { q } = route.request().postDataJSON() as { q: string };
      if (q !== 'plumbing') return route.continue();
      // The page may have given the request up by then.
      answerLate = () => route.fulfill({ json: late }).catch(() => {});
      resolve();
    });
  });
  await page.goto('/services');
  await expect(cards(page).first()).toBeVisible();
  const box = page.getByRole('main').locator('input[name="search"]');
  await box.fill('plumbing');
  await firstAsked;
  await box.fill('roofing');
  await expect(page).toHaveURL(/search=roofing$/);
  const count = page.getByRole('main').getByText(/^Showing /);
  await expect(count).not.toHaveText(/^Showing 1,240 of/);
  const shown = (await count.textContent())!;
  await answerLate();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('Late Answer Inc.')).toHaveCount(0);
  await expect(count).toHaveText(shown);
  await expect(box).toHaveValue('roofing');
});

test('a list from memory, while the backend is away: its cards stay and say since when, until they are read again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/services');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  await page.clock.fastForward('06:00');
  await page.route(reads, (route) => route.fulfill({ status: 500, json: { message, code: '57014', details: null, hint: null } }));
  await page.goBack();
  const mark = page.getByRole('status').filter({ hasText: /You see a saved copy from/ });
  await expect(mark).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute(reads);
  await mark.getByRole('button', { name: 'Try again' }).click();
  await expect(mark).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

test('offline: says so, keeps what is shown, and goes on when the connection is back', async ({ page, context }) => {
  await page.goto('/services');
  await expect(cards(page)).toHaveCount(24);
  await untilLive(page);
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('main').locator('input[name="search"]').fill('roofing');
  await expect(alert(page).filter({ hasText: 'Failed to load services: Failed to fetch services' })).toBeVisible();
  await expect(page.getByRole('main').locator('input[name="search"]')).toHaveValue('roofing');
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await tryAgain(page);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /roof/i }).first()).toBeVisible();
});

test.describe('sign-in while authentication fails', () => {
  const rows = [
    {
      name: 'with a message',
      answer: { status: 500, json: { code: 500, error_code: 'unexpected_failure', msg: 'Database error querying schema' } },
      said: 'Database error querying schema',
    },
    { name: 'without a message', answer: { status: 500, json: {} }, said: 'An error occurred during sign in' },
    { name: 'without an answer', answer: null, said: 'An error occurred during sign in' },
  ];
  for (const { name, answer, said } of rows) {
    test(name, async ({ page }) => {
      await page.route(/\/auth\/v1\/token/, (route) => (answer ? route.fulfill(answer) : route.abort('connectionrefused')));
      await page.goto('/auth');
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.locator('input[autocomplete="current-password"]') });
      await form.locator('input[type="email"]').fill('someone@example.ca');
      await form.locator('input[autocomplete="current-password"]').fill('maple syrup 42');
      await form.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Sign in failed', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeVisible();
      await expect(form.locator('input[type="email"]')).toHaveValue('someone@example.ca');
      await expect(form.getByRole('button', { name: 'Sign In' })).toBeEnabled();
      await expect(page.getByText('Welcome back!')).toHaveCount(0);
      await expect(page).toHaveURL(/\/auth$/);
    });
  }
});

test('a failure is told in French', async ({ page }) => {
  const { prefix } = languages[1];
  await page.route(reads, (route) => route.fulfill({ status: 500, json: { message, code: '57014', details: null, hint: null } }));
  await page.goto(`${prefix}/services`);
  await expect(alert(page)).toContainText(message);
  await expect(alert(page)).not.toContainText('Failed to load');
  await page.unroute(reads);
  await alert(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /soumission/i })
      .first(),
  ).toBeVisible();
});
