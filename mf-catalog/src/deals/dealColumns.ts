/** Offers in a row, for `FilledGrid`. */
export const dealColumns = [1, 2, 3] as const;
