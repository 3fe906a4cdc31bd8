import type { ParseArgsConfig } from 'node:util';
import type { Bucket } from '../bucket/Bucket.ts';

/** What a verb found or did: for people, and for programs. */
export interface Answer {
  lines: string[];
  data: object;
  /** Whether what was asked is not so; it was done all the same. */
  isNo?: boolean;
}

/** What was typed behind a verb. */
export interface Words {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

/** Where and for whom a verb works. */
export interface Desk {
  dataDir: string;
  who: string;
  /** What several machines share; nothing where everything stands in `dataDir`. */
  bucket?: Bucket | null;
}

/** One thing that `npm run sections` does. */
export interface Verb {
  /** What follows the verb. */
  usage: string;
  /** What it is for, in one line. */
  summary: string;
  /** What else is worth knowing, a line each. */
  details: string[];
  options: NonNullable<ParseArgsConfig['options']>;
  /** @throws UsageError for words it cannot read, Error for what is refused or fails */
  run: (words: Words, desk: Desk) => Answer | Promise<Answer>;
}

/** The words of a command cannot be read; nothing was tried. */
export class UsageError extends Error {}
