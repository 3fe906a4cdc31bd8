import type { Calculator } from './Calculator';

/** One chunk per calculator, so that a page carries only its own. */
export const calculatorLoaders = {
  tile: () => import('./tile/calculator'),
  flooring: () => import('./flooring/calculator'),
  countertop: () => import('./countertop/calculator'),
  paint: () => import('./paint/calculator'),
  roofing: () => import('./roofing/calculator'),
  siding: () => import('./siding/calculator'),
  fence: () => import('./fence/calculator'),
  deck: () => import('./deck/calculator'),
  cabinets: () => import('./cabinets/calculator'),
  handles: () => import('./handles/calculator'),
  sinkFit: () => import('./fit/sinkFit'),
  vanityFit: () => import('./fit/vanityFit'),
  faucetFit: () => import('./fit/faucetFit'),
  roughOpening: () => import('./rough-opening/calculator'),
  windowRating: () => import('./window-rating/calculator'),
  garageDoor: () => import('./garage-door/calculator'),
  pool: () => import('./pool/calculator'),
  security: () => import('./security/calculator'),
} satisfies Record<string, () => Promise<{ calculator: Calculator }>>;

export type CalculatorId = keyof typeof calculatorLoaders;
