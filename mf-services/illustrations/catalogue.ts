import { excavator, hardHat } from './trades/construction.ts';
import { meter, outlet } from './trades/electrical.ts';
import { furnace, thermostat } from './trades/hvac.ts';
import { mower, planting } from './trades/landscaping.ts';
import { faucet, wrench } from './trades/plumbing.ts';
import { gutter, shingles } from './trades/roofing.ts';

/** Beside the drawing that a trade has in shared-ui, two of its own: the second and the third. */
export const drawings: Readonly<Record<string, readonly [second: () => string, third: () => string]>> = {
  construction: [hardHat, excavator],
  electrical: [outlet, meter],
  hvac: [thermostat, furnace],
  landscaping: [planting, mower],
  plumbing: [faucet, wrench],
  roofing: [shingles, gutter],
};
