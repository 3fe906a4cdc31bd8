/**
 * A source in one line: its name in both languages, the organization's site, the date of the copy as far as it is known
 * (day, month or year), and whether a dated publication quoted it.
 */
export type SourceRow = [en: string, fr: string, site?: string, asOf?: string, quoted?: 'quoted'];
