import { full, languages } from '../support/languages.ts';
import { openView, pagesUnderTest, pageKinds } from '../support/pages.ts';
import { watchShifts } from '../support/shifts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test as base } from '../support/test.ts';

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

/** Those whose head or list is as long as what is read; with `E2E_FULL` every kind of page. */
const paths = ['/', '/services/:id', '/services/hvac', '/materials/:id', '/weekly-flyer', '/weekly-deals', '/events'];
const kinds = full ? pageKinds : pagesUnderTest.filter(({ path }) => paths.includes(path));

/** A product that renders its pages on the server. */
const rendered = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ env: { PRERENDER: 'on' } });
      // The server's thread starts with the first page that is asked for.
      await expect.poll(async () => (await fetch(`${product.url}/about`)).text()).toContain('id="seed"');
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

for (const [begins, test] of [
  ['in the browser', base],
  ['on the server', rendered],
] as const)
  test.describe(`a page that begins ${begins} moves nothing by itself:`, () => {
    test.describe.configure({ mode: 'serial' });
    for (const { path } of kinds)
      for (const { prefix, width, height } of views)
        test(`${prefix}${path} at ${width} px`, async ({ page }) => {
          const shifts = await watchShifts(page);
          await page.setViewportSize({ width, height });
          await openView(page, { path, prefix });
          const { sum, what } = await shifts();
          expect(sum, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
        });
  });
