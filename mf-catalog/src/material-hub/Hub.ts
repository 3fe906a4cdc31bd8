import type { Locale } from '@marketplace/section-kit';
import type { CalculatorId } from '../calculators/calculatorLoaders';
import type { GuidePath } from './guidePaths';

/** A search within the page that people ask for often, as one button. */
export interface Pick {
  label: string;
  /** Part of names or descriptions, in the language of the page. */
  search: string;
}

/** Something to know before buying. */
export interface Note {
  title: string;
  text: string;
  /** Who says so, for a fact that is more than experience. */
  source?: string;
}

export interface HubTexts {
  lead: string;
  picks?: readonly Pick[];
  notes: readonly Note[];
}

/** Part of a list for a usual project. */
export interface StarterLine {
  /** Kind of material, see `Material.family`; the first one in stock is proposed. */
  family: string;
  quantity: number;
}

/** A page about one kind of materials. */
export interface Hub {
  /** Trades that install them, as the directory writes them. */
  trades: readonly string[];
  calculators: readonly CalculatorId[];
  guides: readonly GuidePath[];
  starter?: readonly StarterLine[];
  texts: Readonly<Record<Locale, HubTexts>>;
}
