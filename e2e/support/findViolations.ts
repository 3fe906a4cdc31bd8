import type { Page } from '@playwright/test';
import axe from 'axe-core';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong on the page as it is now: one line per rule and element. Nothing is excluded.
 *
 * A target that looks too small is measured again in the middle of the window, where it is pressed: where the page happens to be
 * scrolled to, the header that stays at the top may cover a part of it.
 *
 * Run in the page itself: a builder for many frames opens a second page for every look, and no page here has frames.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(lookAtPage, { runOnly, resultTypes: ['violations'], elementRef: true } satisfies axe.RunOptions);
}

/** Runs in the page. */
async function lookAtPage(options: axe.RunOptions): Promise<string[]> {
  const { axe: checks } = globalThis as unknown as { axe: typeof axe };
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  // Not `scrollIntoView`, which also decides where the next Tab begins.
  const toMiddle = (element: Element, frames: readonly Element[]) => {
    for (const frame of frames) {
      const [box, window] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      const [top, height] = frame === document.documentElement ? [0, innerHeight] : [window.top, window.height];
      frame.scrollBy({ top: box.top - top - (height - box.height) / 2, behavior: 'instant' });
    }
  };
  const isTooSmallInView = async (element: HTMLElement) => {
    const frames = ancestors(element);
    const scrolled = frames.map((frame) => [frame, frame.scrollTop] as const);
    toMiddle(element, frames);
    const { violations } = await checks.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    for (const [frame, top] of scrolled) frame.scrollTo({ top, behavior: 'instant' });
    return violations.length > 0;
  };
  // Cards that are far away are not laid out, and would be measured where they are not.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(laidOut);
  const { violations } = await checks.run(options);
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { element, target, failureSummary = '' } of nodes)
      if (id !== 'target-size' || !element || (await isTooSmallInView(element)))
        found.push(`${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
  return found;
}
