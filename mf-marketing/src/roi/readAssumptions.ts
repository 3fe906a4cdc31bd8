import type { Locale } from '@marketplace/section-kit';
import { parseNumber } from '@marketplace/section-kit/number';
import { fieldRules, fieldsOf, type CampaignName, type FieldName } from './campaigns';

type FieldProblem = 'empty' | 'notANumber' | 'tooLow' | 'tooHigh';
export type Texts = Partial<Record<FieldName, string>>;

export interface Assumptions {
  values: Partial<Record<FieldName, number>>;
  problems: Partial<Record<FieldName, FieldProblem>>;
}

/** Reads what is typed, the way people write numbers in the language of the page. */
export function readAssumptions(name: CampaignName, texts: Texts, locale: Locale): Assumptions {
  const values: Assumptions['values'] = {};
  const problems: Assumptions['problems'] = {};
  for (const field of fieldsOf(name)) {
    const parsed = parseNumber(texts[field] ?? '', locale);
    const { least, most } = fieldRules[field];
    if (!parsed.ok) problems[field] = parsed.reason;
    else if (parsed.value < least) problems[field] = 'tooLow';
    else if (parsed.value > most) problems[field] = 'tooHigh';
    else values[field] = parsed.value;
  }
  return { values, problems };
}
