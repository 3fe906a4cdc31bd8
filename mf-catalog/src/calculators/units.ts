export const systems = ['metric', 'imperial'] as const;
export type System = (typeof systems)[number];

/** One foot in metres, exactly: the international foot of 1959. */
export const FOOT = 0.3048;
/** One inch in metres, exactly. */
export const INCH = 0.0254;
/** One square foot in square metres, exactly. */
export const SQUARE_FOOT = FOOT ** 2;
/** One roofing square in square metres: 100 square feet. */
export const SQUARE = 100 * SQUARE_FOOT;
/** One US liquid gallon in cubic metres, exactly: 231 cubic inches. */
const US_GALLON = 231 * INCH ** 3;
/** One British thermal unit an hour in watts: 1,055.05585262 J in 3,600 s (International Table). */
export const BTU_PER_HOUR = 1055.05585262 / 3600;
/** One degree Fahrenheit of difference in degrees Celsius, exactly. */
const FAHRENHEIT_STEP = 5 / 9;
/** W/(m²·K) of one Btu/(h·ft²·°F). */
const IMPERIAL_U = BTU_PER_HOUR / (SQUARE_FOOT * FAHRENHEIT_STEP);

/** How much of the base unit one unit is: metres, square metres, cubic metres, kilograms, watts, kelvins. */
const sizes = {
  length: { metric: 1, imperial: FOOT },
  size: { metric: 0.01, imperial: INCH },
  joint: { metric: 0.001, imperial: INCH },
  area: { metric: 1, imperial: SQUARE_FOOT },
  volume: { metric: 0.001, imperial: US_GALLON },
  flow: { metric: 0.001, imperial: US_GALLON },
  mass: { metric: 1, imperial: 0.45359237 },
  heat: { metric: 1000, imperial: BTU_PER_HOUR },
  difference: { metric: 1, imperial: FAHRENHEIT_STEP },
  uFactor: { metric: 1, imperial: IMPERIAL_U },
  rValue: { metric: 1, imperial: 1 / IMPERIAL_U },
  count: { metric: 1, imperial: 1 },
  pitch: { metric: 1, imperial: 1 },
  squares: { metric: 1, imperial: 1 },
  percent: { metric: 1, imperial: 1 },
  hours: { metric: 1, imperial: 1 },
  money: { metric: 1, imperial: 1 },
} as const satisfies Record<string, Record<System, number>>;

/** What a number measures. */
export type Quantity = keyof typeof sizes;
export const quantities = Object.keys(sizes) as Quantity[];

/**
 * @param amount in the unit of the system: metres or feet, centimetres or inches, kilowatts or Btu/h
 * @returns the same in the base unit of the quantity: metres, square metres, cubic metres, watts
 */
export const toBase = (amount: number, quantity: Quantity, system: System): number => amount * sizes[quantity][system];

/** The opposite of `toBase`. */
export const fromBase = (amount: number, quantity: Quantity, system: System): number => amount / sizes[quantity][system];

/**
 * Whole pieces that an amount needs, at least none.
 *
 * @param amount of pieces; what only binary rounding has put above a whole number counts as that number
 */
export const wholePieces = (amount: number): number => Math.max(0, Math.ceil(amount - 1e-9));
