import type { Day, Sums } from './figures/measures';
import type { OwnActivity, OwnReport } from './ownReport';

/** Why the page shows made-up figures. */
export type SampleReason = 'signedOut' | 'noCompany' | 'noFigures' | 'missing';

/** What the page is about: figures of a company, or a sample. */
export interface Report {
  /** `null` for a company's own figures. */
  sample: SampleReason | null;
  companies: OwnReport['companies'];
  company: { id: string; name: string } | null;
  /** The days that were asked for, both included. */
  first: string;
  last: string;
  /** Those of them there are figures of. */
  days: readonly Day[];
  /** Sums of as many days before; `null` when there are no figures of them. */
  before: Sums | null;
  /** How what came in these days was answered; `null` where that is not known. */
  answers: { came: number; answered: number; medianMinutes: number | null } | null;
  /** `null` where the made-up feed belongs. */
  activity: readonly OwnActivity[] | null;
}
