import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { PaintPage } from '../paintPages.ts';
import type { Profile } from '../profiles.ts';
import { measuresOf, type Measures } from './measuresOf.ts';
import { openThrottled } from './openThrottled.ts';
import { watchRequests } from './watchRequests.ts';

const answer = '[role="dialog"]';
/** Between two questions whether a page has shown what it is for. */
const ASK_MS = 100;
const ASKS = 300;

/** Opens a page as somebody who was never on the site, and touches nothing. */
export async function visitPage(browser: Browser, url: string, { content }: PaintPage, profile: Profile): Promise<Measures> {
  const { page, session, close } = await openThrottled(browser, profile, { content, tap: null, answer });
  try {
    const requests = await watchRequests(session);
    await page.goto(url);
    // What Playwright waits with in a page is a long task itself on a slow processor.
    const isWaiting = () => page.evaluate(() => globalThis.__observed.content === null);
    for (let asked = 0; asked < ASKS && (await isWaiting()); asked += 1) await pause(ASK_MS);
    await page.waitForLoadState('networkidle');
    // What was fetched may still be at work, a slice at a time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))));
    return measuresOf(url, await page.evaluate(() => globalThis.__observed), requests());
  } finally {
    await close();
  }
}

/** The first tap: times in milliseconds since the page was asked for. */
export interface Tap {
  at: number;
  answered: number;
}

/** Opens a page and taps the menu in the frame that first shows it. @returns when the menu was drawn */
export async function visitAndTap(browser: Browser, url: string, { content }: PaintPage, profile: Profile): Promise<Tap> {
  const { page, close } = await openThrottled(browser, profile, { content, tap: 'header button[aria-haspopup="dialog"]', answer });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => typeof globalThis.__observed?.tap?.answered === 'number');
    const { at, answered } = (await page.evaluate(() => globalThis.__observed)).tap!;
    return { at, answered: answered! };
  } finally {
    await close();
  }
}
