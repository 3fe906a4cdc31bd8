export const audiences = ['homeowners', 'professionals'] as const;
export type Audience = (typeof audiences)[number];
