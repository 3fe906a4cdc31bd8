import type { Suggestion } from '@marketplace/shared-ui';
import type { Shell } from '../shell/Shell';

/** What a section found: it leads to an address. */
export interface Found extends Suggestion {
  href: string;
  /** Title of its group, in the language of the page. Two sections that write the same share one. */
  group: string;
  /** Where its group stands among those of the page: a smaller number comes first. */
  rank: number;
}

/**
 * What a section finds for a text, the best of each group first; the shell shows the first four of a group. It is asked once typing
 * pauses, never with an empty text, in the whole product's search. Whoever throws finds nothing; who throws because the backend has
 * no such function (`AppError`, `missing`) is not asked again.
 */
export type Find = (text: string, shell: Pick<Shell, 'db' | 'locale'>) => Promise<Found[]>;

/** Loads a section's part of the search, when a search field is focused for the first time. */
export type LoadFinder = () => Promise<{ find: Find }>;
