import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { onboardingTexts } from '../journeys/loop/onboardingTexts.ts';
import { languages } from '../support/languages.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';
import { expect, test } from '../support/test.ts';
import { untilRendered } from '../support/untilRendered.ts';

const words = {
  en: {
    home: 'Sitemap',
    where: 'Where',
    category: 'Category',
    rating: 'Rating',
    brand: 'Brand',
    show: 'Show results',
    email: /e-?mail/i,
    menus: { menu: 'About', opened: 'Contact', link: 'Outdoor Projects' },
  },
  fr: {
    home: 'Plan du site',
    where: 'Où',
    category: 'Catégorie',
    rating: 'Note',
    brand: 'Marque',
    show: 'Afficher les résultats',
    email: /courriel/i,
    menus: { menu: 'À propos', opened: 'Nous joindre', link: 'Projets extérieurs' },
  },
};
const kinds = [
  '/',
  '/services',
  '/categories',
  '/materials',
  '/deals',
  '/weekly-flyer',
  '/clearance',
  '/kitchen/sinks',
  '/indoor/plumbing',
  '/services/hvac',
  '/about',
  '/guides/reading-a-quote',
  '/blog',
  '/faq',
  '/financial/title-insurance',
  '/vendors',
  '/terms',
  '/rate-card',
  '/apply',
  '/events',
];

/** Keeps the page's own code from coming until the function it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { language, prefix } of languages) {
  test.describe(`without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of kinds)
      test(`${path} reads and leads on`, async ({ page, request }) => {
        const address = `${prefix}${path === '/' && prefix ? '' : path}`;
        await untilRendered(request, address);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await page.getByRole('contentinfo').getByRole('link', { name: words[language].home }).click();
        await expect(page).toHaveURL(`${prefix}/sitemap`);
      });

    test('a profile shows who it is about, and the search finds as a plain form', async ({ page }) => {
      await page.goto(`${prefix}/services`);
      const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      const name = (await card.innerText()).trim();
      await card.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto(`${prefix}/services?search=${encodeURIComponent(name)}`);
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    });

    test('searches lead to their results as plain forms, from the header and from the first page', async ({ page }) => {
      for (const region of ['banner', 'main'] as const) {
        await page.goto(prefix || '/');
        const search = page.getByRole(region).getByRole('search');
        await search.locator('input[name="search"]').fill('roof');
        await search.getByRole('button').first().click();
        // The first page asks where as well, and a plain form sends also what is empty.
        await expect(page).toHaveURL(new RegExp(`${prefix}/services\\?search=roof(&near=)?$`));
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      }
      await page.goto(prefix || '/');
      const search = page.getByRole('main').getByRole('search');
      await search.locator('input[name="search"]').fill('roof');
      await search.getByLabel(words[language].where, { exact: true }).fill('M5V 1A1');
      await search.getByRole('button').first().click();
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/services` && url.searchParams.get('near') === 'M5V 1A1');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    for (const width of [360, 768, 1280])
      test(`the header’s menus open and lead on at ${width} px, and no button does nothing`, async ({ page, request }) => {
        await untilRendered(request, `${prefix}/blog`);
        await page.setViewportSize({ width, height: 800 });
        const header = page.getByRole('banner');
        const { menu, opened, link } = words[language].menus;
        const open = async () => {
          await page.goto(`${prefix}/blog`);
          if (width < 1024) await header.getByText('Menu', { exact: true }).click();
        };

        await open();
        const search = header.getByRole('search');
        await expect(search.locator('input[name="search"]')).toBeVisible();
        await expect(header.locator('button:visible')).toHaveCount(await search.getByRole('button').count());
        const entry = header.getByRole('link', { name: opened, exact: true });
        await expect(entry).toBeHidden();
        await header.locator('summary', { hasText: menu }).click();
        await entry.click();
        await expect(page).toHaveURL(`${prefix}/contact`);

        await open();
        await header.getByRole('link', { name: link, exact: true }).click();
        await expect(page).toHaveURL(`${prefix}/outdoor`);
      });

    test('filters work as plain forms, and say what does not', async ({ page }) => {
      const main = page.getByRole('main');
      const { category, rating, brand, show } = words[language];
      await page.goto(`${prefix}/services`);
      await expect(main.getByText(/JavaScript/).first()).toBeVisible();
      await main.getByLabel(category).selectOption({ index: 2 });
      await main.getByLabel(rating).selectOption({ index: 2 });
      const chosen = await main.getByLabel(category).inputValue();
      await main.getByRole('button', { name: show }).click();
      await expect(page).toHaveURL(/category=/);
      await expect(main.getByLabel(category, { exact: true })).toHaveValue(chosen);
      await expect(main.getByLabel(rating, { exact: true })).not.toHaveValue('0');

      for (const path of ['/materials', '/kitchen/sinks']) {
        await page.goto(`${prefix}${path}`);
        await main.getByLabel(brand, { exact: true }).selectOption({ index: 1 });
        const name = await main.getByLabel(brand, { exact: true }).inputValue();
        await main.getByRole('button', { name: show }).click();
        await expect(page).toHaveURL(/brand=/);
        await expect(main.getByLabel(brand, { exact: true })).toHaveValue(name);
        await expect(main.getByRole('article').first()).toBeVisible();
      }
    });

    test('what a page is about stands in it, with a word where it needs script', async ({ page }) => {
      const main = page.getByRole('main');
      const { email } = words[language];
      for (const path of ['/apply', '/services/hvac']) {
        await page.goto(`${prefix}${path}`);
        await expect(main.getByLabel(email).first()).toBeVisible();
        await expect(main.getByText(/JavaScript/).first()).toBeVisible();
      }
      await page.goto(`${prefix}/financial/affordability-calculator`);
      await expect(main.getByRole('textbox').first()).toHaveValue(/\d/);
      await expect(main.getByRole('status').filter({ hasText: '$' }).first()).toBeVisible();
      await expect(main.getByText(/JavaScript/).first()).toBeVisible();
    });
  });
}

/**
 * Of a rendered page in KiB, content included, packed as small as it goes out once it was asked for before. Pages that list what was read carry it
 * twice: as they show it, and as their script begins with it.
 */
const documentLimits = {
  '/blog': 10.8,
  '/about': 11.1,
  '/guides/reading-a-quote': 11.3,
  '/vendors': 11.6,
  '/terms': 11.2,
  '/privacy': 11.7,
  '/contact': 12,
  '/partners': 12.2,
  '/faq': 13,
  '/fr/about': 11.7,
  '/fr/guides/reading-a-quote': 12.3,
  '/fr/terms': 12.3,
  '/fr/privacy': 12.8,
  '/fr/contact': 12.6,
  '/fr/partners': 13,
  '/categories': 12.2,
  '/services/hvac': 12.1,
  '/': 16.2,
  '/services': 17.3,
  '/deals': 15,
  '/indoor/plumbing': 15.9,
  '/weekly-flyer': 13.6,
  '/kitchen/sinks': 16.6,
  '/materials': 17.2,
  '/fr': 17.1,
  '/fr/services': 18,
  '/fr/indoor/plumbing': 16.8,
  '/fr/kitchen/sinks': 17.7,
  '/fr/materials': 18,
  '/fr/faq': 14,
};
/** What runs before anything is painted, in bytes. */
const earlyLimit = 2 * 1024;

for (const [path, limit] of Object.entries(documentLimits))
  test(`the document of ${path} stays below ${limit} KiB, and little of it runs before the first paint`, async ({ request }) => {
    const html = await untilRendered(request, path);
    const size = brotliCompressSync(html).length;
    test.info().annotations.push({ type: 'HTML', description: `${(size / 1024).toFixed(1)} KiB` });
    expect(size).toBeLessThan(limit * 1024);
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
      ([, attributes]) => !attributes!.includes('type="application/'),
    );
    expect(scripts.filter(([, attributes]) => attributes!.includes('src=') && !attributes!.includes('defer'))).toEqual([]);
    expect(scripts.reduce((sum, [, , code]) => sum + code!.length, 0)).toBeLessThan(earlyLimit);
  });

test.describe('before the page’s own code is there', () => {
  test('what is pressed is shown to be kept, and done once it is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  });

  test('what is typed is not lost, and counts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/services', { waitUntil: 'commit' });
    const search = page.getByRole('main').getByRole('search').locator('input').first();
    await search.fill('roof');
    release();
    await expect(page).toHaveURL(/search=roof/);
    await expect(search).toHaveValue('roof');
  });

  test('a form that is filled in and sent is stored', async ({ page }) => {
    const t = onboardingTexts.en;
    // The form refuses what is sent faster than a person can type.
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/apply?kind=contractor', { waitUntil: 'commit' });
    const form = page.getByRole('main').getByRole('form', { name: t.form, exact: true });
    await form.getByLabel(t.companyField).fill('Toits du fleuve');
    await form.getByLabel(t.name).fill('Noor Haddad');
    await form.getByLabel(t.email).fill(`early-${process.pid}-${Date.now()}@example.ca`);
    await page.clock.fastForward(30_000);
    await form.getByRole('button', { name: t.submit }).click();
    release();
    await expect(page.getByRole('status').filter({ hasText: t.sent })).toBeFocused();
  });

  test('a box that is ticked stays so, and filters', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const release = await holdScripts(page);
    await page.goto('/materials', { waitUntil: 'commit' });
    const box = page.getByRole('main').getByRole('checkbox').first();
    await box.check({ force: true });
    release();
    await expect(page).toHaveURL(/\?/);
    await expect(box).toBeChecked();
  });
});

test('somebody signed in sees no way to sign in while the page loads', async ({ page }) => {
  await signInAsNewVisitor(page);
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();
});

test('a link to figures of a calculator shows them in the page that came with the example', async ({ page }) => {
  await page.goto('/financial/affordability-calculator');
  const income = page.getByRole('main').locator('form').getByRole('textbox').first();
  const example = await income.inputValue();
  await income.fill('123456');
  await expect(page).toHaveURL(/#.*123456/);
  const address = page.url();
  await page.goto('/about');
  await page.goto(address);
  await expect(income).toHaveValue(/123.?456/);
  expect(example).not.toMatch(/123.?456/);
});

test('rows that came with the page stay when their read fails, under the sentence that says so', async ({ page }) => {
  await page.route(/\/rest\/v1\//, (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is away', code: '57014', details: null, hint: null } }),
  );
  await page.goto('/services');
  await expect(page.getByText('Failed to load services: The database is away')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('a page to read runs no code until somebody uses it, and then answers the first press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = page.waitForRequest((request) => /mf-marketing.*\.js$/.test(request.url()));
  await page.goto('/about');
  await fetched;
  const code = page.locator('script[src]');
  await expect(code).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await code.count()).toBeGreaterThan(0);
});
