import { errorCard } from './failedSection.ts';
import type { Page } from './test.ts';
import type { PageWatch } from './watchPage.ts';

/** Entry script of the section whose faults are tested, of any version. */
export const servicesEntry = /^\/sections\/mf-services\/[^/]+\/remoteEntry\.js$/;

/** Heading of its page. */
export const servicesHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Professional Services' });

/** Opens its page, or another that needs it. A document whose preloads hang never finishes loading. */
export const openServices = (page: Page, path = '/services') => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Presses the button of the error card. */
export const tryAgain = (page: Page) => errorCard(page).getByRole('button', { name: 'Try again' }).click();

/** What the browser itself says about files that were spoiled on the way. */
export function allowBrowsersRemarks(watch: PageWatch): void {
  watch.allow(/Failed to find a valid digest|Refused to execute script|MIME type/);
}
