import { directorySeed } from './directory.ts';

/** The files of ../seeds and what writes each. They load in the order of their names. */
export const seedFiles: Readonly<Record<string, () => string>> = {
  '10_directory.sql': directorySeed,
};
