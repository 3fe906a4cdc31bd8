import { chunkFile } from '../support/chunkFile.ts';
import { readComposition } from '../support/composition.ts';
import { errorCard } from '../support/failedSection.ts';
import { openServices, servicesHeading } from '../support/servicesSection.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The environment runs a newer revision than the pages that are open. */
async function promote(page: Page): Promise<void> {
  const { revision } = await readComposition(new URL(page.url()).origin);
  await page.route('**/composition.json', (route) => route.fulfill({ json: { revision: revision + 1 } }));
}

test.describe('a page that was opened before a promotion', () => {
  test('stays as it is, and after a while offers to load the newer one', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await promote(page);
    // A page to read runs its script at intent, and this part of it once it has nothing else to do.
    const watches = page.waitForResponse(`**/shell/*/${chunkFile('shell', 'watch')}`);
    await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
    await page.keyboard.press('Escape');
    await watches;
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    let isAsked = false;
    page.on('response', (response) => (isAsked ||= response.url().endsWith('/composition.json')));
    const ask = async () => {
      if (!isAsked) await page.clock.fastForward(330_000);
      return isAsked;
    };
    await expect.poll(ask).toBe(true);
    await expect(reload).toBeVisible();
    await expect(page.getByText('A newer version of this site is ready')).toBeVisible();
    const loaded = page.waitForEvent('domcontentloaded');
    await reload.click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('whose files are gone is loaded anew, once, at the address somebody went to', async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/sitemap');
    await promote(page);
    const files = /\/sections\/mf-services\/[^/]+\/.*\.js/;
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    let documents = 0;
    page.on('request', (request) => void (documents += Number(request.resourceType() === 'document')));
    const found = page.waitForEvent('domcontentloaded').then(() => page.unroute(files));
    await page.getByRole('main').locator('a[href="/services"]').click();
    await found;
    await expect(servicesHeading(page)).toBeVisible();
    expect(documents).toBe(1);
  });

  test('is not loaded anew a second time: the card says what is so', async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/sitemap');
    await promote(page);
    await page.route(/\/sections\/mf-services\/[^/]+\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    let documents = 0;
    page.on('request', (request) => void (documents += Number(request.resourceType() === 'document')));
    const again = page.waitForEvent('domcontentloaded');
    await page.getByRole('main').locator('a[href="/services"]').click();
    await again;
    expect(documents).toBe(1);
    await openServices(page);
    await expect(errorCard(page)).toHaveCount(1);
    await expect(errorCard(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(documents).toBe(2);
  });
});
