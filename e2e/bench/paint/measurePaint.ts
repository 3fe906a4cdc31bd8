import type { Runs } from './compare/comparePage.ts';
import type { PaintPage } from './paintPages.ts';
import type { Profile } from './profiles.ts';
import { warmPage } from './server/warmPage.ts';
import { variants, type Addresses, type Variant } from './variants.ts';
import { visitAndTap, visitPage, type Tap } from './visit/visitPage.ts';
import type { Measures } from './visit/measuresOf.ts';
import type { QuietBrowser } from './visit/QuietBrowser.ts';

/** A page under a profile, run by run. */
export interface PaintResult {
  page: string;
  kind: PaintPage['kind'];
  profile: string;
  runs: Runs;
  /** Of the variants that answer at all; empty for pages without. */
  taps: { monolith: Tap[]; composed: Tap[] };
}

interface PaintOptions {
  browser: QuietBrowser;
  addresses: Addresses;
  page: PaintPage;
  profile: Profile;
  runs: number;
}

/** Visits every variant in each run, in turns forwards and backwards, so that what warms up or fills favours none. */
export async function measurePaint({ browser, addresses, page, profile, runs }: PaintOptions): Promise<PaintResult> {
  const measured: Record<Variant, Measures[]> = { still: [], monolith: [], composed: [] };
  const taps: PaintResult['taps'] = { monolith: [], composed: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
      const url = `${addresses[variant]}${page.path}`;
      await warmPage(url);
      measured[variant].push(await visitPage(browser, url, page, profile));
      if (page.taps && profile.line && variant !== 'still') taps[variant].push(await visitAndTap(browser, url, page, profile));
    }
  }
  return { page: page.name, kind: page.kind, profile: profile.name, runs: measured, taps };
}
