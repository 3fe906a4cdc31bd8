import { readComposition, recompose, sectionOf } from '../support/composition.ts';
import { errorCard, expectFailureIsContained, expectOtherAddressesWork, notAvailable } from '../support/failedSection.ts';
import { fetchDecoded } from '../support/fetchDecoded.ts';
import { containerCode, fixtureText, fixtureVersion, publishFixture, removeCause } from '../support/fixtureSection.ts';
import { spoilFiles, type NetworkFault } from '../support/networkFaults.ts';
import { collectSectionErrors, markDocument, readMark } from '../support/sectionErrors.ts';
import { stopClock } from '../support/stoppedClock.ts';
import { expect, test, type Page } from '../support/test.ts';

const entry = /^\/sections\/mf-services\/[^/]+\/remoteEntry\.js$/;
const pageChunk = /^\/sections\/mf-services\/[^/]+\/directory\.[^/]+\.js$/;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Professional Services' });
const tryAgain = (page: Page) => errorCard(page).getByRole('button', { name: 'Try again' }).click();
// A document whose preloads hang never finishes loading.
const open = (page: Page, path = '/services') => page.goto(path, { waitUntil: 'domcontentloaded' });

test.beforeEach(({ watch }) => {
  // What the browser itself says about files that were spoiled on the way, or fetched early for nothing.
  watch.allow(/Failed to find a valid digest|was preloaded using link preload but not used|Refused to execute script|MIME type/);
});

/** Everything that must hold while a section's code cannot be had, and that it comes back. */
async function expectFailureAndRecovery(page: Page, expected: object, recover: () => Promise<void>, recovered: () => Promise<void>): Promise<void> {
  const reports = await collectSectionErrors(page);
  await open(page);
  await markDocument(page);
  await expectFailureIsContained(page);
  const { version } = sectionOf(await readComposition(process.env.PRODUCT_URL!), 'mf-services').current;
  expect(await reports()).toEqual([{ section: 'mf-services', version, message: expect.any(String) as unknown, ...expected }]);
  await expectOtherAddressesWork(page, '/services');
  // Coming back was another visit, and another failure.
  await expect.poll(async () => (await reports()).length).toBe(2);
  await recover();
  await tryAgain(page);
  await recovered();
  await expect(errorCard(page)).toHaveCount(0);
  expect(await readMark(page)).toBe('same document');
}

test.describe('a file of a section that is not what it should be', () => {
  const faults: NetworkFault[] = ['answers 404', 'answers 500', 'is cut off by the network', 'arrives truncated', 'arrives with one byte changed', 'is an HTML page'];
  const files: [string, RegExp, string][] = [
    ['entry', entry, 'entry'],
    ['page', pageChunk, 'chunk'],
  ];
  for (const [name, path, phase] of files) {
    for (const fault of name === 'entry' ? faults : faults.slice(0, 1)) {
      test(`the ${name} ${fault}`, async ({ page }) => {
        const heal = await spoilFiles(page, path, fault);
        await expectFailureAndRecovery(page, { phase, attempt: 3 }, heal, () => expect(heading(page)).toBeVisible());
      });
    }
  }
});

test.describe('a file of a section that never comes', () => {
  // Webpack gives a chunk up after six seconds, so that Try again does not wait for the same request.
  for (const [name, path, phase, patience] of [['entry', entry, 'entry', 8_000], ['page', pageChunk, 'chunk', 6_000]] as const) {
    test(`the ${name} hangs: a notice after two seconds, the card after ${patience / 1000}, no second request`, async ({ page }) => {
      const reports = await collectSectionErrors(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (path.test(new URL(request.url()).pathname) && request.resourceType() === 'script') requests.push(request.url());
      });
      const heal = await spoilFiles(page, path, 'never answers');
      await stopClock(page);
      await open(page);
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
      await expect(heading(page)).toBeVisible();
      expect(await readMark(page)).toBe('same document');
    });
  }

  test('a slow entry: the notice goes when the page is there', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route((url) => entry.test(url.pathname), async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    await expect(page.getByText('Still loading').first()).toBeAttached();
    await expect(errorCard(page)).toHaveCount(0);
    release();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('Still loading')).toHaveCount(0);
  });
});

test.describe('a section whose code is at fault', () => {
  const rows: { name: string; code: string; expected: object; exception?: RegExp }[] = [
    { name: 'throws when its entry runs', code: containerCode('mf-services', '/services', { atEntry: 'throw new Error("spoiled entry")' }), expected: { phase: 'entry', attempt: 3 }, exception: /spoiled entry/ },
    { name: 'throws when it is imported', code: containerCode('mf-services', '/services', { atImport: 'throw new Error("spoiled import")' }), expected: { phase: 'entry', attempt: 3 } },
    { name: 'exposes nothing', code: containerCode('mf-services', '/services', { instead: 'Promise.reject(new Error("no such module"))' }), expected: { phase: 'entry', attempt: 3 } },
    { name: 'brings no container', code: 'globalThis.causeGone ? 0 : 0;', expected: { phase: 'entry', attempt: 3 } },
    { name: 'throws when it is rendered', code: containerCode('mf-services', '/services', { atRender: 'throw new Error("spoiled render")' }), expected: { phase: 'render', attempt: 1 } },
  ];
  for (const { name, code, expected, exception } of rows) {
    test(name, async ({ page, watch }) => {
      if (exception) watch.allow(exception);
      const build = await publishFixture(page, 'mf-services', code);
      await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
      const reports = await collectSectionErrors(page);
      await open(page);
      await markDocument(page);
      await expectFailureIsContained(page);
      expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, ...expected }]);
      if (!code.includes('var mf_services')) return;
      await removeCause(page);
      await tryAgain(page);
      await expect(page.getByRole('main').getByText(fixtureText)).toBeVisible();
      expect(await readMark(page)).toBe('same document');
    });
  }

  test('never gives its module: the card after eight seconds', async ({ page }) => {
    const build = await publishFixture(page, 'mf-services', containerCode('mf-services', '/services', { instead: 'new Promise(() => {})' }));
    await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
    const reports = await collectSectionErrors(page);
    await stopClock(page);
    const ran = page.waitForResponse((response) => response.url().includes(build.base));
    await open(page);
    await ran;
    await page.clock.runFor(7_800);
    await expect(errorCard(page)).toHaveCount(0);
    await page.clock.runFor(700);
    await expectFailureIsContained(page);
    expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, phase: 'entry', attempt: 1 }]);
    await removeCause(page);
    await page.clock.resume();
    await tryAgain(page);
    await expect(page.getByRole('main').getByText(fixtureText)).toBeVisible();
  });

  test('needs a newer contract: refused before any of its code is fetched', async ({ page }) => {
    const fetched: string[] = [];
    const build = await publishFixture(page, 'mf-services', containerCode('mf-services', '/services', {}));
    page.on('request', (request) => {
      if (request.url().includes(build.base)) fetched.push(request.url());
    });
    await recompose(page, (composition) =>
      void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null, requires: { 'section-kit': '^9.0.0', 'shared-ui': '^1.0.0' } }));
    const reports = await collectSectionErrors(page);
    await open(page);
    await expectFailureIsContained(page);
    expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, phase: 'contract', attempt: 1, message: expect.stringContaining('section-kit ^9.0.0') as unknown }]);
    expect(fetched).toEqual([]);
    await expectOtherAddressesWork(page, '/services');
  });

  test('carries another hash than the registry says: its code does not run', async ({ page }) => {
    const build = await publishFixture(page, 'mf-services', `globalThis.ranAnyway = true; ${containerCode('mf-services', '/services', {})}`);
    build.integrity['remoteEntry.js'] = `sha384-${'A'.repeat(64)}`;
    await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
    await open(page);
    await expectFailureIsContained(page);
    expect(await page.evaluate(() => 'ranAnyway' in globalThis)).toBe(false);
  });
});

test.describe('the last good version', () => {
  const rows: { name: string; code: string; requires?: string; expected: object }[] = [
    { name: 'the new one throws when it is imported', code: containerCode('mf-services', '/services', { atImport: 'throw new Error("spoiled import")' }), expected: { phase: 'entry', attempt: 3 } },
    { name: 'the new one needs a newer contract', code: containerCode('mf-services', '/services', {}), requires: '^9.0.0', expected: { phase: 'contract', attempt: 1 } },
  ];
  for (const { name, code, requires = '^1.0.0', expected } of rows) {
    test(`runs when ${name}`, async ({ page }) => {
      const build = await publishFixture(page, 'mf-services', code);
      await recompose(page, (composition) => {
        const section = sectionOf(composition, 'mf-services');
        Object.assign(section, { previous: section.current, current: build, requires: { 'section-kit': requires, 'shared-ui': '^1.0.0' } });
      });
      const reports = await collectSectionErrors(page);
      await open(page);
      await expect(heading(page)).toBeVisible();
      await expect(errorCard(page)).toHaveCount(0);
      expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, ...expected }]);
    });
  }

  test('runs after six seconds when the new one hangs', async ({ page }) => {
    const build = await publishFixture(page, 'mf-services', containerCode('mf-services', '/services', { instead: 'new Promise(() => {})' }));
    await recompose(page, (composition) => {
      const section = sectionOf(composition, 'mf-services');
      Object.assign(section, { previous: section.current, current: build });
    });
    await stopClock(page);
    const ran = page.waitForResponse((response) => response.url().includes(build.base));
    await open(page);
    await ran;
    const previous = page.waitForRequest((request) => entry.test(new URL(request.url()).pathname) && !request.url().includes(build.base));
    await page.clock.runFor(6_200);
    await previous;
    await page.clock.resume();
    await expect(heading(page)).toBeVisible();
    await expect(errorCard(page)).toHaveCount(0);
  });
});

test.describe('a section that other pages borrow from', () => {
  test('the home page works without the featured services, and gets them back', async ({ page }) => {
    const reports = await collectSectionErrors(page);
    const heal = await spoilFiles(page, entry, 'answers 404');
    await open(page, '/');
    await markDocument(page);
    await expectFailureIsContained(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Materials' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/Save up to 40%/)).toBeVisible();
    expect(await reports()).toMatchObject([{ section: 'mf-services', phase: 'entry', attempt: 3 }]);
    await heal();
    await tryAgain(page);
    await expect(page.getByRole('heading', { name: 'Featured Local Services' })).toBeVisible();
    expect(await readMark(page)).toBe('same document');
  });

  test('a page that failed is tried again on the next visit', async ({ page }) => {
    const heal = await spoilFiles(page, entry, 'answers 404');
    await open(page);
    await expect(errorCard(page)).toBeVisible();
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: /sitemap/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
    await heal();
    await page.getByRole('main').locator('a[href="/services"]').first().click();
    await expect(heading(page)).toBeVisible();
    expect(await readMark(page)).toBe('same document');
  });
});

test('the card is written in French, with a way home', async ({ page }) => {
  await spoilFiles(page, entry, 'answers 404');
  await open(page, '/fr/services');
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Cette section n’est pas disponible pour le moment');
  await expect(card).not.toContainText(notAvailable);
  await expect(card.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(card.locator('a[href="/fr"]')).toBeVisible();
});

test('a page whose composition is cut off says so and offers to reload', async ({ page }) => {
  await page.route((url) => url.pathname === '/services', async (route) => {
    const answer = await fetchDecoded(route);
    await route.fulfill({ ...answer, body: answer.body.toString().replace(/(id="composition">[^]{40})[^]*?<\/script>/, '$1</script>') });
  });
  await open(page);
  await expect(page.getByRole('alert')).toContainText('This page could not be put together');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toBeVisible();
});
