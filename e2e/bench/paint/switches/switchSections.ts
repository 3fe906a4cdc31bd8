import type { Browser } from '@playwright/test';
import { followLink, sectionRound } from './followLink.ts';
import type { Sample } from './growthOf.ts';
import { leak } from './leak.ts';
import { openHome } from './openHome.ts';
import { watchGrowth } from './watchGrowth.ts';

const SAMPLES = 10;
/** The page has to be the same one at every sample. */
const STEP = SAMPLES * sectionRound.length;

/**
 * Goes from section to section in one page.
 *
 * @param atLeast how often; whole rounds are gone
 * @param leaks makes the page leak, to see whether that shows
 */
export async function switchSections(browser: Browser, site: string, atLeast: number, leaks = false): Promise<Sample[]> {
  const page = await openHome(browser, site, leaks ? { before: leak } : {});
  const next = async (step: number) => void (await followLink(page, sectionRound[step % sectionRound.length]!));
  const samples = await watchGrowth({ page, next, warmUp: STEP, switches: Math.ceil(atLeast / STEP) * STEP, samples: SAMPLES });
  await page.close();
  return samples;
}
