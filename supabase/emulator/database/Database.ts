import type { Connection } from '@supabase/lite';
import type { Reach } from './reach.ts';

export interface Transaction {
  /** Runs a text of any number of statements. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** What the embedded backend needs of a database, whether PGlite or PostgreSQL. */
export interface Database {
  /** What the library's REST and Auth servers run on. */
  connection: Connection;
  /** How many there are: requests that share one must run one at a time. */
  connections: number;
  /** Of a database that runs elsewhere; one inside this process is never away. */
  reach?: Reach;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** Calls `heard` whenever a transaction that notified `channel` has committed. @returns what ends that */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
