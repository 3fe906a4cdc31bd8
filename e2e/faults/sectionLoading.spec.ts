import { chunkFile } from '../support/chunkFile.ts';
import { readComposition, sectionOf } from '../support/composition.ts';
import { errorCard, expectFailureIsContained, expectOtherAddressesWork, notAvailable } from '../support/failedSection.ts';
import { fetchDecoded } from '../support/fetchDecoded.ts';
import { spoilFiles, type Heal, type NetworkFault } from '../support/networkFaults.ts';
import { collectSectionErrors, markDocument, readMark } from '../support/sectionErrors.ts';
import { allowBrowsersRemarks, openServices, servicesEntry, servicesHeading, tryAgain } from '../support/servicesSection.ts';
import { stopClock } from '../support/stoppedClock.ts';
import { expect, test, type Page } from '../support/test.ts';
import { withoutRendering } from '../support/withoutRendering.ts';

const pageChunk = new RegExp(`^/sections/mf-services/[^/]+/${chunkFile('mf-services', 'directory')}$`);

// What the browser itself does is seen on pages that begin there.
test.beforeEach(async ({ page, watch }) => {
  allowBrowsersRemarks(watch);
  await withoutRendering(page);
});

/** Everything that must hold while a section's code cannot be had, and that it comes back. */
async function expectFailureAndRecovery(page: Page, expected: object, heal: Heal): Promise<void> {
  const reports = await collectSectionErrors(page);
  await openServices(page);
  await markDocument(page);
  await expectFailureIsContained(page);
  const { version } = sectionOf(await readComposition(process.env.PRODUCT_URL!), 'mf-services').current;
  expect(await reports()).toEqual([{ section: 'mf-services', version, message: expect.any(String) as unknown, ...expected }]);
  await expectOtherAddressesWork(page, '/services');
  // Coming back was another visit, and another failure.
  await expect.poll(async () => (await reports()).length).toBe(2);
  await heal();
  await tryAgain(page);
  await expect(servicesHeading(page)).toBeVisible();
  await expect(errorCard(page)).toHaveCount(0);
  expect(await readMark(page)).toBe('same document');
}

test.describe('a file of a section that is not what it should be', () => {
  const faults: NetworkFault[] = [
    'answers 404',
    'answers 500',
    'is cut off by the network',
    'arrives truncated',
    'arrives with one byte changed',
    'is an HTML page',
  ];
  const files: [string, RegExp, string][] = [
    ['entry', servicesEntry, 'entry'],
    ['page', pageChunk, 'chunk'],
  ];
  for (const [name, path, phase] of files) {
    for (const fault of name === 'entry' ? faults : faults.slice(0, 1)) {
      test(`the ${name} ${fault}`, async ({ page }) => {
        const heal = await spoilFiles(page, path, fault);
        await expectFailureAndRecovery(page, { phase, attempt: 3 }, heal);
      });
    }
  }
});

test.describe('a file of a section that never comes', () => {
  // Webpack gives a chunk up after six seconds, so that Try again does not wait for the same request.
  for (const [name, path, phase, patience] of [
    ['entry', servicesEntry, 'entry', 8_000],
    ['page', pageChunk, 'chunk', 6_000],
  ] as const) {
    test(`the ${name} hangs: a notice after two seconds, the card after ${patience / 1000}, no second request`, async ({ page }) => {
      const reports = await collectSectionErrors(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (path.test(new URL(request.url()).pathname) && request.resourceType() === 'script') requests.push(request.url());
      });
      const heal = await spoilFiles(page, path, 'never answers');
      await stopClock(page);
      await openServices(page);
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      await markDocument(page);
      const notice = page.getByText('Still loading').first();

      await page.clock.runFor(1_900);
      await expect(notice).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(notice).toBeAttached();
      await page.clock.runFor(patience - 2_300);
      await expect(errorCard(page)).toHaveCount(0);
      await page.clock.runFor(700);
      await expectFailureIsContained(page);
      await expect(notice).toHaveCount(0);
      expect(await reports()).toMatchObject([{ section: 'mf-services', phase, attempt: 1 }]);
      expect(requests.filter((url) => url.includes('retry='))).toEqual([]);

      await heal();
      await page.clock.resume();
      await tryAgain(page);
      await expect(servicesHeading(page)).toBeVisible();
      expect(await readMark(page)).toBe('same document');
    });
  }

  test('a slow entry: the notice goes when the page is there', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      (url) => servicesEntry.test(url.pathname),
      async (route) => {
        await released;
        await route.continue();
      },
    );
    await openServices(page);
    await expect(page.getByText('Still loading').first()).toBeAttached();
    await expect(errorCard(page)).toHaveCount(0);
    release();
    await expect(servicesHeading(page)).toBeVisible();
    await expect(page.getByText('Still loading')).toHaveCount(0);
  });
});

test.describe('a section that other pages borrow from', () => {
  test('the home page works without the featured services, and gets them back', async ({ page }) => {
    const reports = await collectSectionErrors(page);
    const heal = await spoilFiles(page, servicesEntry, 'answers 404');
    await openServices(page, '/');
    await markDocument(page);
    await expectFailureIsContained(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Materials' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/Save up to 40%/)).toBeVisible();
    // One of each piece of it: the place in the search, where to begin, and the featured services.
    const report = { section: 'mf-services', phase: 'entry', attempt: 3 };
    expect(await reports()).toMatchObject([report, report, report]);
    await heal();
    await tryAgain(page);
    await expect(page.getByRole('heading', { name: 'Featured Local Services' })).toBeVisible();
    expect(await readMark(page)).toBe('same document');
  });

  test('a page that failed is tried again on the next visit', async ({ page }) => {
    const heal = await spoilFiles(page, servicesEntry, 'answers 404');
    await openServices(page);
    await expect(errorCard(page)).toBeVisible();
    await markDocument(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /sitemap/i })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
    await heal();
    await page.getByRole('main').locator('a[href="/services"]').first().click();
    await expect(servicesHeading(page)).toBeVisible();
    expect(await readMark(page)).toBe('same document');
  });
});

test('the card is written in French, with a way home', async ({ page }) => {
  await spoilFiles(page, servicesEntry, 'answers 404');
  await openServices(page, '/fr/services');
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Cette section n’est pas disponible pour le moment');
  await expect(card).not.toContainText(notAvailable);
  await expect(card.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(card.locator('a[href="/fr"]')).toBeVisible();
});

test('a page whose composition is cut off says so and offers to reload', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/services',
    async (route) => {
      const answer = await fetchDecoded(route);
      await route.fulfill({ ...answer, body: answer.body.toString().replace(/(id="composition">[^]{40})[^]*?<\/script>/, '$1</script>') });
    },
  );
  await openServices(page);
  await expect(page.getByRole('alert')).toContainText('This page could not be put together');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(servicesHeading(page)).toBeVisible();
});
