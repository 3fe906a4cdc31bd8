/** How sure we are of what a source says: it was read and dated, it is quoted by somebody else, or it has to be checked first. */
export type Certainty = 'sure' | 'likely' | 'check';

/**
 * A source in one line: its name in both languages, the organization's site, the date of the copy as far as it is known
 * (day, month or year), whether its own page was read or a publication that quotes it, and how sure we are of it.
 */
export type SourceRow = [
  en: string,
  fr: string,
  site: string | undefined,
  asOf: string | undefined,
  read: 'read' | 'quoted',
  certainty: Certainty,
];
