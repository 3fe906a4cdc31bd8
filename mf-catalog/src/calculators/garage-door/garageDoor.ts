/** A door above this area, in square metres, needs the stronger opener: 9 × 8 ft, a rule of thumb of installers. */
const SINGLE_DOOR = 6.7;

export interface GarageDoorJob {
  /** Sides of the door in metres. */
  width: number;
  height: number;
  /** Resistance of its panels in m²·K/W. */
  rsi: number;
  /** Between garage and outside, in kelvins. */
  difference: number;
}

/**
 * Heat that a closed garage door lets through, and the opener it needs.
 *
 * @returns `area` in square metres; `loss` in watts: area × difference ÷ resistance, without what escapes around the
 *   edges; `opener`: half or three quarters of a horsepower
 */
export function garageDoor({ width, height, rsi, difference }: GarageDoorJob) {
  const area = width * height;
  return { area, loss: (area * difference) / rsi, opener: area > SINGLE_DOOR ? ('strong' as const) : ('usual' as const) };
}
