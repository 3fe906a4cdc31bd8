import type { Page } from '@playwright/test';

/** The browser reports nothing faster than this, in milliseconds. */
const FASTEST_MS = 16;

/** How events are answered, as the browser's Event Timing says: from the press to the frame that answers it, in steps of 8 ms. */
interface EventTimings {
  /** @returns the slowest since the call before, in milliseconds */
  slowest: () => Promise<number>;
}

/**
 * Slows the page's processor down and begins to watch its events.
 *
 * @param names what counts: the start of the names of events
 * @param rate 4 makes everything take four times as long
 */
export async function watchEvents(page: Page, names: readonly string[], rate: number): Promise<EventTimings> {
  const watched = await page.evaluateHandle((prefixes) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (prefixes.some((prefix) => name.startsWith(prefix))) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    return durations;
  }, names);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    slowest: async () => {
      // The browser reports an event some time after its frame; nothing says that the last report has come.
      await page.waitForTimeout(1000);
      return watched.evaluate((durations, fastest) => Math.max(fastest, ...durations.splice(0)), FASTEST_MS);
    },
  };
}

/** One run after another; the middle one of them counts: other work on the machine makes single runs slower, never faster. */
export async function inRuns<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) results.push(await run());
  return results;
}
