import { brand } from '@marketplace/shared-ui/brand';
import { readComposition } from '../support/composition.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/languages.ts';
import { pagesUnderTest } from '../support/pages.ts';

test.describe('addresses', () => {
  for (const { language, prefix } of languages) {
    test(`an unknown address answers 404 and leads home (${language})`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const response = await page.goto(`${prefix}/no/such/page`);
      expect(response?.status()).toBe(404);
      if (language === 'en') await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
      const home = page
        .getByRole('main')
        .locator(`a[href="${prefix || '/'}"]`)
        .first();
      if (language === 'en') await expect(home).toHaveText('Return to Home');
      await home.click();
      await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('an address that is not valid percent-encoding is just another unknown one', async ({ page }) => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  test('an unknown provider answers 404', async ({ page }) => {
    const response = await page.goto('/services/00000000-0000-4000-8000-ffffffffffff');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('the server names the page before any script runs', async ({ request }) => {
    for (const [path, title, lang] of [
      ['/services', 'Professional Services', 'en-CA'],
      ['/fr/categories', '', 'fr-CA'],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toMatch(new RegExp(`<title>${title}.* – ${brand.name}</title>`));
      expect(html).toContain('rel="canonical"');
      expect(html).toContain('hreflang="fr-CA"');
    }
  });

  test('the menus link every financial page, and no other', async () => {
    const { navigation } = await readComposition(process.env.PRODUCT_URL!);
    const links = Object.values(navigation).flatMap((group) => group.map(({ path }) => path));
    const financial = (paths: string[]) => paths.filter((path) => path.startsWith('/financial/')).sort();
    expect(financial(links)).toEqual(financial(pagesUnderTest.map(({ path }) => path)));
  });

  test('every page says what it is composed of', async ({ page, request }) => {
    await page.goto('/');
    const stamp = JSON.parse((await page.locator('meta[name="composition"]').getAttribute('content'))!) as object;
    expect(stamp).toEqual(await (await request.get('/composition.json')).json());
    expect((await request.get('/healthz')).status()).toBe(200);
  });
});

test.describe('moving around', () => {
  test('a new page takes the focus to its heading, names itself and starts at the top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /sitemap/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(` – ${brand.name}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/sitemap$/);
  });

  test('the language switch leads to the same page in the other language', async ({ page }) => {
    await page.goto('/services?search=roof');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/services\?search=roof$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/services\?search=roof$/);
    expect(new URL(page.url()).pathname).toBe('/services');
  });

  test('the header search goes to the directory and ignores an empty text', async ({ page }) => {
    await page.goto('/categories');
    const box = page.getByRole('banner').getByRole('search').locator('input');
    await box.fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/categories$/);
    await box.fill(' heat pump ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/services' && url.searchParams.get('search') === 'heat pump');
  });

  test('a mega menu opens by key, walks by Tab and gives the focus back on Escape', async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('banner').getByRole('button', { name: 'About' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '/about');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('on a phone the drawer holds every menu and returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('heading', { name: 'Financial Services' }).click();
    await expect(drawer.locator('a[href^="/financial/"]')).toHaveCount(28);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
