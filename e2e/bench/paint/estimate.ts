import type { PaintPage } from './paintPages.ts';
import type { Profile } from './profiles.ts';

/** Seconds that the visits of a run take under a profile: one of each variant, and two taps. Of a machine that does nothing else. */
const secondsOfRun: Readonly<Record<string, number>> = { P: 13, K: 8, none: 5 };
const secondsOfTaps: Readonly<Record<string, number>> = { P: 9, K: 5 };

/** @returns minutes that measuring the pages takes, roughly */
export function estimateMinutes(pages: readonly PaintPage[], under: readonly Profile[], runs: number): number {
  const seconds = under.reduce((total, { name }) => {
    const taps = pages.filter((page) => page.taps).length * (secondsOfTaps[name] ?? 0);
    return total + pages.length * (secondsOfRun[name] ?? 0) + taps;
  }, 0);
  return (seconds * runs) / 60;
}
