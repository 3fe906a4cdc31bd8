import { full, languages } from '../support/languages.ts';
import { openView, pagesUnderTest } from '../support/pages.ts';
import { settle } from '../support/settle.ts';
import { watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

/** What a page may move by itself; 0.1 is called good elsewhere. */
const MAX_SHIFT = 0.01;

/** A phone in one language and a desk in the other; with `E2E_FULL` both in both. */
const views = [
  { ...languages[1], width: 360, height: 740 },
  { ...languages[0], width: 1280, height: 900 },
  ...(full
    ? [
        { ...languages[0], width: 360, height: 740 },
        { ...languages[1], width: 1280, height: 900 },
      ]
    : []),
];

/** Those whose head or list is as long as what is read; with `E2E_FULL` every page. */
const paths = [
  '/',
  '/services/:id',
  '/services/hvac',
  '/materials/:id',
  '/weekly-flyer',
  '/weekly-deals',
  '/events',
  '/unsubscribe/:token',
];
const kinds = pagesUnderTest.filter(({ path }) => full || paths.includes(path));

for (const { path } of kinds)
  for (const { prefix, width, height } of views)
    test(`${prefix}${path} at ${width} px moves nothing by itself`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height });
      await openView(page, { path, prefix });
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
    });

for (const { prefix, width, height } of views)
  test(`what ends the list of ${prefix}/services at ${width} px stays where it is for who goes there`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openView(page, { path: '/services', prefix });
    const moved = await page.getByRole('button', { name: /^(Load More|Afficher plus)$/ }).evaluate(async (button) => {
      button.scrollIntoView({ block: 'center' });
      const { top } = button.getBoundingClientRect();
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      return button.getBoundingClientRect().top - top;
    });
    expect(Math.abs(moved)).toBeLessThan(1);
  });

test('fonts that come after the first paint, but before the page listens, are for the next page', async ({ page }) => {
  const { prefix, width, height } = views[0]!;
  const release = { fonts: Promise.withResolvers<void>(), scripts: Promise.withResolvers<void>() };
  await page.route(/\.woff2$/, (route) => release.fonts.promise.then(() => route.continue()));
  await page.route(/\.js$/, (route) => release.scripts.promise.then(() => route.continue()));
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width, height });
  await page.goto(`${prefix}/`, { waitUntil: 'commit' });
  // Browsers wait a tenth of a second for such a font.
  await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && performance.now() > paint.startTime + 500;
  });
  const fonts = page.waitForResponse(/\.woff2$/);
  release.fonts.resolve();
  await (await fonts).finished();
  release.scripts.resolve();
  await untilLive(page);
  await settle(page);
  const { sum, what } = await shifts();
  expect(sum, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
});
