/** Widths in CSS pixels from which a layout changes. */
export const breakpoints = { sm: 544, md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries for styled components: `${media.md} { … }` applies from that width up. */
export const media = {
  sm: '@media (min-width: 544px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
} as const;
