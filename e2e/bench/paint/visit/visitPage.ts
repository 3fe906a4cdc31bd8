import { setTimeout as pause } from 'node:timers/promises';
import type { PaintPage } from '../paintPages.ts';
import type { Profile } from '../profiles.ts';
import { measuresOf, type Measures } from './measuresOf.ts';
import { openThrottled } from './openThrottled.ts';
import type { Observed } from './pageObserver.ts';
import type { QuietBrowser } from './QuietBrowser.ts';
import { watchRequests } from './watchRequests.ts';

const answer = '[role="dialog"]';
/** Between two questions whether a page has shown what it is for. */
const ASK_MS = 100;
const ASKS = 300;

/** @returns what the page has noted once `isThere` says so, or after half a minute */
async function askUntil(isThere: (observed: Observed) => boolean, observed: () => Promise<Observed>): Promise<Observed> {
  let noted = await observed();
  for (let asked = 0; asked < ASKS && !isThere(noted); asked += 1) {
    await pause(ASK_MS);
    noted = await observed();
  }
  return noted;
}

/** Opens a page as somebody who was never on the site, and touches nothing. */
export async function visitPage(browser: QuietBrowser, url: string, { content }: PaintPage, profile: Profile): Promise<Measures> {
  const { session, goTo, observed, close } = await openThrottled(browser, profile, { content, tap: null, answer });
  try {
    const requests = await watchRequests(session);
    await goTo(url);
    await askUntil((noted) => noted.content !== null, observed);
    await requests.ended();
    // What was fetched may still be at work, a slice at a time.
    const expression = 'new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200)))';
    await session.send('Runtime.evaluate', { expression, awaitPromise: true });
    return measuresOf(url, await observed(), requests.all());
  } finally {
    await close();
  }
}

/** The first tap: times in milliseconds since the page was asked for. */
export interface Tap {
  at: number;
  answered: number;
}

/**
 * Opens a page and taps the menu in the frame that first shows it.
 *
 * @returns when the menu was drawn
 * @throws Error when it is not drawn within half a minute
 */
export async function visitAndTap(browser: QuietBrowser, url: string, { content }: PaintPage, profile: Profile): Promise<Tap> {
  const options = { content, tap: 'header button[aria-haspopup="dialog"]', answer };
  const { goTo, observed, close } = await openThrottled(browser, profile, options);
  try {
    await goTo(url);
    const { tap } = await askUntil((noted) => typeof noted.tap?.answered === 'number', observed);
    if (!tap || tap.answered === null) throw new Error(`${url} did not answer a tap on its menu.`);
    return { at: tap.at, answered: tap.answered };
  } finally {
    await close();
  }
}
