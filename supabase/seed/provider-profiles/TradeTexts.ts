/** English and French. */
export type Both = readonly [en: string, fr: string];

export interface ProjectText {
  title: Both;
  text: Both;
  /** A drawing of shared-ui/art. */
  art: string;
}

export interface TestimonialText {
  project: Both;
  text: Both;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** What companies of one trade say about themselves. `{name}`, `{city}` and `{year}` are filled in for each company. */
export interface TradeTexts {
  trade: string;
  taglines: readonly Both[];
  about: readonly Both[];
  /** Of a seventh company, where the trade has one: a sentence stands in few descriptions only. */
  aboutAnother?: Both;
  services: readonly Both[];
  projects: readonly ProjectText[];
  testimonials: readonly TestimonialText[];
}
