import type { Locale } from '@marketplace/section-kit';
import { nationalSources } from './nationalSources.ts';
import { provincialSources } from './provincialSources.ts';
import type { Certainty, SourceRow } from './sourceRow.ts';

/** Where a figure comes from. */
export interface Source {
  name: Record<Locale, string>;
  /** The organization's own site, where the page itself may have moved since. */
  site?: string;
  /** Date of the copy: day, month or year as far as it is known; left out when the page bears none. */
  asOf?: string;
  /** Read in a dated publication that quotes the source, not on the source's own page. */
  isQuoted: boolean;
  certainty: Certainty;
}

const rows = { ...nationalSources, ...provincialSources };

export type SourceId = keyof typeof rows;

export const sourceIds = Object.keys(rows) as SourceId[];

export function sourceOf(id: SourceId): Source {
  const [en, fr, site, asOf, read, certainty]: SourceRow = rows[id];
  return { name: { en, fr }, ...(site && { site }), ...(asOf && { asOf }), isQuoted: read === 'quoted', certainty };
}
