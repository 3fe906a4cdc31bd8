/**
 * Largest U-factor of an ENERGY STAR window or door anywhere in Canada, in W/(m²·K). Natural Resources Canada, ENERGY STAR
 * technical specification for fenestration products, version 5.0: U-factor of 1.22 or less, or Energy Rating of 34 or more.
 */
const MAX_U_FACTOR = 1.22;
const MIN_ENERGY_RATING = 34;

/**
 * What the label of a window says, and whether it meets ENERGY STAR.
 *
 * @param uFactor in W/(m²·K), more than 0
 * @param energyRating without unit; 0 where the label has none
 * @returns `rsi` in m²·K/W, the opposite of the U-factor; `meets` by either of the two numbers
 */
export function windowRating({ uFactor, energyRating }: { uFactor: number; energyRating: number }) {
  return { rsi: 1 / uFactor, meets: uFactor <= MAX_U_FACTOR + 1e-9 || energyRating >= MIN_ENERGY_RATING };
}
