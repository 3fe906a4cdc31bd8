import type { Page } from '@playwright/test';
import axe from 'axe-core';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong on the page as it is now: one line per rule and element. Nothing is excluded.
 *
 * Run in the page itself: a builder for many frames opens a second page for every look, and no page here has frames.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options), {
    runOnly,
    resultTypes: ['violations'],
  } satisfies axe.RunOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`),
  );
}
