/** What the figures of a diagram count. */
export const diagramUnits = ['dollars', 'points', 'month', 'year'] as const;

export type DiagramUnit = (typeof diagramUnits)[number];
