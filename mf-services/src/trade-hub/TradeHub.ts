import type { Locale } from '@marketplace/section-kit';
import type { LicenceTopic } from './licences/LicenceTopic';

type Localized<T> = Readonly<Record<Locale, T>>;

/** What a job usually costs, in whole dollars before tax. */
export interface Cost {
  label: Localized<string>;
  low: number;
  high: number;
}

/** Advice in a few lines, for instance for one season. */
export interface Advice {
  title: string;
  lines: readonly string[];
}

export interface HubTexts {
  title: string;
  lead: string;
  /** Jobs to ask a quote for. */
  jobs: readonly string[];
  /** What is particular about this trade; the first is the heading of all. */
  advice: { title: string; parts: readonly Advice[] };
  questions: readonly { question: string; answer: string }[];
}

/** A page about one trade, or about all trades of one side of a home. */
export interface TradeHub {
  /** Trades as the directory writes them, the most likely first. */
  trades: readonly string[];
  licences: LicenceTopic;
  /** Whether people work at heights, so that a proof of workers' compensation matters most. */
  needsWorkersComp?: boolean;
  costs: readonly Cost[];
  texts: Localized<HubTexts>;
}
