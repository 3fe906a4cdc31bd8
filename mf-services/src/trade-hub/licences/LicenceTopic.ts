import type { Locale } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';

export interface Source {
  name: string;
  /** What French calls it, where that differs. */
  french?: string;
  href: string;
}

export interface LicenceRule {
  text: Readonly<Record<Locale, string>>;
  source: Source;
  /** `read`: we read it at the source or in a copy of it. `general`: common knowledge that we have not confirmed there. */
  basis: 'read' | 'general';
}

/** Who has to hold what, by province. */
export interface LicenceTopic {
  /** Day of our notes, such as "2026-11-20". */
  notedOn: string;
  rules: Readonly<Record<Province, LicenceRule>>;
}

const notedOn = '2026-11-20';

/** The rules of a topic: what is said for single provinces, and one rule for all others with each province's own source. */
export function topic(
  single: Partial<Record<Province, LicenceRule>>,
  others: LicenceRule['text'],
  sources: Readonly<Record<Province, Source>>,
): LicenceTopic {
  const rules = Object.fromEntries(
    Object.entries(sources).map(([province, source]) => [
      province,
      single[province as Province] ?? { text: others, source, basis: 'general' },
    ]),
  );
  return { notedOn, rules: rules as Record<Province, LicenceRule> };
}
