import { findViolations } from '../support/findViolations.ts';
import { openView, pagesUnderTest, viewsOf } from '../support/pages.ts';
import { answerAsGuest } from '../support/quoteCard.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/readerTest.ts';
import { settle } from '../support/settle.ts';
import { wrongLinks } from '../support/wrongLinks.ts';
import { checkReflow } from './checkReflow.ts';
import { checkTabOrder } from './checkTabOrder.ts';
import { checkTargets } from './checkTargets.ts';

// What fades in has no contrast yet; how things move is looked at in loading.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ofEveryPage = {
  'axe finds nothing': async (page: Page) => expect.soft(await findViolations(page)).toEqual([]),
  'every link leads to a page in its own language': async (page: Page) => expect.soft(await wrongLinks(page)).toEqual([]),
};
const ofEveryKind = {
  'targets are large enough for a finger': checkTargets,
  'Tab walks the whole page in its order, and every stop can be seen and named': checkTabOrder,
  // Last: it leaves the page as nobody has it.
  'the page reflows': checkReflow,
};

// One visit for all of it: loading a page costs more than looking at it.
for (const view of viewsOf(pagesUnderTest)) {
  const checks: Record<string, (page: Page) => Promise<unknown>> = { ...ofEveryPage, ...(view.standsForKind && ofEveryKind) };
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport });
    test(Object.keys(checks).join(', '), async ({ page }) => {
      test.slow(view.standsForKind, 'three looks in one visit');
      await openView(page, view);
      for (const [name, check] of Object.entries(checks)) await test.step(name, () => check(page));
    });
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  for (const view of viewsOf(pagesUnderTest.filter(({ path }) => ['/', '/services', '/auth'].includes(path)))) {
    test.describe(view.name, () => {
      test.use({ viewport: view.viewport });
      test('axe finds nothing', async ({ page }) => {
        await openView(page, view);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(Math.max(...ground.match(/\d+/g)!.map(Number)), `the ground is dark: ${ground}`).toBeLessThan(64);
        expect(await findViolations(page)).toEqual([]);
      });
    });
  }
});

test.describe('with something open', () => {
  for (const name of ['Shop by Category', 'Financial Services', 'About']) {
    test(`the menu ${name}`, async ({ page }) => {
      await openView(page, { path: '/', prefix: '' });
      const trigger = page.getByRole('banner').getByRole('button', { name });
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(await findViolations(page)).toEqual([]);
    });
  }

  for (const prefix of ['', '/fr']) {
    test(`the drawer of a phone ("${prefix}/")`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openView(page, { path: '/', prefix });
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('dialog').locator('summary').first().click();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('the search of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openView(page, { path: '/services', prefix: '' });
    await page.getByRole('banner').getByRole('button', { name: 'Open search' }).click();
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search services' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('suggestions', async ({ page }) => {
    await openView(page, { path: '/', prefix: '' });
    const box = page.getByRole('main').locator('form input').first();
    await box.click();
    await expect(box).toHaveRole('combobox');
    await box.fill('plu');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the form of a quote, and the toast that says it was sent', async ({ page }) => {
    await openView(page, { path: '/services', prefix: '' });
    await page.getByRole('button', { name: 'Get Quote' }).first().click();
    const send = await answerAsGuest(page.getByRole('dialog'));
    expect(await findViolations(page)).toEqual([]);
    await send.click();
    await expect(page.getByText('Quote Request', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the account menu, and the pages of an account', async ({ page }) => {
    const name = await signInAsNewVisitor(page);
    await settle(page);
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    for (const path of ['/account', '/account/profile']) {
      await openView(page, { path, prefix: '' });
      expect(await findViolations(page), path).toEqual([]);
    }
  });

  test('messages of a form', async ({ page }) => {
    await openView(page, { path: '/signup', prefix: '' });
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('when something failed', () => {
  for (const path of ['/', '/services', '/categories']) {
    test(`${path} without a backend`, async ({ page }) => {
      await page.route(/\/rest\/v1\//, (route) =>
        route.fulfill({ status: 500, json: { message: 'no', code: '', details: null, hint: null } }),
      );
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }
});
