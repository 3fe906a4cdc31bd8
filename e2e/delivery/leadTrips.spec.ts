import { observePage } from '../bench/paint/visit/pageObserver.ts';
import { serialTrips } from '../bench/paint/visit/serialTrips.ts';
import { watchRequests } from '../bench/paint/visit/watchRequests.ts';
import { ownAskedCompany } from '../support/askedCompany.ts';
import { expect, test } from '../support/test.ts';

/** The document, and two trips after it: the scripts it names, and what they read. */
const TRIPS = 3;

for (const { title, path, content } of [
  { title: 'the inbox', path: () => '/account/leads', content: 'main a[href^="/account/leads/"]' },
  { title: 'a request', path: (id: string) => `/account/leads/${id}`, content: 'main header h2' },
]) {
  test(`${title} of a company is read in two trips after its document`, async ({ page }) => {
    const { requestId } = await ownAskedCompany(page, 'Flooring', title === 'a request' ? 0 : 1);
    const session = await page.context().newCDPSession(page);
    const requests = await watchRequests(session);
    // The page itself says when it drew: what it reads ahead until the test has looked does not count.
    await page.addInitScript(observePage, { content, tap: null, answer: '' });
    // A document of its own: nothing of the page before counts.
    await page.goto(path(requestId));
    await page.waitForFunction(() => globalThis.__observed.content !== null);
    const shown = await page.evaluate(() => globalThis.__observed.content!);
    await expect(page.locator(content).first()).toContainText('Two rooms');
    const made = requests.all();
    const reads = made.filter(({ url, ended }) => url.includes('/rest/v1/rpc/') && ended !== null && ended <= shown);
    expect(reads.length, 'reads').toBeGreaterThan(0);
    expect(serialTrips(made, shown, false)).toBeLessThanOrEqual(TRIPS);
  });
}
