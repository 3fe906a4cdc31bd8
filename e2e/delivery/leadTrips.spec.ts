import { serialTrips } from '../bench/paint/visit/serialTrips.ts';
import { watchRequests } from '../bench/paint/visit/watchRequests.ts';
import { ownAskedCompany } from '../support/askedCompany.ts';
import { expect, test } from '../support/test.ts';

/** The document, and two trips after it: the scripts it names, and what they read. */
const TRIPS = 3;

for (const { title, path } of [
  { title: 'the inbox', path: () => '/account/leads' },
  { title: 'a request', path: (id: string) => `/account/leads/${id}` },
]) {
  test(`${title} of a company is read in two trips after its document`, async ({ page }) => {
    const { requestId } = await ownAskedCompany(page, 'Flooring', title === 'a request' ? 0 : 1);
    const session = await page.context().newCDPSession(page);
    const requests = await watchRequests(session);
    // A document of its own: nothing of the page before counts.
    await page.goto(path(requestId));
    await expect(page.getByRole('main').getByText('Two rooms').first()).toBeVisible();
    const shown = await page.evaluate(() => performance.now());
    const made = requests();
    expect(made.filter(({ url }) => url.includes('/rest/v1/rpc/')).length, 'reads').toBeGreaterThan(0);
    expect(serialTrips(made, shown, false)).toBeLessThanOrEqual(TRIPS);
  });
}
