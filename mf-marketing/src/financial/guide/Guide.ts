import type { Localized } from '@marketplace/section-kit';
import type { FinancialGuide } from '../../../content/financial/collection';

/** A guide: what holds in every language, as its English file gives it, and the words of each. */
export interface Guide extends Pick<
  FinancialGuide,
  'kind' | 'status' | 'since' | 'until' | 'verifiedOn' | 'sources' | 'advice' | 'programs' | 'calculators' | 'related'
> {
  topic: string;
  content: Localized<FinancialGuide>;
}

/** @param topic slug of the guide */
export function toGuide(topic: string, content: Localized<FinancialGuide>): Guide {
  return { ...content.en, topic, content };
}
