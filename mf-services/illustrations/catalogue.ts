import { shower, vanity } from './trades/bathroom.ts';
import { excavator, hardHat } from './trades/construction.ts';
import { armchair, samples } from './trades/design.ts';
import { meter, outlet } from './trades/electrical.ts';
import { carpet, tile } from './trades/flooring.ts';
import { furnace, thermostat } from './trades/hvac.ts';
import { cabinet, island } from './trades/kitchen.ts';
import { mower, planting } from './trades/landscaping.ts';
import { cans, clapboard } from './trades/painting.ts';
import { faucet, wrench } from './trades/plumbing.ts';
import { gutter, shingles } from './trades/roofing.ts';
import { casement, lock } from './trades/windowsDoors.ts';

/** Beside the drawing that a trade has in shared-ui, two of its own: the second and the third. */
export const drawings: Readonly<Record<string, readonly [second: () => string, third: () => string]>> = {
  bathroom: [vanity, shower],
  construction: [hardHat, excavator],
  design: [armchair, samples],
  electrical: [outlet, meter],
  flooring: [tile, carpet],
  hvac: [thermostat, furnace],
  kitchen: [island, cabinet],
  landscaping: [planting, mower],
  painting: [cans, clapboard],
  plumbing: [faucet, wrench],
  roofing: [shingles, gutter],
  'windows-doors': [casement, lock],
};
