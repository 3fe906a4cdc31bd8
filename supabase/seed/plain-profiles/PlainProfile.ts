import type { LicenceSeed } from '../provider-profiles/licences.ts';

/** Of a text that a company wrote, `null` in a language it does not serve in. */
export type Written = readonly [english: string, french: string | null];

/** The profile of a seeded company that shows no work. */
export interface PlainProfile {
  /** As in `seedId('service <index>')`. */
  index: number;
  tagline: Written;
  description: Written;
  established: number;
  employees: string;
  /** Places in the menu of its trade, with what each costs here. */
  services: readonly { item: number; cents: number }[];
  /** How many of the places around its city it goes to. */
  areas: number;
  licences: readonly LicenceSeed[];
  /** The last licence ran out. */
  lapsed: boolean;
}
