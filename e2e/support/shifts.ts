import type { Page } from '@playwright/test';

declare global {
  /** What moved since the page began. */
  var __shifts: { value: number; what: string }[];
}

/**
 * Counts from the first frame on what moves without anybody having touched the page (Layout Instability, W3C).
 *
 * @returns the sum so far, with what moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; what: string[] }>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    globalThis.__shifts = [];
    const nameOf = (node: Node | null): string => `${node?.nodeName.toLowerCase()} “${node?.textContent?.trim().slice(0, 40)}”`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} → ${currentRect.y}`);
        globalThis.__shifts.push({ value, what: `${value.toFixed(4)} ${what.join(', ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => ({
      sum: globalThis.__shifts.reduce((sum, { value }) => sum + value, 0),
      what: globalThis.__shifts.map(({ what }) => what),
    }));
}
