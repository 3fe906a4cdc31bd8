import { chromium } from '@playwright/test';
import { freePort } from '@marketplace/node-kit/freePort';
import { rowsOf } from '../../support/databaseAccess.ts';
import { findChromium } from '../../support/findChromium.ts';
import { estimateMinutes } from './estimate.ts';
import { measurePaint, type PaintResult } from './measurePaint.ts';
import type { Options } from './options.ts';
import { paintPages, type PaintPage } from './paintPages.ts';
import { profiles, type Profile } from './profiles.ts';
import { circumstancesOf } from './report/circumstances.ts';
import type { PaintResults } from './report/PaintResults.ts';
import { measureServer } from './server/measureServer.ts';
import { warmPage } from './server/warmPage.ts';
import { holdingPath, startPeers } from './startPeers.ts';
import { measureChanges } from './switches/measureChanges.ts';
import { growthOf, leaksOf } from './switches/growthOf.ts';
import { switchSections } from './switches/switchSections.ts';
import type { Addresses } from './variants.ts';
import { captureStill } from './visit/captureStill.ts';
import { QuietBrowser } from './visit/QuietBrowser.ts';
import { visitPage } from './visit/visitPage.ts';

const stillOfServer = ['/fr/about', '/services'];
const LEAKING_SWITCHES = 50;
const args = ['--no-sandbox', '--disable-gpu'];
/** What V8 compiles of code that runs often counts to the heap, and goes on growing for hundreds of switches in a page that keeps nothing. */
const interpretOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/**
 * Measures what the options ask for.
 *
 * @param commandLine what came after the command
 * @returns `null` where there is no browser
 */
export async function measureAll(options: Options, commandLine: readonly string[]): Promise<PaintResults | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('No Chromium here: what a browser takes is not measured.');
    return null;
  }
  console.log('Building what is not built, and starting the product and what it is measured against …');
  const peers = await startPeers();
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const visitors = await QuietBrowser.connect(port);
    const circumstances = circumstancesOf(browser, commandLine);
    const wants = (part: Options['parts'][number]) => options.parts.includes(part);
    const [row] = await rowsOf<{ id: string }>('services?select=id&order=id&limit=1');
    const pages = paintPages(row!.id).filter(({ name }) => options.pages?.includes(name) ?? true);
    if (pages.length === 0)
      throw new Error(
        `--pages names none of ${paintPages('')
          .map(({ name }) => name)
          .join(', ')}.`,
      );
    const under = profiles.filter(({ name }) => options.profiles.includes(name));
    console.log(`Ready. On a quiet machine this takes about ${Math.ceil(estimateMinutes(pages, under, options))} minutes.`);
    for (const path of new Set([...stillOfServer, ...pages.map((page) => page.path)])) {
      await warmPage(`${peers.addresses.composed}${path}`);
      await captureStill(browser, peers.addresses.composed, path, peers.stillDir);
    }
    return {
      circumstances,
      paint: wants('paint') ? await measurePages(visitors, peers.addresses, pages, under, options.runs) : [],
      switches: wants('switches') ? await measureSwitches(executablePath, peers.addresses.composed, options.switches) : null,
      changes: wants('switches') ? await measureChanges(browser, peers.addresses) : [],
      server: wants('server') ? await measureServer({ ...peers.addresses, holding: peers.holding }, holdingPath, options.seconds) : [],
    };
  } finally {
    await browser.close();
    await peers.stop();
  }
}

async function measurePages(
  browser: QuietBrowser,
  addresses: Addresses,
  pages: readonly PaintPage[],
  under: readonly Profile[],
  runs: number,
): Promise<PaintResult[]> {
  const results: PaintResult[] = [];
  for (const page of pages) {
    // Servers remember a page once it was asked for; the browser has its code ready.
    for (const site of Object.values(addresses)) {
      await warmPage(`${site}${page.path}`);
      await visitPage(browser, `${site}${page.path}`, page, profiles.at(-1)!);
    }
    for (const profile of under) {
      const began = performance.now();
      results.push(await measurePaint({ browser, addresses, page, profile, runs }));
      console.log(`${page.name} ${profile.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
  }
  return results;
}

/** @throws Error when a page that was made to leak does not show it: then nothing would */
async function measureSwitches(executablePath: string, site: string, switches: number): Promise<PaintResults['switches']> {
  console.log(`${switches} switches between sections …`);
  const browser = await chromium.launch({ executablePath, args: [...args, interpretOnly] });
  try {
    const product = await switchSections(browser, site, switches);
    const leaking = await switchSections(browser, site, LEAKING_SWITCHES, true);
    if (leaksOf(growthOf(leaking)).length === 0) throw new Error('A page that was made to leak did not show it; do not trust the measure.');
    return { product, leaking };
  } finally {
    await browser.close();
  }
}
