import { recompose, sectionOf } from '../support/composition.ts';
import { errorCard, expectFailureIsContained, expectOtherAddressesWork, expectShellInUse } from '../support/failedSection.ts';
import { containerCode, fixtureText, fixtureVersion, publishFixture, removeCause } from '../support/fixtureSection.ts';
import { collectSectionErrors, markDocument, readMark } from '../support/sectionErrors.ts';
import { allowBrowsersRemarks, openServices, servicesEntry, servicesHeading, tryAgain } from '../support/servicesSection.ts';
import { stopClock } from '../support/stoppedClock.ts';
import { expect, test, type Page } from '../support/test.ts';
import { withoutRendering } from '../support/withoutRendering.ts';

// What the browser itself does is seen on pages that begin there.
test.beforeEach(async ({ page, watch }) => {
  allowBrowsersRemarks(watch);
  await withoutRendering(page);
});

test.describe('a section whose code is at fault', () => {
  const rows: { name: string; code: string; expected: object; exception?: RegExp }[] = [
    {
      name: 'throws when its entry runs',
      code: containerCode('mf-services', '/services', { atEntry: 'throw new Error("spoiled entry")' }),
      expected: { phase: 'entry', attempt: 3 },
      exception: /spoiled entry/,
    },
    {
      name: 'throws when it is imported',
      code: containerCode('mf-services', '/services', { atImport: 'throw new Error("spoiled import")' }),
      expected: { phase: 'entry', attempt: 3 },
    },
    {
      name: 'exposes nothing',
      code: containerCode('mf-services', '/services', { instead: 'Promise.reject(new Error("no such module"))' }),
      expected: { phase: 'entry', attempt: 3 },
    },
    { name: 'brings no container', code: 'globalThis.causeGone ? 0 : 0;', expected: { phase: 'entry', attempt: 3 } },
    {
      name: 'throws when it is rendered',
      code: containerCode('mf-services', '/services', { atRender: 'throw new Error("spoiled render")' }),
      expected: { phase: 'render', attempt: 1 },
    },
  ];
  for (const { name, code, expected, exception } of rows) {
    test(name, async ({ page, watch }) => {
      if (exception) watch.allow(exception);
      const build = await publishFixture(page, 'mf-services', code);
      await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
      const reports = await collectSectionErrors(page);
      await openServices(page);
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
    const build = await publishFixture(
      page,
      'mf-services',
      containerCode('mf-services', '/services', { instead: 'new Promise(() => {})' }),
    );
    await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
    const reports = await collectSectionErrors(page);
    await stopClock(page);
    const ran = page.waitForResponse((response) => response.url().includes(build.base));
    await openServices(page);
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
    await recompose(
      page,
      (composition) =>
        void Object.assign(sectionOf(composition, 'mf-services'), {
          current: build,
          previous: null,
          requires: { '@marketplace/section-kit': '^9.0.0', '@marketplace/shared-ui': '^1.0.0' },
        }),
    );
    const reports = await collectSectionErrors(page);
    await openServices(page);
    await expectFailureIsContained(page);
    expect(await reports()).toMatchObject([
      {
        section: 'mf-services',
        version: fixtureVersion,
        phase: 'contract',
        attempt: 1,
        message: expect.stringContaining('section-kit ^9.0.0') as unknown,
      },
    ]);
    expect(fetched).toEqual([]);
    await expectOtherAddressesWork(page, '/services');
  });

  test('carries another hash than the registry says: its code does not run', async ({ page }) => {
    const build = await publishFixture(
      page,
      'mf-services',
      `globalThis.ranAnyway = true; ${containerCode('mf-services', '/services', {})}`,
    );
    build.integrity['remoteEntry.js'] = `sha384-${'A'.repeat(64)}`;
    await recompose(page, (composition) => void Object.assign(sectionOf(composition, 'mf-services'), { current: build, previous: null }));
    await openServices(page);
    await expectFailureIsContained(page);
    expect(await page.evaluate(() => 'ranAnyway' in globalThis)).toBe(false);
  });
});

test.describe('the last good version', () => {
  const rows: { name: string; code: string; requires?: string; expected: object }[] = [
    {
      name: 'the new one throws when it is imported',
      code: containerCode('mf-services', '/services', { atImport: 'throw new Error("spoiled import")' }),
      expected: { phase: 'entry', attempt: 3 },
    },
    {
      name: 'the new one needs a newer contract',
      code: containerCode('mf-services', '/services', {}),
      requires: '^9.0.0',
      expected: { phase: 'contract', attempt: 1 },
    },
  ];
  for (const { name, code, requires = '^1.0.0', expected } of rows) {
    test(`runs when ${name}`, async ({ page }) => {
      const build = await publishFixture(page, 'mf-services', code);
      await recompose(page, (composition) => {
        const section = sectionOf(composition, 'mf-services');
        Object.assign(section, {
          previous: section.current,
          current: build,
          requires: { '@marketplace/section-kit': requires, '@marketplace/shared-ui': '^1.0.0' },
        });
      });
      const reports = await collectSectionErrors(page);
      await openServices(page);
      await expect(servicesHeading(page)).toBeVisible();
      await expect(errorCard(page)).toHaveCount(0);
      expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, ...expected }]);
    });
  }

  test('runs after six seconds when the new one hangs', async ({ page }) => {
    const build = await publishFixture(
      page,
      'mf-services',
      containerCode('mf-services', '/services', { instead: 'new Promise(() => {})' }),
    );
    await recompose(page, (composition) => {
      const section = sectionOf(composition, 'mf-services');
      Object.assign(section, { previous: section.current, current: build });
    });
    await stopClock(page);
    const ran = page.waitForResponse((response) => response.url().includes(build.base));
    await openServices(page);
    await ran;
    const previous = page.waitForRequest(
      (request) => servicesEntry.test(new URL(request.url()).pathname) && !request.url().includes(build.base),
    );
    await page.clock.runFor(6_200);
    await previous;
    await page.clock.resume();
    await expect(servicesHeading(page)).toBeVisible();
    await expect(errorCard(page)).toHaveCount(0);
  });
});

test.describe('a new version that fails after it was loaded', () => {
  const rows: { name: string; does: Parameters<typeof containerCode>[2]; expected: object; exception?: RegExp }[] = [
    {
      name: 'throws when it is rendered',
      does: { atRender: 'throw new Error("spoiled render")' },
      expected: { phase: 'render', message: 'spoiled render' },
    },
    {
      name: 'throws where nobody catches it',
      does: { atRender: 'setTimeout(() => { throw new Error("spoiled handler"); });' },
      expected: { phase: 'handler', message: 'spoiled handler' },
      exception: /spoiled handler/,
    },
    {
      name: 'breaks a promise',
      does: { atRender: 'void Promise.reject(new Error("spoiled promise"));' },
      expected: { phase: 'handler', message: 'spoiled promise' },
      exception: /spoiled promise/,
    },
    {
      name: 'changes what everything on the page uses',
      does: { atImport: 'Array.prototype.map = () => { throw new Error("spoiled map"); };' },
      expected: { phase: 'contract', attempt: 1, message: expect.stringContaining('Array.prototype.map') as unknown },
    },
  ];
  for (const { name, does, expected, exception } of rows) {
    test(`${name}: the last good one takes its place`, async ({ page, watch }) => {
      if (exception) watch.allow(exception);
      await promoteFixture(page, does);
      const reports = await collectSectionErrors(page);
      await openServices(page);
      await expect(servicesHeading(page)).toBeVisible();
      await markDocument(page);
      await expect(errorCard(page)).toHaveCount(0);
      await expectShellInUse(page);
      expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, ...expected }]);
      expect(await readMark(page)).toBe('same document');
    });
  }

  test('hangs the tab: after the second time this browser starts the last good one', async ({ page, context }) => {
    for (const visit of [0, 1]) {
      const hung = await context.newPage();
      await withoutRendering(hung);
      // An hour lies between two visits.
      await hung.clock.setSystemTime(Date.now() + visit * 3_600_000);
      await promoteFixture(hung, { atRender: 'globalThis.console.info("hangs now"); for (;;);' });
      const hangs = hung.waitForEvent('console', (message) => message.text() === 'hangs now');
      await hung.goto('/services', { waitUntil: 'commit' });
      await hangs;
      await hung.close();
    }
    await page.clock.setSystemTime(Date.now() + 7_200_000);
    await promoteFixture(page, { atRender: 'for (;;);' });
    const reports = await collectSectionErrors(page);
    await openServices(page);
    await expect(servicesHeading(page)).toBeVisible();
    await expectShellInUse(page);
    expect(await reports()).toMatchObject([{ section: 'mf-services', version: fixtureVersion, phase: 'crash' }]);
  });
});

/** The registry names a build that misbehaves, and has the one of before as the last good one. */
async function promoteFixture(page: Page, does: Parameters<typeof containerCode>[2]): Promise<void> {
  const build = await publishFixture(page, 'mf-services', containerCode('mf-services', '/services', does));
  await recompose(page, (composition) => {
    const section = sectionOf(composition, 'mf-services');
    Object.assign(section, { previous: section.current, current: build });
  });
}
