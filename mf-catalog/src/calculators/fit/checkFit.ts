export type Fit = 'fits' | 'tight' | 'no';

/**
 * Whether something goes into a space and leaves the room around it that installers want.
 *
 * @param space and `item` in metres
 * @param room wanted in addition, in metres
 * @returns `spare` in metres, below 0 where it does not go in; `fit`: with the room, without it, or not at all
 */
export function checkFit(space: number, item: number, room: number): { spare: number; fit: Fit } {
  const spare = space - item;
  // Sizes that were converted may differ in their last digit.
  const slack = 1e-9;
  return { spare, fit: spare >= room - slack ? 'fits' : spare >= -slack ? 'tight' : 'no' };
}
