import type { Browser } from '@playwright/test';
import { followLink, sectionAddresses } from './followLink.ts';
import type { Sample } from './growthOf.ts';
import { leak } from './leak.ts';
import { watchGrowth } from './watchGrowth.ts';

/**
 * Goes from section to section in one page.
 *
 * @param leaks makes the page leak, to see whether that shows
 */
export async function switchSections(browser: Browser, site: string, switches: number, leaks = false): Promise<Sample[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  if (leaks) await page.addInitScript(leak);
  await page.goto(site, { waitUntil: 'networkidle' });
  const next = async (step: number) => void (await followLink(page, sectionAddresses[step % sectionAddresses.length]!));
  const samples = await watchGrowth({ page, next, warmUp: Math.min(50, switches), switches, samples: Math.min(10, switches) });
  await page.close();
  return samples;
}
