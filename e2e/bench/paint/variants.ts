/**
 * What is measured beside each other: pages as documents without script (nothing can be faster), the same sources as one build without
 * federation, and the composed product.
 */
export const variants = ['still', 'monolith', 'composed'] as const;
export type Variant = (typeof variants)[number];

/** What each of them is called in tables. */
export const letters: Readonly<Record<Variant, string>> = { still: 'S', monolith: 'M', composed: 'C' };

/** Where each of them answers. */
export type Addresses = Readonly<Record<Variant, string>>;
