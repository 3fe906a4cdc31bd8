import type { CDPSession, Page } from '@playwright/test';
import type { Sample } from './growthOf.ts';

interface GrowthOptions {
  page: Page;
  /** Goes on to the next section; the number counts from 0. */
  next: (step: number) => Promise<void>;
  /** Switches before the first sample: caches fill. */
  warmUp: number;
  switches: number;
  samples: number;
}

/** Switches again and again, and looks at times what the page holds. */
export async function watchGrowth({ page, next, warmUp, switches, samples }: GrowthOptions): Promise<Sample[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  let step = 0;
  const go = async (times: number) => {
    for (let count = 0; count < times; count += 1) await next(step++);
    await page.waitForLoadState('networkidle');
  };
  await go(warmUp);
  const taken = [await sample(session, 0)];
  for (let part = 1; part <= samples; part += 1) {
    const until = Math.round((switches * part) / samples);
    await go(until - taken.at(-1)!.switches);
    taken.push(await sample(session, until));
  }
  return taken;
}

async function sample(session: CDPSession, switches: number): Promise<Sample> {
  // What the first round frees may refer to more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { switches, heapBytes: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}
