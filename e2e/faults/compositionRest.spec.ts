import { spoilFiles } from '../support/networkFaults.ts';
import { collectSectionErrors, markDocument, readMark } from '../support/sectionErrors.ts';
import { servicesHeading } from '../support/servicesSection.ts';
import { expect, test } from '../support/test.ts';

const restFile = /^\/composition\/[0-9a-f]+\.json$/;

// What the browser itself says of an answer that is not the promised file.
test.beforeEach(({ watch }) => watch.allow(/Failed to find a valid digest|SRI's integrity checks failed/));

test.describe('a page that cannot have the rest of its composition', () => {
  for (const fault of ['answers 404', 'arrives with one byte changed'] as const) {
    test(`the file ${fault}: the page works, and its links load the next one as a whole`, async ({ page }) => {
      await spoilFiles(page, restFile, fault);
      const reports = await collectSectionErrors(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Featured Local Services' })).toBeVisible();
      await expect.poll(async () => (await reports()).length).toBe(1);
      expect(await reports()).toMatchObject([{ section: 'shell', phase: 'entry', attempt: 3 }]);

      // Its menus have no links, and lead to all of them.
      const about = page.getByRole('banner').getByRole('button', { name: 'About' });
      await about.click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sitemap' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(about).toHaveAttribute('aria-expanded', 'false');

      await markDocument(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
      expect(await readMark(page)).toBeUndefined();
      await page.getByRole('main').locator('a[href="/services"]').first().click();
      await expect(servicesHeading(page)).toBeVisible();
    });
  }

  test('the file never answers: a link waits, then loads its page as a whole', async ({ page }) => {
    await spoilFiles(page, restFile, 'never answers');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await markDocument(page);
    await page.getByRole('main').locator('a[href="/services"]').first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByText('Still loading').first()).toBeAttached();
    await expect(servicesHeading(page)).toBeVisible({ timeout: 15_000 });
    expect(await readMark(page)).toBeUndefined();
  });

  test('on a phone: the menu, whose code it may not run, leads to the list of all pages', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await spoilFiles(page, restFile, 'answers 404');
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/services"]').first()).toBeVisible();
  });
});

test('a page fetches the rest of its composition once, after its own scripts, and goes on without loading anew', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  expect(await readMark(page)).toBe('same document');
  expect(requests.filter((path) => restFile.test(path))).toHaveLength(1);
  const firstEntry = requests.findIndex((path) => path.endsWith('/remoteEntry.js'));
  expect(requests.findIndex((path) => restFile.test(path))).toBeGreaterThan(firstEntry);
});
