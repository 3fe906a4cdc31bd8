/** Colours in the order series take them; each also has a texture of its own, so that colour is never the only difference. */
export const seriesColours = ['var(--ui-primary)', 'var(--ui-star)', 'var(--ui-info)', 'var(--ui-tone-plum-ink)'] as const;

/** Stripes over the colour: none, rising, falling, upright. Degrees. */
export const seriesStripes = [null, 45, -45, 0] as const;

/** Dashes of lines. */
export const seriesDashes = ['none', '6 4', '2 4', '10 4 2 4'] as const;
