import { INCH } from '../units';

/** What goes into the wall. */
export const openingKinds = { interiorDoor: 1, exteriorDoor: 2, window: 3 } as const;

/** Wider and higher than what goes in, in inches: usual among Canadian makers of pre-hung doors and windows. */
const allowances: Readonly<Record<number, readonly [width: number, height: number]>> = {
  [openingKinds.interiorDoor]: [2, 2.5],
  [openingKinds.exteriorDoor]: [2.25, 2.75],
  [openingKinds.window]: [0.75, 0.75],
};

/**
 * The opening to frame for a door or window.
 *
 * @param width of the door leaf or the window frame, and `height`, in metres
 * @param kind one of `openingKinds`
 * @returns `width`, `height` and the length of the `header` (with 1½ inches to bear on each side), in metres
 * @throws RangeError for another kind
 */
export function roughOpening({ width, height, kind }: { width: number; height: number; kind: number }) {
  const allowance = allowances[kind];
  if (!allowance) throw new RangeError(`There is no opening of kind ${kind}; use one of openingKinds.`);
  const opening = width + allowance[0] * INCH;
  return { width: opening, height: height + allowance[1] * INCH, header: opening + 3 * INCH };
}
