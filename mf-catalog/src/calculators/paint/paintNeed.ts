/** A usual door (81 × 203 cm) and a usual window (120 × 120 cm), in square metres. */
const DOOR = 1.65;
const WINDOW = 1.44;

export interface PaintJob {
  /** Sides and height of the room in metres. */
  length: number;
  width: number;
  height: number;
  /** Pieces that are not painted. */
  doors: number;
  windows: number;
  coats: number;
  /** Square metres that a litre covers once, in m²/L. */
  coverage: number;
}

/**
 * Paint for the walls of a room.
 *
 * @returns `walls` (without doors and windows, never below 0) and `toPaint` (all coats) in square metres; `volume` in cubic metres
 */
export function paintNeed({ length, width, height, doors, windows, coats, coverage }: PaintJob) {
  const walls = Math.max(0, 2 * (length + width) * height - doors * DOOR - windows * WINDOW);
  const toPaint = walls * coats;
  return { walls, toPaint, volume: toPaint / coverage / 1000 };
}
