export interface FloorJob {
  /** Sides of the room in metres. */
  length: number;
  width: number;
  /** Pieces, and the width of each in metres. */
  doorways: number;
  doorWidth: number;
  /** Percent more for cuts. */
  waste: number;
}

/**
 * Floor, transition strips and quarter round of a room.
 *
 * @returns `floor` and `toBuy` (with waste) in square metres; `transitions` across the doorways and `trim` along the rest
 *   of the walls in metres
 */
export function flooringNeed({ length, width, doorways, doorWidth, waste }: FloorJob) {
  const floor = length * width;
  const around = 2 * (length + width);
  const transitions = Math.min(doorways * doorWidth, around);
  return { floor, toBuy: floor * (1 + waste / 100), transitions, trim: around - transitions };
}
