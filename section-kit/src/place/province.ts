/** The two letters of a province or territory. */
export type Province = (typeof provinces)[number];

/** Provinces and territories in the order forms list them. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

/** A value of unknown origin as a province or territory; `null` for anything but its two capital letters. */
export const toProvince = (value: unknown): Province | null => provinces.find((known) => known === value) ?? null;
