import type { Locale } from '@marketplace/section-kit';
import type { ArtName } from '@marketplace/shared-ui/art';

/** Words for a field of the price list. */
export interface FieldText {
  label: string;
  hint?: string;
  /** By value, for choices and rates. */
  values?: Readonly<Record<string, string>>;
}

export interface FixedPriceTexts {
  title: string;
  lead: string;
  fields: Readonly<Record<string, FieldText>>;
  included: readonly string[];
  excluded: readonly string[];
  questions: readonly { question: string; answer: string }[];
}

/** A service at list prices in words; its numbers come from the price list of the same name. */
export interface FixedPriceContent {
  service: string;
  /** The trade whose professionals do the work, as the directory writes it. */
  category: string;
  art: ArtName;
  texts: Readonly<Record<Locale, FixedPriceTexts>>;
}
