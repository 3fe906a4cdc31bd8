import type { Service } from '../service/Service';

/** Where the next page begins: a number of rows to leave out, or a position the search function gave. */
export type Position = { from: number; total: number } | { after: unknown };

/** Some of the services that a query finds. */
export interface ResultPage {
  /** All services there are. */
  total: number;
  /** Services that match; when `capped`, at least that many. */
  matched: number;
  capped: boolean;
  services: Service[];
  /** Services that match only without their accents; not counted. */
  also: Service[];
  next: Position | null;
}

/** Cards that come at a time. */
export const PAGE_SIZE = 24;
