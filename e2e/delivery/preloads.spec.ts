import { ownAskedCompany } from '../support/askedCompany.ts';
import { full } from '../support/languages.ts';
import { pagesUnderTest } from '../support/pages.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Pages for everybody, of each section, in each way in which the script of a page begins. */
const paths = full
  ? pagesUnderTest.filter(({ isPublic }) => isPublic).map(({ path }) => path)
  : ['/', '/services', '/indoor/plumbing', '/materials', '/kitchen/sinks', '/deals', '/weekly-flyer', '/list', '/login'];

/** Opens a page and waits until every script that its document fetches early has run, however long this machine takes for it. */
async function expectNoneForNothing(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const run = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url }) => void run.add(url));
  await session.send('Debugger.enable');
  const answer = await page.goto(path);
  const preloads = [...(await answer!.text()).matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)"/g)];
  const early = preloads.map(([, href]) => new URL(href!, page.url()).href);
  if (!full) expect(early.length, `scripts that ${path} fetches early`).toBeGreaterThan(0);
  await expect.poll(() => early.filter((url) => !run.has(url)), `fetched by ${path} and not used`).toEqual([]);
  await session.detach();
}

test('a page uses every script that it fetches early', async ({ page }) => {
  test.setTimeout(30_000 + paths.length * 10_000);
  for (const path of paths) await test.step(path, () => expectNoneForNothing(page, path));
});

test('so does a page of a company, for whom it is made', async ({ page }) => {
  const { requestId } = await ownAskedCompany(page, 'Flooring', 2);
  for (const path of ['/account', '/account/leads', `/account/leads/${requestId}`]) await expectNoneForNothing(page, path);
});
