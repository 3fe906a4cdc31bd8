import type { Answer } from '@marketplace/section-kit';
import type { Provider } from '../provider/Provider';

/** A position that the search function gave, sent back as it came; `null` after the last page. */
export type Next = Answer<'search_services'>['next'];
/** Where the next page begins: a number of rows to leave out, or a position the search function gave. */
export type Position = { from: number; total: number } | { after: Next };

/** Why a row that does not match literally is offered all the same. */
export const reasons = ['accents', 'words', 'synonym', 'spelling'] as const;
export type Reason = (typeof reasons)[number];

/** What a part of the search text was taken for. */
export type UnderstoodPart = NonNullable<Answer<'search_services'>['understood']>[number];

/** Some of the services that a query finds. */
export interface ResultPage {
  /** All services there are. */
  total: number;
  /** Services that match; when `capped`, at least that many. */
  matched: number;
  capped: boolean;
  services: Provider[];
  /** Services that match only when something is forgiven, by what it is; not counted. */
  also: Partial<Record<Reason, Provider[]>>;
  /** What was looked for in place of a text that no service has; empty where the services have it. */
  understood: UnderstoodPart[];
  next: Position | null;
  /** Where distances are measured from; `null` where no place was asked for, or nobody knows it. */
  place: string | null;
}

/** Cards that come at a time. */
export const PAGE_SIZE = 24;
