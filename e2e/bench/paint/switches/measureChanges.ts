import type { Browser } from '@playwright/test';
import { followLink, sectionRound } from './followLink.ts';
import { openHome } from './openHome.ts';

/** Changes of section in a page that has been in all of them before, in milliseconds from the click to the frame of the next one. */
export interface ChangeResult {
  /** 4 makes everything take four times as long. */
  cpuRate: number;
  monolith: number[];
  composed: number[];
}

const ROUNDS = 5;

/** Follows the same links in the one build and in the composed product. */
export async function measureChanges(browser: Browser, sites: { monolith: string; composed: string }): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  for (const cpuRate of [1, 4]) {
    const [monolith, composed] = [await changesIn(browser, sites.monolith, cpuRate), await changesIn(browser, sites.composed, cpuRate)];
    results.push({ cpuRate, monolith, composed });
  }
  return results;
}

async function changesIn(browser: Browser, site: string, rate: number): Promise<number[]> {
  const page = await openHome(browser, site);
  const round = async () => {
    const times: number[] = [];
    for (const address of sectionRound) {
      times.push(await followLink(page, address));
      await page.waitForLoadState('networkidle');
    }
    return times;
  };
  await round();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (let done = 0; done < ROUNDS; done += 1) times.push(...(await round()));
  await page.close();
  return times;
}
