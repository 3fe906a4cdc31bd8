import { slopeOf } from '@marketplace/node-kit/statistics';

/** What a page holds after some switches, when what nobody refers to was thrown away. */
export interface Sample {
  switches: number;
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** What a page keeps of each switch. */
export type Growth = Omit<Sample, 'switches'>;

/** What may stay: a router's memory of where people were, and nothing of the pages. */
export const limits: Growth = { heapBytes: 550, nodes: 0.1, listeners: 0.1 };

/**
 * How much a page grows with each switch.
 *
 * @throws Error for fewer than two samples
 */
export function growthOf(samples: readonly Sample[]): Growth {
  const slope = (measure: keyof Growth) => slopeOf(samples.map((sample) => [sample.switches, sample[measure]] as const));
  return { heapBytes: slope('heapBytes'), nodes: slope('nodes'), listeners: slope('listeners') };
}

/** @returns what grows beyond its limit: it leaks */
export const leaksOf = (growth: Growth): (keyof Growth)[] =>
  (Object.keys(limits) as (keyof Growth)[]).filter((measure) => growth[measure] > limits[measure]);
