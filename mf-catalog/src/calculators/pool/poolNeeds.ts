import { BTU_PER_HOUR, SQUARE_FOOT } from '../units';

export const poolShapes = { rectangle: 1, round: 2 } as const;

export interface PoolJob {
  /** One of `poolShapes`; the round one is an ellipse of these sides. */
  shape: number;
  /** Sides of the water and its average depth, in metres. */
  length: number;
  width: number;
  depth: number;
  /** In which the pump moves all the water once, in hours. */
  turnover: number;
  /** Water warmer than air, in kelvins. */
  difference: number;
}

/**
 * Water, pump and heater of a pool.
 *
 * Heater: surface in square feet × difference in °F × 12 gives Btu/h, for a wind of 3.5 mph: U.S. Department of Energy,
 * Energy Saver, "Gas Swimming Pool Heaters".
 *
 * @returns `surface` in square metres, `volume` in cubic metres, `flow` in cubic metres a minute, `heater` in watts
 */
export function poolNeeds({ shape, length, width, depth, turnover, difference }: PoolJob) {
  const surface = length * width * (shape === poolShapes.round ? Math.PI / 4 : 1);
  const volume = surface * depth;
  return {
    surface,
    volume,
    flow: volume / (turnover * 60),
    heater: (surface / SQUARE_FOOT) * (difference * 1.8) * 12 * BTU_PER_HOUR,
  };
}
