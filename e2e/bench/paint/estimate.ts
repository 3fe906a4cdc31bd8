import type { Options } from './options.ts';
import type { PaintPage } from './paintPages.ts';
import type { Profile } from './profiles.ts';

/** Seconds that the visits of a run take under a profile: one of each variant, and two taps. Of a machine that does nothing else. */
const secondsOfRun: Readonly<Record<string, number>> = { P: 8, K: 5, none: 4 };
const secondsOfTaps: Readonly<Record<string, number>> = { P: 6, K: 3 };
const SECONDS_OF_SWITCH = 0.2;
/** Warming up, a page that leaks, and changes that wait until the page before is quiet. */
const SECONDS_BESIDE_SWITCHES = 150;
const MEASURES_OF_SERVER = 10;

/** @returns minutes that it all takes once everything is built and started, roughly */
export function estimateMinutes(pages: readonly PaintPage[], under: readonly Profile[], options: Options): number {
  const ofRun = under.reduce((total, { name }) => {
    const taps = pages.filter((page) => page.taps).length * (secondsOfTaps[name] ?? 0);
    return total + pages.length * (secondsOfRun[name] ?? 0) + taps;
  }, 0);
  const seconds = {
    paint: ofRun * options.runs,
    switches: options.switches * SECONDS_OF_SWITCH + SECONDS_BESIDE_SWITCHES,
    server: options.seconds * MEASURES_OF_SERVER,
  };
  return options.parts.reduce((total, part) => total + seconds[part], 0) / 60;
}
