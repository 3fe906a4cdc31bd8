export interface CabinetJob {
  /** Of wall that gets base cabinets, and of wall that gets upper ones, in metres. */
  baseWall: number;
  upperWall: number;
  /** Taken by stove, dishwasher and refrigerator, in metres. */
  appliances: number;
  /** Of a usual cabinet, in metres. */
  cabinetWidth: number;
}

/**
 * Length and number of cabinets along the walls.
 *
 * @returns `run` (base and upper together), `base` and `upper` in metres, never below 0; `cabinets` whole ones that fit, in pieces;
 *   `filler` what the base cabinets leave open, in metres
 */
export function cabinetRun({ baseWall, upperWall, appliances, cabinetWidth }: CabinetJob) {
  const base = Math.max(0, baseWall - appliances);
  const bases = Math.floor(base / cabinetWidth + 1e-9);
  return {
    base,
    upper: upperWall,
    run: base + upperWall,
    cabinets: bases + Math.floor(upperWall / cabinetWidth + 1e-9),
    filler: Math.max(0, base - bases * cabinetWidth),
  };
}
