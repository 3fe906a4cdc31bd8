import { chair, parts } from './trades/assembly.ts';
import { shower, vanity } from './trades/bathroom.ts';
import { glove, vacuum } from './trades/cleaning.ts';
import { excavator, hardHat } from './trades/construction.ts';
import { deck, pickets } from './trades/decksFences.ts';
import { armchair, samples } from './trades/design.ts';
import { meter, outlet } from './trades/electrical.ts';
import { carpet, tile } from './trades/flooring.ts';
import { caulking, toolBelt } from './trades/general.ts';
import { camera, doorbell } from './trades/homeSecurity.ts';
import { furnace, thermostat } from './trades/hvac.ts';
import { batts, roll } from './trades/insulation.ts';
import { cabinet, island } from './trades/kitchen.ts';
import { mower, planting } from './trades/landscaping.ts';
import { bricks, mixer } from './trades/masonry.ts';
import { handTruck, truck } from './trades/moving.ts';
import { cans, clapboard } from './trades/painting.ts';
import { magnifier, nest } from './trades/pestControl.ts';
import { faucet, wrench } from './trades/plumbing.ts';
import { hotTub, pool } from './trades/pools.ts';
import { gutter, shingles } from './trades/roofing.ts';
import { planks, shakes } from './trades/siding.ts';
import { padlock, shelves } from './trades/storage.ts';
import { casement, lock } from './trades/windowsDoors.ts';

/** Beside the drawing that a trade has in shared-ui, two of its own: the second and the third. */
export const drawings: Readonly<Record<string, readonly [second: () => string, third: () => string]>> = {
  assembly: [chair, parts],
  bathroom: [vanity, shower],
  cleaning: [vacuum, glove],
  construction: [hardHat, excavator],
  'decks-fences': [deck, pickets],
  design: [armchair, samples],
  electrical: [outlet, meter],
  flooring: [tile, carpet],
  general: [toolBelt, caulking],
  'home-security': [camera, doorbell],
  hvac: [thermostat, furnace],
  insulation: [batts, roll],
  kitchen: [island, cabinet],
  landscaping: [planting, mower],
  masonry: [bricks, mixer],
  moving: [handTruck, truck],
  painting: [cans, clapboard],
  'pest-control': [nest, magnifier],
  plumbing: [faucet, wrench],
  pools: [pool, hotTub],
  roofing: [shingles, gutter],
  siding: [planks, shakes],
  storage: [shelves, padlock],
  'windows-doors': [casement, lock],
};
