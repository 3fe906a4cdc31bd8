import type { Locale } from '@marketplace/section-kit';
import type { CalculatorId } from '../calculatorRegistry';
import type { FinancialTopic } from '../financialPaths';
import type { Province } from './provinces';
import type { SourceId } from './sources';

/** How things stand with a guide's subject. */
export const guideStatuses = ['open', 'changed', 'paused', 'closed'] as const;
export type GuideStatus = (typeof guideStatuses)[number];

/** `check`: sources disagree or are old, so only the program itself can say. */
export type ProgramStatus = GuideStatus | 'check';

/** A piece of a section. The first item of each pair and row is a short name. */
export type GuideBlock =
  | { text: string }
  | { list: string[] }
  | { steps: string[] }
  | { terms: [term: string, explanation: string][] }
  | { table: { caption: string; head: string[]; rows: string[][] } };

export interface GuideSection {
  /** The template has a usual title for every fixed section. */
  title?: string;
  blocks: GuideBlock[];
}

interface ProvinceRule {
  summary: string;
  blocks?: GuideBlock[];
}

/** The words of a guide in one language. */
export interface GuideContent {
  lead: string;
  status: { headline: string; text: string };
  /** For what is closed: what replaces it. */
  replacements?: { text: string; items: { topic: FinancialTopic; text: string }[] };
  /** The figures most people come for. */
  glance: [label: string, value: string][];
  who: GuideSection;
  amounts: GuideSection;
  /** Where rules differ. `otherwise` is said of a province or territory without an entry. */
  provinces?: { text: string; entries: Partial<Record<Province, ProvinceRule>>; otherwise: string };
  /** Every program of the guide, by its id. */
  programs?: Record<string, { name: string; text: string }>;
  more?: (GuideSection & { title: string })[];
  apply: GuideSection;
  limits: GuideSection;
  /** What people get wrong, and what is true. */
  mistakes: [claim: string, fact: string][];
}

export interface GuideProgram {
  status: ProgramStatus;
  /** Left out for a program of the whole country. */
  provinces?: Province[];
  source: SourceId;
}

/** A guide: what holds in every language, and the words of each. Days are ISO dates. */
export interface Guide {
  topic: FinancialTopic;
  /** A program is applied for and can close; a guide explains rules and products. */
  kind: 'program' | 'guide';
  status: GuideStatus;
  /** The day the status began. */
  since?: string;
  /** The day it is known to end. */
  until?: string;
  /** The day the figures were last compared with their sources. */
  verifiedOn: string;
  sources: SourceId[];
  /** Whose licensed advice the guide does not replace. */
  advice: 'mortgage' | 'insurance' | 'credit' | 'tax' | 'program';
  programs?: Record<string, GuideProgram>;
  calculators?: CalculatorId[];
  related: FinancialTopic[];
  content: Record<Locale, GuideContent>;
}
