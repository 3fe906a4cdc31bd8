import type { Browser } from '@playwright/test';
import { findViolations } from '../../support/findViolations.ts';
import { widths, type languages } from '../../support/languages.ts';
import { settle } from '../../support/settle.ts';
import { signInWithAddress } from '../../support/signedInVisitor.ts';
import { expect, type Page } from '../../support/test.ts';
import { watchPage, type PageWatch } from '../../support/watchPage.ts';
import { loopTexts } from './loopTexts.ts';
import type { Rival } from './rival.ts';

interface Side {
  page: Page;
  email: string;
}

/** The people of one way from an application to a review, and what they have learned so far. */
export interface Loop {
  language: (typeof languages)[number]['language'];
  prefix: (typeof languages)[number]['prefix'];
  t: (typeof loopTexts)['en' | 'fr'];
  /** Its owner, on a phone. */
  company: Side;
  /** A guest at a desk. */
  homeowner: Side;
  staff: Side;
  /** A company that is asked for the same work; before it applied there is none. */
  rival: Rival | null;
  /** What the pages did that they must not do. */
  complaints: () => string[];
}

let guests = 0;

/** Opens a browser of its own for each of the three; the owner and the staff sign in. */
export async function openLoop(browser: Browser, { language, prefix }: Pick<Loop, 'language' | 'prefix'>): Promise<Loop> {
  const watches: PageWatch[] = [];
  const open = async (viewport: { width: number; height: number }) => {
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL!,
      locale: `${language}-CA`,
      timezoneId: 'America/Toronto',
      viewport,
    });
    context.on('page', (page) => watches.push(watchPage(page, new URL(process.env.PRODUCT_URL!).origin)));
    return context.newPage();
  };
  const [company, homeowner, staff] = [await open({ width: 360, height: 800 }), await open(widths[1]), await open(widths[1])];
  return {
    language,
    prefix,
    t: loopTexts[language],
    company: { page: company, email: (await signInWithAddress(company, 'Noor Haddad', language)).email },
    homeowner: { page: homeowner, email: `homeowner-${process.pid}-${Date.now()}-${(guests += 1)}@example.ca` },
    staff: { page: staff, email: (await signInWithAddress(staff, 'Max Tremblay', language)).email },
    rival: null,
    complaints: () => watches.flatMap((watch) => watch.complaints()),
  };
}

/** Looks at a page as axe does, and whether it fits its window. On a phone a form may stand before it as a sheet. */
export async function look(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return lookAtDialog(page);
  await settle(page);
  await expectSound(page);
}

/** The same while a dialog stands before the page. */
export async function lookAtDialog(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectSound(page);
}

async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
}

/** The day in the time zone of the journey, such as "2026-11-23". */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
