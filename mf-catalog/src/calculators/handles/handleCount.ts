export interface HandleJob {
  /** Pieces. */
  doors: number;
  tallDoors: number;
  drawers: number;
  /** Wider than 76 cm (30 in), where one handle in the middle twists the drawer. */
  wideDrawers: number;
}

/**
 * Handles and hinges of a kitchen: one handle a door or drawer, two a wide drawer; two hinges a door, four a tall one.
 *
 * @returns pieces
 */
export function handleCount({ doors, tallDoors, drawers, wideDrawers }: HandleJob) {
  return { handles: doors + tallDoors + drawers + 2 * wideDrawers, hinges: 2 * doors + 4 * tallDoors };
}
